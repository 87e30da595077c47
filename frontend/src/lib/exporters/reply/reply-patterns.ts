import { either } from '#shared/letters/text/word-list.ts';

/** How the parts of a Polish letter are recognised, line by line (specification, section 5). */

const month =
  '(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)';
const date = `(?:\\d{1,2}\\s+${month}\\s+\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\[[^\\]]*dat[^\\]]*\\])`;
const place = '(?:(?:\\[[^\\]]*\\]|[\\p{L}][\\p{L}\\s.-]*),?\\s*)?';
const placeAndDate = new RegExp(
  `^${place}(?:dnia|dn\\.)?\\s*${date}\\s*(?:r\\.?|roku)?[.,]?$`,
  'iu',
);
const gapForBoth = /^\[[^\]]*miejscowość[^\]]*dat[^\]]*\]$/iu;
const placeGap = /^\[[^\]]*miejscowość[^\]]*\]/iu;
const notALetterhead = /(?:^|\s)(?:ur\.|urodz\S*|z dnia|pesel)(?:\s|$)/iu;
const MAX_PLACE_AND_DATE = 80;

/** A short line with only a place and a date, or gaps for them. */
export function isPlaceAndDate(line: string): boolean {
  if (line.length > MAX_PLACE_AND_DATE || notALetterhead.test(line)) return false;
  return placeAndDate.test(line) || gapForBoth.test(line) || isPlaceGapWithDate(line);
}

function isPlaceGapWithDate(line: string): boolean {
  return placeGap.test(line) && (/\d{4}/.test(line) || /dat/iu.test(line));
}

export const isSubject = (line: string) => /^dotyczy(?!\p{L})/iu.test(line);
export const isClosing = (line: string) =>
  /^(?:z poważaniem|z wyrazami szacunku)(?![\p{L}\d])/iu.test(line);
export const isSalutation = (line: string) => /^(?:szanown|wysoki sądzie|dzień dobry)/iu.test(line);
export const isAttachmentsTitle = (line: string) =>
  /^(?:załączniki?|do wiadomości|otrzymują)\s*(?:\([^)]*\))?\s*:?\s*$/iu.test(line);

/** Names of pleadings at the beginning of a heading; a stem stands for all its forms. */
const pleadingNames = either(
  'WNIOSEK', // WNIOSEK O UMORZENIE
  'ODPOWIEDŹ',
  'SPRZECIW',
  'ODWOŁANIE',
  'ZAŻALENIE',
  'SKARGA',
  'PISMO', // PISMO PROCESOWE
  'WEZWANIE',
  'REKLAMACJA',
  'ZARZUTY',
  'OŚWIADCZENIE',
  'PODANIE',
  'PROŚBA',
  'POZEW',
  'APELACJA',
  'WYJAŚNIENI',
  'ZGŁOSZENIE',
  'INFORMACJA',
  'PROPOZYCJA', // PROPOZYCJA UGODY
  'POWÓDZTWO',
  'PONOWN', // PONOWNY WNIOSEK
  'INTERWENCJA',
  'UZUPEŁNIENIE', // UZUPEŁNIENIE BRAKÓW
  'STANOWISKO',
);

const pleading = new RegExp(`^${pleadingNames}`, 'u');
const knownHeading = /^(?:uzasadnienie|uzasadnienie wniosku|wnioski dowodowe|stan faktyczny):?$/iu;
const MAX_HEADING = 120;

/** The name of a pleading in capitals, or the name of one of its parts. */
export function isHeading(line: string): boolean {
  if (line.length > MAX_HEADING || /[.;,]$/.test(line)) return false;
  return knownHeading.test(line) || (pleading.test(line) && line === line.toUpperCase());
}

/** In the body any line in capitals is a heading, because it contains no names or addresses. */
export function isBodyHeading(line: string): boolean {
  const letters = line.replace(/\P{L}/gu, '');
  const isCapitals = letters.length >= 6 && line === line.toUpperCase() && !line.includes('[');
  return isHeading(line) || (isCapitals && line.length <= MAX_HEADING && !/[.;,]$/.test(line));
}

const listItem = /^((?:\d{1,2}|[a-z])[.)]|[-–—•*·▪])\s+(\S.*)$/u;

/** The mark and the text of a list item; undefined for any other line. */
export function findListItem(line: string): { marker: string; text: string } | undefined {
  const [, marker, text] = listItem.exec(line) ?? [];
  return marker === undefined || text === undefined ? undefined : { marker, text };
}

/** "[ ] Zapłaciłem.": a ground to be ticked or struck out. */
export const isTickBox = (text: string): boolean => /^\[[ \u00a0]\]/u.test(text);
