import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** A letter with one of these may correct an earlier one. */
export const corrects = wordPattern([
  'sprostow*',
  'prostuj*',
  'korekt*',
  'korygu*',
  'skorygowan*',
  'errat*',
  'omylk*',
  'pomylk*',
  'pomylil*',
  'mylnie',
  'blednie',
  'bledn*',
  'nieprawidlowo',
  'niewlasciw*',
  'przestawion*', // W piśmie z 1 września przestawiono cyfry.
  'niebyl*', // Prosimy traktować poprzednie pismo jako niebyłe.
  'niewazn*',
  'powinno byc',
  'winno byc',
]);

/** "kwota", "termin płatności", "rachunek nr": what a figure is the value of. */
const named = String.raw`(?:[a-z-]+[.: ]{1,2}){0,4}["„:(– -]{0,3}`;

/** The words right before a wrong value. */
export const replacedBefore = new RegExp(
  String.raw`\b${either(
    /zamiast(?! pism)/,
    'w miejsce',
    /a nie(?:,? jak (?:podano|podalismy|pisalismy|wskazano|wskazalismy)[^,]{0,30},)?/,
    /(?:omylkowo|blednie|mylnie|pomylkowo|nieprawidlowo|niewlasciwie) (?:[a-z]+(?:no|to|ny|na|ne|l|la|li|lo|smy|m))/,
    /(?:bledn|niewlasciw|nieprawidlow|nieaktualn|niewazn)(?:[yae]|ego|ej|ym|a)/,
    /poprzedni\w{0,3} (?=kwot|sum|termin|dat|rachun|kont|numer|wysokosc)/,
    /star\w{1,3} (?=kwot|sum|termin|dat|rachun|kont|numer)/,
    /(?:poprzednio|omylkowo|blednie|mylnie|byl[oa]) ?(?=[:"„(–-])/,
  )} ?${named}$`,
);

/** The words right behind a wrong value: "jest 486 zł, powinno być 312 zł", "kwotę 486 zł zastępuje się". */
export const replacedAfter = new RegExp(
  String.raw`^[^.;]{0,14}${either(
    /\b(?:a )?(?:powinn[oay]|powinien|winn[oay]|winien|mial[oay]?|ma) (?:byc|brzmiec)/,
    /\bzastep(?:uje|ujemy|ujac)/,
    /\bnie obowiazuj/,
    /\b(?:jest|byl[oay]?|sa) (?:bledn|nieprawidlow|niewlasciw|omylk|pomylk)/,
  )}`,
);

/** A mark that a value is void: "(nieważne)", "– nie wpłacać". */
export const marksVoid =
  /[([–-] ?(?:niewazn|nieaktualn|bledn[ey]|omylkow|prosimy nie wplac|nie wplac|nie placic|nieobowiazujac)/;
export const voidMark = new RegExp(String.raw`^[a-z. ]{0,6}${marksVoid.source}`);

/** The words right before the value that counts instead. */
export const putInPlace = new RegExp(
  String.raw`\b${either(
    /(?:powinn[oay]|powinien|winn[oay]|winien|mial[oay]?) (?:byc|brzmiec)/,
    /prawidlow(?:[yae]|ego|ej|o)/,
    /poprawn(?:[yae]|ego|ej|ie)/,
    /wlasciw(?:[yae]|ego|ej|ie)/,
    /zastepuj\w+ (?:sie )?/,
  )} ?${named}$`,
);

/** Where a list of wrong values opens. */
export const turnsWrong =
  /\b(?:bylo|zapis bledny|zapis dotychczasowy|jest bledn\w+|podano|podalismy|wpisano)\s?:/g;

/** Where it gives way to the right ones. */
export const turnsRight =
  /\b(?:powinno byc|winno byc|jest|prawidlowo|poprawnie|zapis prawidlowy|zapis poprawny|ma byc)\s?:/;

/** Headings of a column with what was wrong. */
export const headsOld =
  /^(?:bylo|podano|wpisano|bledn\w*|omylkowo|poprzednio|niewazne|przed (?:korekta|sprostowaniem|zmiana))\b/;

/** Headings of the column with what counts. */
export const headsRight =
  /^(?:jest|powinno byc|winno byc|ma byc|prawidlow\w*|poprawn\w*|wlasciw\w*|obowiazuje|po (?:korekcie|sprostowaniu|zmianie))\b/;
