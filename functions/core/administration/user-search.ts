import type { User } from '#functions/core/accounts/user.ts';

/**
 * Whether a user is meant: each word looked for is a part of the e-mail or of a name, whatever its case
 * and diacritics.
 */
export function userMatcher(search: string): (user: User) => boolean {
  const words = folded(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return ({ email, firstName, lastName }) => {
    const text = folded(`${email} ${firstName} ${lastName}`);
    return words.every((word) => text.includes(word));
  };
}

/** Lower case without diacritics; ł has no decomposition. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}
