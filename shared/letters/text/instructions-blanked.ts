import { instruction } from './instructions.ts';
import type { Flow, Span } from './text.ts';

/**
 * The text of a flow with every passage addressed to a machine replaced by as many spaces. A paragraph is
 * blanked from the first such sentence to its end, because the instruction's content follows.
 */
export function blankInstructions(flow: Flow): string {
  const text = flow.source;
  const breaks = [...text.matchAll(/\n\s*\n/g)].map(({ index }) => index);
  const breakAt = (index: number) => breaks[index] ?? text.length;
  let result = '';
  let next = 0;
  for (const { start, end } of passagesIn(inPlainLetters(flow.folded))) {
    const at = flow.toSource(start, end);
    if (at.end <= result.length) continue;
    while (breakAt(next) < at.start) next += 1;
    const from = Math.max(result.length, sentenceStart(text, breaks[next - 1] ?? 0, at.start));
    while (breakAt(next) < at.end) next += 1;
    // A colon announces the next paragraph.
    const isAnnounced = text.slice(from, breakAt(next)).trimEnd().endsWith(':');
    const to = breakAt(isAnnounced ? next + 1 : next);
    result += text.slice(result.length, from) + blank(text.slice(from, to));
  }
  return result + text.slice(result.length);
}

const spacedLetters = /(?:\b\w {1,2}){6,}\w\b/g;

function passagesIn(reading: string): Span[] {
  const spaced = [...reading.matchAll(spacedLetters)].filter(
    ([run]) => run.replace(/(\w) (?=\w)/g, '$1').search(instruction) >= 0,
  );
  return [...reading.matchAll(instruction), ...spaced]
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    .sort((left, right) => left.start - right.start);
}

const lookalikes = 'аaеeоoрpсcуyхxіiјjѕsαaοoνvιiρp_ ';

/** One line, character by character: Cyrillic, Greek and full-width characters become the Latin ones they resemble. */
function inPlainLetters(folded: string): string {
  return folded.replace(/[^!-^`-~ ]/g, (character) => {
    const at = lookalikes.indexOf(character);
    if (at >= 0 && at % 2 === 0) return lookalikes.charAt(at + 1);
    if (character === '\n') return ' ';
    const isWide = character >= '！' && character <= '～';
    return isWide ? String.fromCharCode(character.charCodeAt(0) - 0xfee0) : character;
  });
}

function sentenceStart(text: string, paragraph: number, at: number): number {
  const before = text.slice(paragraph, at);
  const marker = before.search(/[#*=>]{3}/);
  if (marker >= 0) return paragraph + marker;
  return paragraph + Math.max(before.lastIndexOf('. '), before.lastIndexOf('.\n'), -1) + 1;
}

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}
