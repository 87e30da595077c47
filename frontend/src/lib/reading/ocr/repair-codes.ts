import { isValidNip, isValidNrb, isValidPesel } from '#shared/letters/figures/checksums.ts';

/** Letters the engine reads for digits; each stands for one digit only, so a repair is the only one there is. */
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

/** Numbers that check themselves, as they are printed, with such letters in the place of digits. */
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

/** Puts digits for letters into numbers, where their own check digits say that they stand there. */
export function repairCheckedNumbers(text: string): string {
  return checked.reduce(
    (so, [pattern, isValid]) =>
      so.replace(pattern, (read) => {
        const repaired = read.replace(/[^\d\s-]/g, (letter) => digitFor[letter] ?? letter);
        // Words of such letters are no numbers.
        const isNumber = read.replace(/\D/g, '').length > read.length / 2;
        return isNumber && isValid(repaired.replace(/\D/g, '')) ? repaired : read;
      }),
    text,
  );
}

/** Registers of courts and bailiffs: what follows them is a number, a slash and a year. */
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
/** The 7 before the year of a case, behind a number of two digits or more. */
const CUT = /(?<=^\d{2,})7(?=(?:20)?[0-3]\d$)/;

/**
 * Puts the slash before the year of a case, where it was read as a 7 or a stroke: `II C 2271726`. There is no such number
 * without a slash, and no two places for one.
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
 * Puts the `@` into an address whose domain stands elsewhere in the letter: `e-mail: sekretariatafirma.pl` beside
 * `www.firma.pl`. The Polish model has no such character.
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
