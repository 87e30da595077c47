import type { Classification } from '#shared/domain/analysis-result.ts';

const BAR = '█████';
/** Polish names change their endings: "Kozubek", "Kozubka". Shorter ones are hidden as they stand. */
const SHORTEST_STEM = 4;
const STREETS = /(?:ul|al|os|pl)\.\s*\p{Lu}[^,;\n]*?\d+\w*(?:\/\d+\w*)?/gu;
const TOWNS = /\d{2}-\d{3}\s+\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?/gu;
const LONG_NUMBERS = /\d(?:[ \u00a0-]?\d){8,}/gu;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Every form of a word: its stem with whatever ending. */
function formsOf(word: string): string {
  const stem = word.length - 2 >= SHORTEST_STEM ? word.slice(0, -2) : word;
  return `(?<!\\p{L})${escaped(stem)}\\p{L}*`;
}

/**
 * Hides the reader's own name in all its forms, street addresses, towns with their codes, and long numbers
 * (PESEL, accounts, telephones) in a sentence for somebody else's eyes.
 */
export function nameHider({ recipient_identification: { name } }: Classification) {
  const words = (name ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const own = words.length === 0 ? undefined : new RegExp(words.map(formsOf).join('|'), 'giu');
  return (text: string): string => {
    const nameless = own === undefined ? text : text.replace(own, BAR);
    return nameless.replace(STREETS, BAR).replace(TOWNS, BAR).replace(LONG_NUMBERS, BAR);
  };
}
