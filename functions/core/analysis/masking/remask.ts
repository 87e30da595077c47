import type { Masking } from '#shared/letters/people/masking.ts';
import { mapStrings } from '#shared/letters/text/map-strings.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

const SEPARATORS = /[\s-]/g;
const CUT = '…';
/** At the end of a cut quote, fewer characters of a value than this reveal nothing. */
const TELLING = 3;

type Known = { secret: string; placeholder: string };

/**
 * Puts the placeholders back into facts that were verified against the unmasked letter, so that the
 * later calls see what the reader gets and still no personal data.
 */
export function remask<T>(value: T, { replacements }: Masking): T {
  const known = replacements
    .flatMap(({ placeholder, value: secret }) =>
      [...formsOf(secret)].map((form) => ({ placeholder, secret: form })),
    )
    .filter(({ secret }) => secret.length >= TELLING)
    // Longer names are replaced first, because a shorter name may be part of them.
    .sort((a, b) => b.secret.length - a.secret.length);
  return mapStrings(value, (text) => {
    const masked = known.reduce(
      (rest, { secret, placeholder }) => rest.replaceAll(secret, placeholder),
      text,
    );
    return masked.endsWith(CUT) ? withoutCutSecret(masked, known) : masked;
  });
}

/** A value as the letter prints it, as quotes give it (on one line), and as verified numbers do (bare). */
function formsOf(secret: string): Set<string> {
  const bare = secret.replace(SEPARATORS, '');
  const onOneLine = readableQuote(secret, { start: 0, end: secret.length }, secret.length);
  return new Set([secret, onOneLine, bare, bare.replace(/^PL(?=\d)/i, '')]);
}

/** A long quote may be cut inside a value: the beginning of the value is replaced too. */
function withoutCutSecret(quote: string, known: readonly Known[]): string {
  const text = quote.slice(0, -CUT.length);
  for (const { secret, placeholder } of known) {
    for (let length = secret.length - 1; length >= TELLING; length -= 1) {
      const start = text.length - length;
      const isWordStart = start <= 0 || !/[\p{L}\d]/u.test(text.charAt(start - 1));
      if (isWordStart && text.endsWith(secret.slice(0, length))) {
        return text.slice(0, start) + placeholder + CUT;
      }
    }
  }
  return quote;
}
