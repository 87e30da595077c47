export type LetterPiece = { text: string; isGap: boolean };

/** Splits text at its visible gaps, `[uzupełnij: …]`; the pieces joined are the text again. */
export function splitGaps(text: string): LetterPiece[] {
  return text
    .split(/(\[uzupełnij[^\]]*\])/giu)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isGap: /^\[uzupełnij/iu.test(piece) }));
}

/** The content that a gap asks for: "[uzupełnij: data odbioru]" → "data odbioru". */
export function gapName(gap: string): string {
  return gap
    .replace(/^\[uzupełnij\s*:?/iu, '')
    .replace(/\]$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
