/**
 * One format of text for every source: NFC, `\n` line ends, plain spaces, no invisible characters, no trailing blanks,
 * at most one empty line in a row. Indentation and columns stay: they carry the layout of the letter.
 */
export function tidyText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
      .replace(/\t/g, '    ')
      .replace(/\p{Zs}/gu, ' ')
      // Soft hyphens, zero-width and direction marks, byte order marks and other controls have no meaning for a reader.
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
      .replace(/[^\P{Cc}\n]/gu, '')
      .replace(/ +$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\n+$/g, '')
  );
}
