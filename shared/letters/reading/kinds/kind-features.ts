/** Letters of a word that count: Polish bends words behind them. */
const STEM = 6;
/** Words that open a letter: who writes, to whom and the heading. */
const OPENING = 60;

/**
 * What a letter's kind is learned from: the stems of its words, each once, and the stems that open it once more
 * (`^` before them). Placeholders and figures are left out, so that no person and no sum is learned.
 */
export function kindFeatures(folded: string): Set<string> {
  const words = folded.replace(/\[[^\]\s]*\]/g, ' ').match(/[a-z]{3,}/g) ?? [];
  const stems = words.map((word) => word.slice(0, STEM));
  return new Set([...stems, ...stems.slice(0, OPENING).map((stem) => `^${stem}`)]);
}
