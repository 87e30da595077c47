import type { Role } from '#shared/contracts/auth.ts';

export type SeededAccount = { email: string; password: string; role: Role };

/** The answer of `GET /__local/status` (design, section 11). */
export type LocalStatus = {
  /** `embedded`, or the endpoint in place of AWS. */
  aws: string;
  ai: { mode: 'rules' | 'gateway'; model: string };
  stripe: 'local' | 'live';
  seededAccounts: readonly SeededAccount[];
};
