import type { Role } from '#shared/contracts/auth.ts';

export type SeededAccount = { email: string; password: string; role: Role };

/** What `GET /__local/status` answers (design, section 11). */
export type LocalStatus = {
  /** `embedded`, or the endpoint that stands for AWS. */
  aws: string;
  ai: { mode: 'rules' | 'gateway'; model: string };
  stripe: 'local' | 'live';
  seededAccounts: readonly SeededAccount[];
};
