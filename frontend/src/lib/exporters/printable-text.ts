const replacements: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2028': ' ',
  '\u00b5': 'μ',
  '✓': '√',
  '✔': '√',
};
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/**
 * The text with each character that the typeface lacks replaced by the nearest available one, or `?`. Otherwise the
 * PDF library silently drops the rest of a word from such a character on.
 */
export function toPrintable(text: string, has: (character: string) => boolean): string {
  let printable = '';
  for (const character of text.normalize('NFC')) printable += replace(character, has);
  return printable;
}

function replace(character: string, has: (character: string) => boolean): string {
  const replacement = replacements[character];
  if (replacement !== undefined && has(replacement)) return replacement;
  if (invisible.test(character)) return '';
  if (/^\s$/u.test(character)) return ' ';
  if (has(character)) return character;
  const plain = Array.from(character.normalize('NFKD')).filter(
    (part) => !/^\p{M}$/u.test(part) && has(part),
  );
  return plain.length > 0 ? plain.join('') : '?';
}
