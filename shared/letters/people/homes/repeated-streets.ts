import type { Span } from '#shared/letters/text/text.ts';

const parts =
  /(?<name>\p{Lu}[\p{L}.'’ -]*?)\s+(?<house>\d{1,4}[a-zA-Z]?(?:\/\d{1,4}(?=\s+m))?)(?:(?:\s?\/\s?|,?\s+(?:m|lok)\.?\s?)(?<flat>[A-Z]?\d{1,4}[a-zA-Z]?))?$/u;
const way = String.raw`(?:(?:ul|al|os|pl)\.\s*|ulic\p{L}\s+|alei\s+|osiedlu\s+|placu\s+)?`;
/** No letter names more addresses; the limit keeps the search linear. */
const MOST_STREETS = 40;
/** Shorter words are not declined ("Ku Słońcu"). */
const SHORT_WORD = 4;

/**
 * Where houses found at the given places appear again: the street in any case ("przy ul.
 * Kołobrzeskiej 44C"), the flat omitted or written differently ("44C m. 19" for "44C/19").
 */
export function repeatedStreets(text: string, places: readonly Span[]): Span[] {
  const written = new Set(places.map(({ start, end }) => text.slice(start, end)));
  return [...written].slice(0, MOST_STREETS).flatMap((address) => {
    const again = patternOf(address);
    if (again === undefined) return [];
    return [...text.matchAll(again)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
  });
}

function patternOf(address: string): RegExp | undefined {
  const { name, house, flat } = parts.exec(address)?.groups ?? {};
  if (name === undefined || house === undefined) return undefined;
  const street = name
    .replace(/^(?:ul|al|os|pl)\.\s*/i, '')
    .split(/\s+/)
    .map(anyCase)
    .join(String.raw`\s+`);
  const door = flat === undefined ? '' : String.raw`(?:(?:\s?/\s?|,?\s+(?:m|lok)\.?\s?)${flat})?`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])${way}${street}\s+${house}${door}(?![\p{L}\d])`,
    'giu',
  );
}

/** "Kołobrzeska" as a pattern that also takes "Kołobrzeskiej". */
function anyCase(word: string): string {
  const literal = word.replaceAll('.', String.raw`\.`);
  return word.length <= SHORT_WORD || word.endsWith('.')
    ? literal
    : String.raw`${literal.replace(/\p{L}{1,2}$/u, '')}\p{L}{0,4}`;
}
