import type { Classification } from '#shared/domain/analysis-result.ts';

const BAR = '█████';
/** The longest ending a Polish name takes: "Kozubk-owie", "Mari-ami". */
const ENDING = String.raw`\p{L}{0,4}`;
/** How the end of a name changes before an ending: "Kozubek" – "Kozubka", "Marta" – "Marcie". */
const changes: readonly (readonly [end: RegExp, forms: string])[] = [
  [/(?:i?ec)$/u, '(?:i?ec|c)'],
  [/(?:i?ek)$/u, '(?:i?ek|k)'],
  [/(?:i?eł)$/u, '(?:i?eł|ł|l)'],
  [/(?:i?eń)$/u, '(?:i?eń|ni)'],
  [/el$/u, '(?:el|l)'],
  [/t[ao]$/u, '(?:t|ci)'],
  [/d[ao]$/u, '(?:d|dzi)'],
  [/k[ao]$/u, '(?:k|c)'],
  [/g[ao]$/u, '(?:g|dz)'],
  [/r[ao]$/u, '(?:r|rz)'],
  [/ł[ao]$/u, '(?:ł|l)'],
  [/[aeioy]$/u, ''],
];
const STREETS = /(?:ul|al|os|pl)\.\s*\p{Lu}[^,;\n]*?\d+\w*(?:\/\d+\w*)?/gu;
const TOWNS = /\d{2}-\d{3}\s+\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?/gu;
const LONG_NUMBERS = /\d(?:[ \u00a0-]?\d){8,}/gu;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Every form of a name: its fixed part, the possible changes of its end, an ending. */
function formsOf(word: string): string {
  const lower = word.toLowerCase();
  const change = changes.find(([end]) => end.test(lower));
  const stem = change ? lower.replace(change[0], '') : lower;
  return `(?<!\\p{L})${escaped(stem)}${change?.[1] ?? ''}${ENDING}(?!\\p{L})`;
}

/**
 * Hides the reader's own name in all its forms, street addresses, towns with their codes, and long numbers
 * (PESEL, accounts, telephones) in a sentence meant for somebody else.
 */
export function nameHider({ recipient_identification: { name } }: Classification) {
  const words = (name ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const own = words.length === 0 ? undefined : new RegExp(words.map(formsOf).join('|'), 'giu');
  return (text: string): string => {
    const nameless = own === undefined ? text : text.replace(own, BAR);
    return nameless.replace(STREETS, BAR).replace(TOWNS, BAR).replace(LONG_NUMBERS, BAR);
  };
}
