import type { User } from './user.ts';

/**
 * Words that find a user, sorted: each part of their names, and the whole address; lower case, without
 * diacritics.
 */
export function wordsOfUser({
  email,
  firstName,
  lastName,
}: Pick<User, 'email' | 'firstName' | 'lastName'>): string[] {
  return [...new Set([...nameWords(`${firstName} ${lastName}`), folded(email)])].sort();
}

/** The words of a search; a word with an @ stays whole. */
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
