import type { Masking } from '#shared/letters/masking.ts';
import { mapStrings } from './map-strings.ts';

const SEPARATORS = /[\s-]/g;

/**
 * Puts the placeholders back into facts that were verified against the unmasked letter, so that the
 * later calls see what the reader gets and still no personal data.
 */
export function remask<T>(value: T, { replacements }: Masking): T {
  const known = replacements
    .flatMap(({ placeholder, value: secret }) => [
      { placeholder, secret },
      // Verified numbers come without the spaces the letter prints them with.
      { placeholder, secret: secret.replace(SEPARATORS, '') },
      { placeholder, secret: secret.replace(SEPARATORS, '').replace(/^PL(?=\d)/i, '') },
    ])
    .filter(({ secret }) => secret.length > 2)
    // A name within a longer name goes after it, or the longer one would be torn.
    .sort((a, b) => b.secret.length - a.secret.length);
  return mapStrings(value, (text) =>
    known.reduce((masked, { secret, placeholder }) => masked.replaceAll(secret, placeholder), text),
  );
}
