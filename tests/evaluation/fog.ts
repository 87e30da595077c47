const vowels = /[aeiouyąęó]+/giu;
/** "i" before another vowel softens the consonant and does not form a syllable. */
const softening = /i(?=[aeouąęó])/giu;
const HARD = 4;

const syllables = (word: string) => word.replace(softening, '').match(vowels)?.length ?? 0;

/**
 * FOG-PL of a text: 0.4 × (words in a sentence + share of words with four syllables or more in percent).
 * 0 for a text without words. Numbers, dates and the brackets of gaps are not counted as words.
 */
export function fogOf(text: string): number {
  const plain = text.replace(/\[uzupełnij[^\]]*\]/giu, '');
  const sentences = plain.split(/[.!?:;]+(?=\s|$)|\n+/).filter((part) => /\p{L}{2}/u.test(part));
  const words = plain.match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0 || sentences.length === 0) return 0;
  const hard = words.filter((word) => syllables(word) >= HARD).length;
  return 0.4 * (words.length / sentences.length + (100 * hard) / words.length);
}
