import { isCapitals } from './lines.ts';

const connectives = new Set([
  'w',
  'we',
  'i',
  'z',
  'ze',
  'na',
  'nad',
  'pod',
  'przy',
  'dla',
  'do',
  'ds.',
  'spraw',
  'oraz',
  'o',
  'm.',
  'nr',
  'im.',
  'siedzibą',
]);
const roman = /^[IVXL]{1,6}$/;

/** "PREZYDENT MIASTA GLIWICE" → "Prezydent Miasta Gliwice"; a name that is not in capitals stays unchanged. */
export function titleCase(name: string): string {
  if (!isCapitals(name)) return name;
  return name
    .split(' ')
    .map((word, index) => {
      const lower = word.toLowerCase();
      // "KOS Sp. j.": lower-case letters stay.
      if (index > 0 && (connectives.has(lower) || word === lower)) return lower;
      if (roman.test(word) || /\p{L}\.\p{L}/u.test(word) || word.startsWith('[')) return word;
      return lower.replace(/(^|[-„"(/'])(\p{L})/gu, (_, before: string, first: string) => {
        return before + first.toUpperCase();
      });
    })
    .join(' ');
}

/** "UL. ZŁOTOWSKA 60C/7" → "ul. Złotowska 60C/7"; an address line that is not in capitals stays unchanged. */
export function quietAddress(line: string): string {
  if (!isCapitals(line)) return line;
  const shouted = line.split(' ');
  return titleCase(line)
    .split(' ')
    .map((word, index) => (/\d/.test(word) ? (shouted[index] ?? word) : word))
    .join(' ')
    .replace(/^(?:Ul|Al|Os|Pl)\./u, (street) => street.toLowerCase());
}
