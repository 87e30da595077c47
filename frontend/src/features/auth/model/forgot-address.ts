import { paths } from '#frontend/src/config/paths.ts';

const NAME = 'haslo';

/** The login screen with the form for a password-reset link. */
export const forgotAddress = `${paths.login}?${NAME}=nowe`;

export function asksForNewPassword(query: URLSearchParams): boolean {
  return query.has(NAME);
}
