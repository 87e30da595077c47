/**
 * All matches of a global pattern, as `matchAll` finds them. `matchAll` copies the pattern for each text, which takes a
 * microsecond for every thousand signs of a word list: more than reading a line with it. Only for patterns that are
 * kept by their module and that nothing else moves on.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += stepFrom(text, match.index, pattern);
  }
  return found;
}

/** The length of the character at a place: a pattern of characters would find the same half of one again. */
function stepFrom(text: string, at: number, { unicode }: RegExp): number {
  return unicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
