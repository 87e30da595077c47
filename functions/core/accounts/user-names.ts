import type { User } from './user.ts';

/**
 * Words a user is found by, sorted: each part of their names, and the whole address; lower case, without
 * diacritics.
 */
export function wordsOfUser({
  email,
  firstName,
  lastName,
}: Pick<User, 'email' | 'firstName' | 'lastName'>): string[] {
  return [...new Set([...nameWords(`${firstName} ${lastName}`), folded(email)])].sort();
}

/** Words somebody looks for; one with an @ stays whole. */
export function wordsOfSearch(search: string): string[] {
  const typed = folded(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return typed.flatMap((word) => (word.includes('@') ? [word] : nameWords(word)));
}

function nameWords(names: string): string[] {
  return folded(names)
    .split(/[\s-]+/u)
    .filter((word) => word !== '');
}

/** Lower case without diacritics; ł has no decomposition. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}
