import { MIN_PASSWORD_LENGTH } from '#shared/domain/limits.ts';

import { commonPasswords } from './common-passwords.ts';

const TOO_COMMON = 'To jedno z haseł, które zgaduje się najpierw. Wybierz inne.';
const ONLY_DIGITS = 'Same cyfry, zwłaszcza data, łatwo zgadnąć. Dodaj słowa.';
const ONE_CHARACTER = 'Powtarzany znak łatwo zgadnąć. Wybierz inne hasło.';
const SHORT = 'Krótkie. Najtrudniej zgadnąć trzy lub cztery słowa, które do siebie nie pasują.';
const STRONG = 'To hasło trudno zgadnąć.';

/** From this length on guessing is hopeless, unless the words are common. */
const LONG = 12;
/** Characters that people add to a word to satisfy a form. */
const AROUND = /^[\d!@#$%^&*._?-]+|[\d!@#$%^&*._?-]+$/g;

/**
 * Advice about a chosen password; `undefined` while it is too short to be judged. Advice only: the product accepts
 * six characters. Nothing leaves the page.
 */
export function passwordAdvice(password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return undefined;
  const plain = plainOf(password);
  if (new Set(plain).size === 1) return ONE_CHARACTER;
  if (commonPasswords.has(plain) || isCommonWithin(plain)) return TOO_COMMON;
  if (/^[\d .\-/]+$/.test(plain)) return ONLY_DIGITS;
  return password.length < LONG ? SHORT : STRONG;
}

/** The word without digits and punctuation around it, or without its repetition. */
function isCommonWithin(plain: string): boolean {
  const word = plain.replace(AROUND, '');
  const half = word.slice(0, word.length / 2);
  return word !== '' && (commonPasswords.has(word) || (half + half === word && half !== ''));
}

/** Lower case without accents, the form in which attackers try leaked passwords. */
function plainOf(password: string): string {
  return password.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
