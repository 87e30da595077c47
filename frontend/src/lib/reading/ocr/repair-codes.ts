import { isValidNip, isValidNrb, isValidPesel } from '#shared/letters/figures/checksums.ts';

/** Letters that the engine reads in place of digits; each has exactly one digit, so a repair is unique. */
const digitFor: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  I: '1',
  l: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Printed numbers with check digits, in which such letters may replace digits. */
const checked: readonly (readonly [RegExp, (digits: string) => boolean])[] = [
  // An account: `61 1O90 1014 0000 07l2 1981 2874`.
  [/(?<![\p{L}\d])[\dOoDIlZSB]{2}(?: ?[\dOoDIlZSB]{4}){6}(?![\p{L}\d])/gu, isValidNrb],
  // PESEL and NIP: `9OO11592777`, `521-Ol-23-456`.
  [/(?<![\p{L}\d])[\dOoDIlZSB]{11}(?![\p{L}\d])/gu, isValidPesel],
  [
    /(?<![\p{L}\d])[\dOoDIlZSB]{3}(?:-?[\dOoDIlZSB]{2,3}){2}-?[\dOoDIlZSB]{2,3}(?![\p{L}\d])/gu,
    isValidNip,
  ],
];

/** Replaces letters by digits in numbers whose check digits then match. */
export function repairCheckedNumbers(text: string): string {
  return checked.reduce(
    (so, [pattern, isValid]) =>
      so.replace(pattern, (read) => {
        const repaired = read.replace(/[^\d\s-]/g, (letter) => digitFor[letter] ?? letter);
        // Words of only such letters are not numbers.
        const isNumber = read.replace(/\D/g, '').length > read.length / 2;
        return isNumber && isValid(repaired.replace(/\D/g, '')) ? repaired : read;
      }),
    text,
  );
}

/** Registers of courts and bailiffs, followed by a number, a slash and a year. */
const REGISTERS = [
  ...['C', 'Nc', 'Ns', 'Ca', 'Cz', 'Co', 'Cps', 'GC', 'GNc', 'GCo', 'Ga', 'Gz', 'GU', 'GUp', 'GUk'],
  ...['P', 'Np', 'Po', 'Pa', 'Pz', 'U', 'Ua', 'Uz', 'RC', 'RNs', 'RCo', 'Nsm', 'Nmo', 'Npw'],
  ...['K', 'Kp', 'Ko', 'Ka', 'Kz', 'W', 'Ws', 'Wo', 'ACa', 'AGa', 'AUa', 'APa', 'CSK', 'CZP'],
];
const BAILIFFS = ['Km', 'Kmp', 'Kms', 'GKm', 'GKmp'];
const courtNumber = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])[IVX]{1,6}\s(?:${REGISTERS.join('|')})\s)\d{3,11}(?![\d/]|\s?/)`,
  'gu',
);
const bailiffNumber = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])(?:${BAILIFFS.join('|')})\s)\d{3,11}(?![\d/]|\s?/)`,
  'gu',
);
/** The 7 before the year of a case, after a number of at least two digits. */
const CUT = /(?<=^\d{2,})7(?=(?:20)?[0-3]\d$)/;

/**
 * Restores the slash before the year of a case that was read as a 7 or a stroke: `II C 2271726`. Every such number has
 * a slash, with only one possible place.
 */
export function repairSlashes(text: string): string {
  const stroked = text.replace(
    /(?<=(?<![\p{L}\d])(?:[IVX]{1,6}\s\p{L}{1,4}|Km|Kmp|GKm)\s\d{1,6})[|Il](?=(?:20)?[0-3]\d(?!\d))/gu,
    '/',
  );
  return [courtNumber, bailiffNumber].reduce((so, pattern) => so.replace(pattern, cut), stroked);
}

const cut = (number: string) => number.replace(CUT, '/');

const KNOWN_DOMAIN = /(?:\bwww\.|@)([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\b/giu;

/**
 * Restores the `@` in an address whose domain is elsewhere in the letter: `e-mail: sekretariatafirma.pl` beside
 * `www.firma.pl`. The Polish model lacks this character.
 */
export function repairAddresses(text: string): string {
  const domains = new Set([...text.matchAll(KNOWN_DOMAIN)].map(([, domain = '']) => domain));
  let repaired = text;
  for (const domain of domains) {
    const escaped = domain.replaceAll('.', String.raw`\.`);
    const joined = new RegExp(
      String.raw`(?<=\be-?mail\s?:?\s{1,3})([a-z\d._-]{2,})[aGQe](?=${escaped}(?![\w-]))`,
      'giu',
    );
    repaired = repaired.replace(joined, '$1@');
  }
  return repaired;
}
