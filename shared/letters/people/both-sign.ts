import { asSeveral } from './we.ts';

const ofOne = '[uzupełnij: własnoręczny podpis]';
/** "Wanda i Tadeusz Żebrowscy" alone on the line below the place to sign. */
const couple = /^\p{Lu}\p{L}+ (?:i|oraz) \p{Lu}\p{L}+ \p{Lu}[\p{L}-]+$/u;

/**
 * A reply with its names put back: where a couple writes it, both sign and it says "we". Hidden names do
 * not show that there are two.
 */
export function signedByBoth(content: string): string {
  const lines = content.split('\n');
  const at = lines.lastIndexOf(ofOne);
  if (at < 0 || !couple.test(lines[at + 1] ?? '')) return content;
  return lines
    .map((line, index) =>
      index === at ? '[uzupełnij: własnoręczne podpisy obojga]' : asSeveral(line),
    )
    .join('\n');
}
