import * as z from 'zod/mini';

import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/domain/limits.ts';

/** Form fields used by more than one call, with the Polish sentence for each possible error. */

/** Visible letters of any alphabet: no control character, no blank, no mark of direction. */
const LETTERS = '\\u00a1-\\u167f\\u1681-\\u1fff\\u2010-\\u2027\\u2070-\\u2fff\\u3001-\\ufefe';
/** Ranges instead of a negated class, so that tools of other languages can read the pattern. */
const EMAIL_NAME = `[!#-'*+\\--9=?A-Z[\\]-~${LETTERS}]+`;
const EMAIL_HOST = `[!-\\-/-?A-~${LETTERS}]+`;
const EMAIL_SHAPE = new RegExp(`^${EMAIL_NAME}@${EMAIL_HOST}(\\.${EMAIL_HOST})+$`);

/** E-mail address, trimmed; compared in lower case (`normalizeEmail`). At most 254 characters (RFC 5321). */
export const emailField = z
  .string('Podaj adres e-mail.')
  .check(
    z.trim(),
    z.minLength(1, 'Podaj adres e-mail.'),
    z.maxLength(254, 'Adres e-mail jest za długi.'),
    z.regex(EMAIL_SHAPE, 'Podaj poprawny adres e-mail.'),
  );

/** A new password: exactly as received, never trimmed (specification, section 5). */
export const newPasswordField = z
  .string('Podaj hasło.')
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, 'Hasło musi mieć co najmniej 6 znaków.'),
    z.maxLength(MAX_PASSWORD_LENGTH, 'Hasło może mieć najwyżej 256 znaków.'),
  );

/** A password to check: any length, so that a changed rule never locks anybody out. */
export const passwordField = z
  .string('Podaj hasło.')
  .check(z.minLength(1, 'Podaj hasło.'), z.maxLength(1024, 'Hasło jest za długie.'));

/** First or last name. */
export const nameField = z.string('Imię i nazwisko nie mogą być puste.').check(
  z.trim(),
  z.minLength(1, 'Imię i nazwisko nie mogą być puste.'),
  z.maxLength(80, 'Imię lub nazwisko jest za długie.'),
  // No control character, no < and >; written so that tools of other languages can read the pattern.
  z.regex(/^[ -;=?-~\u00a0-\uffff]+$/, 'Imię lub nazwisko zawiera niedozwolone znaki.'),
);

/** Calendar day, ISO. */
export const isoDate = z
  .string('Podaj datę.')
  .check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Podaj datę w formacie RRRR-MM-DD.'),
  );

/** Two addresses belong to one account when this form is equal. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
