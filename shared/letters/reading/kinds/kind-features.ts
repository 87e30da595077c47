/** How many letters of a word count: Polish inflects the end of words. */
const STEM = 6;
/** Words at the start of a letter: sender, addressee and heading. */
const OPENING = 60;

/**
 * The features from which a letter's kind is learned: the stems of its words, each once, and again the stems
 * at the start (with `^` before them). Placeholders and figures are omitted, so no person and no sum is
 * learned.
 */
export function kindFeatures(folded: string): Set<string> {
  const words = folded.replace(/\[[^\]\s]*\]/g, ' ').match(/[a-z]{3,}/g) ?? [];
  const stems = words.map((word) => word.slice(0, STEM));
  return new Set([...stems, ...stems.slice(0, OPENING).map((stem) => `^${stem}`)]);
}
