import { either } from '#shared/letters/text/word-list.ts';

import { type ScamPattern, warnedOf } from './scam-pattern.ts';

const change = either('zmian', 'informacj', 'kont', 'rachun', 'przelew', 'platnos', 'rozliczeni');

/** "nie sugerować się", "zignorować", "można pominąć". */
const leaves = either(
  /nie (?:sugerowac|sugeruj|przejmowac|przejmuj|zwazac|zwracac|kierowac)/,
  ...['zignorowa', 'ignorowa', 'ignoruj', 'zignoruj', 'pomin'],
);
const comesLater = either(
  'pojawi sie',
  'trafi',
  /zostanie (?:dodan|zgloszon|ujawnion|dopisan)\w*/,
  /bedzie (?:widoczn|ujawnion|zgloszon)\w*/,
);

/** What mails in a business partner's name say to keep the reader from checking a changed account. */
export const changedAccountScams: readonly ScamPattern[] = [
  {
    // "proszę nie sugerować się komunikatem banku o niezgodności nazwy odbiorcy", "ostrzeżenie banku można pominąć"
    id: 'ignore_bank',
    weight: 3,
    pattern: new RegExp(
      either(
        new RegExp(
          String.raw`\b(?:${leaves})\w* [^.;]{0,30}\b(?:komunikat|ostrzezeni|alert|uwag)\w* (?:\w+ )?bank`,
        ),
        /\b(?:komunikat|ostrzezeni|alert)\w* (?:\w+ )?bank\w* [^.;]{0,40}\b(?:pomin|zignorowa|ignorowa|zaakceptowac|bez znaczenia)/,
      ),
    ),
    unless: warnedOf,
    explanation:
      'Każe pominąć ostrzeżenie banku. Bank ostrzega, gdy nazwa odbiorcy nie pasuje do konta.',
  },
  {
    // "Rachunek pojawi się na białej liście w ciągu 14 dni"
    id: 'white_list_later',
    weight: 2,
    pattern: new RegExp(
      String.raw`\b${comesLater}\b[^.;]{0,20} (?:na|do|w) (?:bial\w* lis[ct]|wykaz\w* podatnik)`,
    ),
    unless: warnedOf,
    explanation:
      'Konta nie ma jeszcze na białej liście podatników VAT. Poczekaj, aż się tam pojawi, albo zapytaj kontrahenta.',
  },
  {
    // "Zmiana ma charakter poufny do czasu zakończenia audytu"
    id: 'secret_change',
    weight: 2,
    pattern: new RegExp(
      String.raw`\b${change}\w* [^.;]{0,30}\b(?:jest |ma(?:ja)? charakter )(?:\w+ )?poufn`,
    ),
    unless: warnedOf,
    explanation: 'Każe zachować zmianę konta w tajemnicy. Zapytaj kontrahenta pod znanym numerem.',
  },
];
