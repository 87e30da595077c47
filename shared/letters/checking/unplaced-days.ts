import type { Classification } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { findDates, type FoundDate } from '#shared/letters/calendar/dates.ts';
import { type Clause, spanWithBracket } from '#shared/letters/reading/clauses/clause.ts';
import { clauseAhead } from '#shared/letters/reading/days/clause-ahead.ts';
import { flowPosition, type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

const MOST = 3;
/** Number of characters quoted on each side of the day. */
const BEFORE = 90;
const AFTER = 60;
const LONGEST = BEFORE + AFTER + 20;

/** A day without a year is a season or has its year from another part of the sentence. */
const wholeDay = /\d{4}/;
/** Days that count sums or ages, or that another day has replaced. */
const apart = wordPattern([
  'odsetk*', // odsetki od dnia 10.07.2026 r.
  'odsetek',
  'przedawni*', // Roszczenie przedawni się 31 grudnia 2027 r.
  'zamiast', // Zamiast 18 maja zapraszamy 1 czerwca.
  'pierwotn*', // pierwotny termin 18 maja
]);
/** "Było: poniedziałek, 18 maja 2026 r."; "wypowiedzenie z 3 czerwca 2026 r.": the day of another paper. */
const other =
  /\b(?:(?:bylo|dotychczas|dotychczasow\w+ (?:termin|dzien|data)):?\s*(?:[a-z]+,\s*)?|z (?:dnia )?)$/;

/**
 * Days after the letter's date that it names for the reader and that no fact of the result contains, in the
 * letter's words: at most three, the earliest first. "Kurier odbierze narożnik we wtorek 14 lipca 2026 r."
 */
export function unplacedDays(letter: Letter, result: Classification): LetterEvent[] {
  const facts = readLetter(letter);
  const { view, role, documentDate } = facts;
  if (documentDate === null || isUntrusted(facts)) return [];
  const told = JSON.stringify(result);
  const days = new Map<string, LetterEvent>();
  for (const date of findDates(view.flow)) {
    if (told.includes(date.iso) || days.has(date.iso) || !wholeDay.test(date.raw)) continue;
    const clause = clauseAhead({ view, role, documentDate }, date);
    const at = flowPosition(view, date.span.start);
    if (clause === undefined || isApart(view, clause, at)) continue;
    days.set(date.iso, dayInWords(view, clause, date, at));
  }
  return [...days.values()]
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .slice(0, MOST);
}

function isApart(view: LetterView, { part, span, text }: Clause, at: number): boolean {
  return part === 'enclosed' || apart.test(text) || other.test(view.spaced.slice(span.start, at));
}

function dayInWords(view: LetterView, clause: Clause, date: FoundDate, at: number): LetterEvent {
  const quote = quoteAt(view, around(view, spanWithBracket(view, clause), at), LONGEST);
  return {
    kind: 'other',
    date: date.iso,
    time: date.time,
    place: null,
    attendance: null,
    what: `„${quote}”`,
    consequence: null,
    quote,
  };
}

/** The words of the clause around its day; a long clause is cut between words. */
function around(view: LetterView, whole: Span, at: number): Span {
  const { spaced } = view;
  const from = Math.max(whole.start, at - BEFORE);
  const to = Math.min(whole.end, at + AFTER);
  const start = from === whole.start ? from : spaced.indexOf(' ', from) + 1;
  const end = to === whole.end ? to : spaced.lastIndexOf(' ', to);
  return { start, end };
}
