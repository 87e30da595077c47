import { oncePer } from './once-per.ts';
import type { Flow, Span } from './text.ts';

const MAX_SENTENCE = 600;
const weekdayInBrackets = /^\((?:pon|wt|sr|czw|pt|piat|sob|niedz|(?:do |o )?godz|wlacznie)/;
const LEAD = 60;
/** "Informuję, że w dniu 19 czerwca 2026 r. Rada …": a clause that is a day alone says nothing yet. */
const onlyDay =
  /(?:\b(?:ze|iz)|\n|[.!?;]) (?:w dniu|z dniem|od dnia|dnia|do dnia|na dzien) \d{1,2}[ .](?:[a-z]+|\d{1,2})[ .]\d{4} ?r\. $/;
/** "proszę się nie martwić :)": ends a sentence in a private letter. */
const smile = /\s[:;]-?\)$/;
const sumAhead = /^\d{1,3}(?:[ .]?\d{3})*,\d{2}(?: ?zł)?\s?(?:\n|$)/;
const LONGEST_SUM = 22;
const abbreviations = new Set(
  'art ust pkt lit ul al pl nr dn tj tzn np m in poz inw zm sygn tel ok ds mgr pok godz lok inz dr im os woj pow gm par ur tut zw wz up sp św prof hab zam kat str rozm szt mies tys kl ob obyw'.split(
    ' ',
  ),
);

/** The sentence (or list item, or heading) of the flow that contains the span, as a span of the flow. */
export function sentenceSpan(flow: Flow, span: Span): Span {
  const first = Math.max(0, span.start - MAX_SENTENCE);
  let start = span.start;
  while (start > first && !isBoundary(flow, start)) start -= 1;
  const last = Math.min(flow.text.length, span.end + MAX_SENTENCE);
  let end = Math.max(span.end, start + 1);
  while (end < last && !isBoundary(flow, end)) end += 1;
  return { start, end };
}

/** The sentence around a span of the flow, white space collapsed. */
export function sentenceAround(flow: Flow, span: Span): string {
  const { start, end } = sentenceSpan(flow, span);
  return flow.text.slice(start, end).replace(/\s+/g, ' ').trim();
}

/** All sentences of the flow in order. */
export const sentencesOf = oncePer((flow: Flow): readonly Span[] => {
  const sentences: Span[] = [];
  let start = 0;
  for (let index = 1; index <= flow.text.length; index += 1) {
    if (index < flow.text.length && !isBoundary(flow, index)) continue;
    if (flow.text.slice(start, index).trim() !== '') sentences.push({ start, end: index });
    start = index;
  }
  return sentences;
});

/** Whether a new sentence begins at `index`, the place after white space or at a list mark. */
function isBoundary({ text, folded }: Flow, index: number): boolean {
  const before = text.charAt(index - 1);
  if (before !== ' ' && before !== '\n') return false;
  const previous = text.charAt(index - 2);
  if (before === '\n') {
    if (previous === '\n') return true;
    if (
      /^(?:\d{1,2}[.)]\s|\((?:\d{1,2}|[a-z])\)\s|[a-z]\)\s|[-–•*]\s|\[(?!\p{Lu}+_))/u.test(
        text.slice(index, index + 24),
      )
    )
      return true;
  }
  if (previous === '!' || previous === '?' || previous === ';') return true;
  if (previous === ')' && smile.test(text.slice(Math.max(0, index - 4), index - 1))) return true;
  if (previous !== '.') return false;
  const next = text.charAt(index);
  if (next.toLowerCase() === next && !/[„"(\d]/.test(next)) return false;
  // "RAZEM na dzień 15.06.2026 r. 17 866,33", "odsetki do 9.06. 22,15": a sum that ends the line of a table.
  if (
    /[r\d]/.test(folded.charAt(index - 3)) &&
    sumAhead.test(text.slice(index, index + LONGEST_SUM))
  )
    return false;
  // "12 maja 2026 r. (wtorek) o godz. 10.00", "do 14 października 2026 r. (do godz. 15.00):": the date continues after its year.
  if (weekdayInBrackets.test(folded.slice(index, index + 10))) return false;
  if (before === ' ' && onlyDay.test(folded.slice(Math.max(0, index - LEAD), index))) return false;
  return !endsWithAbbreviation(folded, index - 2);
}

function endsWithAbbreviation(folded: string, dot: number): boolean {
  let start = dot;
  while (start > 0 && dot - start < 6 && /[a-z]/.test(folded.charAt(start - 1))) start -= 1;
  const word = folded.slice(start, dot);
  if (word === '') return isListMark(folded, dot);
  return abbreviations.has(word) || (word.length === 1 && word !== 'r');
}

/** "1." at the beginning of a line. */
function isListMark(folded: string, dot: number): boolean {
  return /(?:^|\n)\d{1,2}$/.test(folded.slice(Math.max(0, dot - 3), dot));
}
