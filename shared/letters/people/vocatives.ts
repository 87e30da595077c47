import { readFirstName } from './first-names.ts';
import { toNominative } from './names.ts';

/**
 * The nominative of a first name in the vocative: "Bernadeto" → "Bernadeta", "Zosiu" → "Zosia", "Mikołaju" →
 * "Mikołaj". A word whose form is not recognised comes back unchanged.
 */
export function ofVocative(word: string): string {
  const known = readFirstName(word);
  if (known.some(({ case: nameCase }) => nameCase === 'nom')) return word;
  const ofMan = known.find(({ gender, case: nameCase }) => gender === 'm' && nameCase === 'loc');
  if (ofMan !== undefined) return ofMan.name;
  if (/\p{L}{2}o$/u.test(word)) return `${word.slice(0, -1)}a`;
  return /[^aeiouy]iu$/.test(word) ? `${word.slice(0, -1)}a` : word;
}

/** "Pani Natalio Hoppe": a salutation with a first name in the vocative. */
export function spokenTo(written: string): string {
  const [first = '', ...rest] = written.split(' ');
  const nominative = readFirstName(first).length === 0 ? ofVocative(first) : first;
  return toNominative([nominative, ...rest].join(' '));
}
