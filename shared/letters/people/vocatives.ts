import { readFirstName } from './first-names.ts';

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
