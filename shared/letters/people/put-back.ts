import { mapStrings } from '#shared/letters/text/map-strings.ts';
import { quietAddress, titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText, readableQuote } from '#shared/letters/text/text.ts';

import type { Masking } from './masking.ts';

/** How a model rewrites our tags (cases, English words and the like), by the folded beginning of the word. */
const tagStems: readonly (readonly [stem: string, tag: string, gap: string])[] = [
  ['zagraniczn', 'ZAGRANICZNY_RACHUNEK', 'numer rachunku z pisma'], // [ZAGRANICZNEGO_RACHUNKU_1]
  ['osob', 'OSOBA', 'imię i nazwisko'], // [OSOBĘ_1], [OSOBY_1]
  ['person', 'OSOBA', 'imię i nazwisko'],
  ['name', 'OSOBA', 'imię i nazwisko'],
  ['pesel', 'PESEL', 'PESEL'],
  ['nip', 'NIP', 'NIP'],
  ['regon', 'REGON', 'REGON'],
  ['e-mail', 'EMAIL', 'adres e-mail'],
  ['email', 'EMAIL', 'adres e-mail'],
  ['mail', 'EMAIL', 'adres e-mail'],
  ['telefon', 'TELEFON', 'numer telefonu'],
  ['phone', 'TELEFON', 'numer telefonu'],
  ['dowod', 'DOWOD', 'numer dowodu'],
  ['paszport', 'PASZPORT', 'numer paszportu'],
  ['passport', 'PASZPORT', 'numer paszportu'],
  ['rejestracj', 'REJESTRACJA', 'numer rejestracyjny'],
  ['vin', 'VIN', 'numer VIN'],
  ['ksieg', 'KSIEGA', 'numer księgi wieczystej'],
  ['polis', 'POLISA', 'numer polisy'], // [POLISY_1]
  ['policy', 'POLISA', 'numer polisy'],
  ['klient', 'KLIENT', 'numer klienta'], // [KLIENTA_1]
  ['client', 'KLIENT', 'numer klienta'],
  ['rachun', 'RACHUNEK', 'numer rachunku z pisma'], // [RACHUNKU_1]
  ['account', 'RACHUNEK', 'numer rachunku z pisma'],
  ['bank', 'RACHUNEK', 'numer rachunku z pisma'], // [BANK_ACCOUNT_1]
  ['adres', 'ADRES', 'adres'],
  ['address', 'ADRES', 'adres'],
];

const gap = String.raw`[\s_\\-]{1,3}`;
const word = String.raw`[\p{L}-]{2,14}`;
const inside = String.raw`(?<tag>${word}(?:${gap}(?!forma)\p{L}{4,9})?)(?:${gap}form[aąęy]?${gap}(?<form>\p{L}{1,2}))?`;
/** `[OSOBA_1]` and the forms a model makes of it: `[osobę 1]`, `[OSOBA\_1]`, `OSOBA_1`. */
const scratched = new RegExp(
  String.raw`\\?\[\s*${inside}${gap}(?<number>\d{1,6})\s*\\?\]|(?<![\p{L}\d_\[])(?<bare>\p{Lu}{3,12}(?:_\p{Lu}+)*_(?<bareNumber>\d{1,6}))(?![\p{L}\d_\]])`,
  'giu',
);

/**
 * Puts the personal data back into what a model wrote, in every string of plain JSON, even where it
 * damaged a placeholder (another case, spaces, English, no brackets). A placeholder without a
 * value becomes a visible gap; a value that the letter breaks over lines comes on one line.
 */
export function putBack<T>(value: T, masking: Masking): T {
  const values = new Map(
    masking.replacements.map(({ placeholder, value: secret }) => [placeholder, onOneLine(secret)]),
  );
  return mapStrings(value, (text) => restored(text, values, masking.text));
}

/** The same data in the form that the reader's own letter uses: no name or street in capitals. */
export function quietly(masking: Masking): Masking {
  const replacements = masking.replacements.map((one) => {
    if (one.placeholder.startsWith('[OSOBA')) return { ...one, value: titleCase(one.value) };
    return one.placeholder.startsWith('[ADRES') ? { ...one, value: quietAddress(one.value) } : one;
  });
  return { ...masking, replacements };
}

/** A placeholder as we wrote it; behind a backslash it is a scratched one. */
const whole = /(?<!\\)\[\p{Lu}+(?:_\p{Lu}+)*_\d+\]/gu;
/** What every scratched placeholder ends like. */
const end = /_\d|[\s\\-]\d{1,6}\s*\\?\]/;

function restored(text: string, values: ReadonlyMap<string, string>, letter: string): string {
  let back = '';
  let from = 0;
  for (const { 0: placeholder, index } of text.matchAll(whole)) {
    const secret = values.get(placeholder);
    if (secret === undefined) continue;
    back += mended(text.slice(from, index), values, letter) + secret;
    from = index + placeholder.length;
  }
  return back + mended(text.slice(from), values, letter);
}

function mended(text: string, values: ReadonlyMap<string, string>, letter: string): string {
  if (!end.test(text)) return text; // most texts have none, and the pattern is slow
  return text.replace(scratched, (found: string, ...rest) => {
    const exact = values.get(found);
    if (exact !== undefined) return exact;
    if (isOwn(found, letter)) return found;
    const groups = rest.at(-1) as Record<string, string | undefined>; // named groups come last
    const written = groups.tag ?? groups.bare ?? '';
    const number = groups.number ?? groups.bareNumber ?? '';
    const form = groups.form ?? /_FORMA_([A-Z]{1,2})_/.exec(written)?.[1];
    return meant(written, number, form, values) ?? found;
  });
}

/** Whether the letter itself contains these words, not as one of our placeholders. */
function isOwn(found: string, letter: string): boolean {
  return letter.replaceAll(`[${found}]`, '').includes(found);
}

function meant(
  written: string,
  number: string,
  form: string | undefined,
  values: ReadonlyMap<string, string>,
): string | undefined {
  const folded = foldText(written);
  const known = tagStems.find(([stem]) => folded.startsWith(stem));
  if (known === undefined) return undefined;
  const [, tag, what] = known;
  const inflected = form === undefined ? '' : `_FORMA_${form.toUpperCase()}`;
  return (
    values.get(`[${tag}${inflected}_${number}]`) ??
    values.get(`[${tag}_${number}]`) ??
    `[uzupełnij: ${what}]`
  );
}

function onOneLine(secret: string): string {
  return readableQuote(secret, { start: 0, end: secret.length }, secret.length);
}

/** Whether a value is nothing but a gap for something the model lost. */
export function isGap(value: string): boolean {
  return /^\[uzupełnij[^\]]*\]$/.test(value.trim());
}

/** Puts lines that contain only a person's name (a sender, a signature) into the nominative. */
export function signedInNominative(content: string): string {
  return content.replace(
    /^([^\S\n]*)\[OSOBA_FORMA_[A-Z]{1,2}_(\d+)\]([^\S\n]*)$/gm,
    '$1[OSOBA_$2]$3',
  );
}
