import { type FirstNameReading, type Gender, type NameCase, readFirstName } from './first-names.ts';
import { fitsSurname, surnameNominative } from './surnames.ts';

export type ReadName = { name: string; given: string[]; surname: string; gender: Gender };

const titles =
  /^(?:(?:pan[aiuąę]?|panem|pani[ąa]?|panu|państw(?:o|a|u|em)|sz\.?|p\.|mgr|inż\.?|dr|prof\.|hab\.|lek\.?|adw\.|r\.pr\.|dypl\.)\s+)+/iu;

/**
 * A person's name in the nominative: "Tomaszowi Gierłowskiemu" → "Tomasz Gierłowski", "Panią Roksanę
 * Mielcarek" → "Roksana Mielcarek", "WRZEŚNIAK HALINA" → "Halina Wrześniak". Words without a known
 * first name come back unchanged, without their title. General declension, not a dictionary of surnames.
 */
export function toNominative(name: string): string {
  return readName(name)?.name ?? titleless(name);
}

function titleless(name: string): string {
  return name.replace(titles, '').replace(/\s+/g, ' ').trim();
}

/** First names and surname of a person written in any case; undefined when there is no known first name. */
export function readName(written: string): ReadName | undefined {
  const title = titles.exec(written)?.[0].toLowerCase() ?? '';
  const words = titleless(written).split(' ');
  const plural = readCouple(words);
  if (plural !== undefined) return plural;
  const ordered = surnameFirst(words) ? [...words.slice(1), words[0] ?? ''] : words;
  const firsts = leadingFirstNames(ordered);
  if (firsts === 0 || ordered.length > 5) return undefined;
  const surname = ordered.slice(firsts).join(' ');
  const reading = bestReading(ordered[0] ?? '', surname, genderOfTitle(title));
  if (reading === undefined) return undefined;
  const given = ordered.slice(0, firsts).map((word) => nominativeLike(word, reading));
  const base = surnameNominative(surname, reading.gender, reading.case);
  const last = titleCase(base);
  return { name: [...given, last].join(' ').trim(), given, surname: last, gender: reading.gender };
}

function surnameFirst(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return (
    words.length === 2 && readFirstName(first).length === 0 && readFirstName(second).length > 0
  );
}

/** How many words at the start are first names; the last word is the surname unless it is the only word. */
function leadingFirstNames(words: readonly string[]): number {
  let count = 0;
  while (count < words.length && readFirstName(words[count] ?? '').length > 0) count += 1;
  return count === words.length && count > 1 ? count - 1 : count;
}

function genderOfTitle(title: string): Gender | undefined {
  if (/\bpani[ąa]?\b/u.test(title)) return 'f';
  return /\bpan(?:a|u|em)?\b/u.test(title) ? 'm' : undefined;
}

/** When several readings fit equally, the most common case in letters wins. */
const commonest: readonly NameCase[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'];

/** The reading of the first name that agrees best with the surname's ending (and the title). */
function bestReading(
  first: string,
  surname: string,
  gender: Gender | undefined,
): FirstNameReading | undefined {
  let best: { reading: FirstNameReading; score: number } | undefined;
  for (const reading of readFirstName(first)) {
    if (gender !== undefined && reading.gender !== gender) continue;
    const fit = surname === '' ? 1 : fitsSurname(surname, reading.gender, reading.case);
    const score = fit * 10 - commonest.indexOf(reading.case);
    if (best === undefined || score > best.score) best = { reading, score };
  }
  if (best !== undefined) return best.reading;
  // "Pani Teofila": of a woman whose name is listed as a man's alone.
  const isHers = gender === 'f' && first.endsWith('a') && readFirstName(first).length > 0;
  return isHers ? { name: first, gender, case: 'nom' } : undefined;
}

function nominativeLike(word: string, reading: FirstNameReading): string {
  const readings = readFirstName(word);
  const same =
    readings.find(
      ({ gender, case: nameCase }) => gender === reading.gender && nameCase === reading.case,
    ) ?? readings.find(({ gender }) => gender === reading.gender);
  return same?.name ?? titleCase(word);
}

/** "Joannę i Michała Sikorów" → "Joanna i Michał Sikora": both first names, and the surname in the singular. */
function readCouple(words: readonly string[]): ReadName | undefined {
  const [first = '', and = '', second = '', ...rest] = words;
  if (!/^(?:i|oraz)$/i.test(and) || rest.length !== 1) return undefined;
  const left = readFirstName(first);
  const right = readFirstName(second);
  if (left.length === 0 || right.length === 0) return undefined;
  const nominative =
    left.some(({ case: nameCase }) => nameCase === 'nom') &&
    right.some(({ case: nameCase }) => nameCase === 'nom');
  const inCase = (readings: readonly FirstNameReading[]) =>
    readings.find((reading) => (reading.case === 'nom') === nominative) ?? readings[0];
  const given = [inCase(left)?.name ?? first, inCase(right)?.name ?? second];
  const surname = nominative ? titleCase(rest[0] ?? '') : titleCase(pluralSurname(rest[0] ?? ''));
  return {
    name: `${given.join(' i ')} ${surname}`,
    given,
    surname,
    gender: left[0]?.gender ?? 'm',
  };
}

/** Adjectival names keep the nominative plural ("Pogorzelskich" → "Pogorzelscy"); nouns become singular. */
function pluralSurname(surname: string): string {
  if (/ski(?:ch|mi?)$/i.test(surname)) return surname.replace(/ski(?:ch|mi?)$/i, 'scy');
  if (/cki(?:ch|mi?)$/i.test(surname)) return surname.replace(/cki(?:ch|mi?)$/i, 'ccy');
  if (/(?<=[^aeiouy])(?:ów|om|ami|ach)$/i.test(surname)) {
    const stem = surname.replace(/(?:ów|om|ami|ach)$/i, '');
    return /(?:cz|sz|k|ch|ak|ek|ik|yk)$/i.test(stem) ? stem : `${stem}a`;
  }
  return surname;
}

/** "BORKOWICZ" → "Borkowicz", "CHMIELOWSKA-GIL" → "Chmielowska-Gil"; mixed case is left alone. */
export function titleCase(word: string): string {
  if (word.length < 3 || word !== word.toUpperCase()) return word;
  return word
    .toLowerCase()
    .replace(
      /(^|[\s\-'’])(\p{L})/gu,
      (_, mark: string, letter: string) => mark + letter.toUpperCase(),
    );
}
