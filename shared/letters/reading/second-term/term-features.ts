import { daysBetween } from '#shared/letters/calendar/days.ts';
import { inDays } from '#shared/letters/calendar/term-length.ts';
import { type Clause, clauseAt, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import {
  isForOthers,
  isSomebodyElse,
  personByStem,
} from '#shared/letters/reading/clauses/persons.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { endingsOf, stemsOf } from '#shared/letters/reading/ranker/stems.ts';

import type { TermCandidate } from './term-candidates.ts';
import { moodsOf } from './term-moods.ts';

/** What is known of the letter before its terms are; its kind is not. */
export type TermContext = { documentDate: string | null; role: Person | undefined };

/** How many words count as directly beside a term, as its clause, its sentence and the sentences around. */
const NEAR = 3;
const CLAUSE = 9;
const SENTENCE = 40;
const AROUND = 12;
/** How far before and behind a term verbs count by their endings, and as directly beside it. */
const VERBS = 120;
const BESIDE = 30;

/**
 * The features of each candidate: the words before and behind it, how its sentence and those around speak and of whom,
 * the part and place in the letter, its form and its place among the others. In the order of the candidates.
 */
export function termFeatures(
  view: LetterView,
  candidates: readonly TermCandidate[],
  context: TermContext,
): readonly (readonly string[])[] {
  const length = Math.max(1, view.spaced.length);
  return candidates.map((candidate, index) => {
    const start = flowPosition(view, candidate.span.start);
    const clause = clauseAt(view, start);
    const words =
      clause === undefined
        ? []
        : wordFeatures(view, clause, start, flowPosition(view, candidate.span.end), context);
    return [
      ...words,
      ...formFeatures(candidate, context),
      ...placeFeatures(candidates, index, context),
      `part:${clause?.part ?? 'none'}`,
      `quarter:${Math.min(3, Math.floor((4 * start) / length))}`,
    ];
  });
}

function wordFeatures(
  view: LetterView,
  clause: Clause,
  start: number,
  end: number,
  { role }: TermContext,
): string[] {
  const clauses = clausesOf(view);
  const at = clauses.indexOf(clause);
  const before = view.spaced.slice(clause.span.start, start);
  const after = view.spaced.slice(end, Math.max(end, clause.span.end));
  const previous = clauses[at - 1]?.text ?? '';
  const next = clauses[at + 1]?.text ?? '';
  const ahead = stemsOf(before);
  const behind = stemsOf(after);
  const near = ahead.slice(-NEAR);
  const beside = behind.slice(0, NEAR);
  const person = personByStem(before);
  return [
    ...[...near, ...pairs(near)].map((stem) => `b:${stem}`),
    `b0:${ahead.at(-1) ?? '^'}`,
    ...[...beside, ...pairs(beside)].map((stem) => `a:${stem}`),
    `a0:${behind[0] ?? '$'}`,
    ...ahead.slice(-CLAUSE).map((stem) => `c:${stem}`),
    ...behind.slice(0, CLAUSE).map((stem) => `d:${stem}`),
    ...[...ahead.slice(-SENTENCE), ...behind.slice(0, SENTENCE)].map((stem) => `s:${stem}`),
    ...stemsOf(view.spaced.slice(start, end)).map((stem) => `i:${stem}`),
    ...endingsOf(before.slice(-BESIDE)).map((ending) => `v0:${ending}`),
    ...endingsOf(after.slice(0, BESIDE)).map((ending) => `w0:${ending}`),
    ...endingsOf(before.slice(-VERBS)).map((ending) => `v:${ending}`),
    ...endingsOf(after.slice(0, VERBS)).map((ending) => `w:${ending}`),
    ...stemsOf(previous)
      .slice(-AROUND)
      .map((stem) => `p:${stem}`),
    ...stemsOf(next)
      .slice(0, AROUND)
      .map((stem) => `n:${stem}`),
    ...moodsOf({ before, behind: after, previous, next }),
    ...stemsOf(clause.section)
      .slice(0, NEAR)
      .map((stem) => `h:${stem}`),
    ...(isForOthers(clause, role) ? ['others'] : []),
    ...(person === undefined ? [] : [isSomebodyElse(person, role) ? 'who:other' : 'who:reader']),
  ];
}

const pairs = (stems: readonly string[]) =>
  stems.slice(1).map((stem, index) => `${stems[index] ?? ''} ${stem}`);

const edges: readonly number[] = [0, 3, 7, 14, 31, 62, 200];
/** A length of time by the first edge that it does not pass. */
const bucket = (days: number) => edges.find((edge) => days <= edge) ?? 'more';

function formFeatures(candidate: TermCandidate, { documentDate }: TermContext): string[] {
  const { kind, by, from, unit, amount, date, time } = candidate;
  const told = [`kind:${kind}`, `by:${by}`, `kind:${kind} ${by}`, `from:${from ?? 'none'}`];
  if (time !== null) told.push('hour');
  if (amount !== null && unit !== null) {
    told.push(`unit:${unit}`, `days:${bucket(inDays({ amount, unit }))}`, `long:${amount} ${unit}`);
  } else if (date !== null && documentDate !== null) {
    told.push(`ahead:${bucket(daysBetween(documentDate, date))}`);
  }
  return told;
}

function placeFeatures(
  candidates: readonly TermCandidate[],
  index: number,
  { documentDate }: TermContext,
): string[] {
  const own = candidates[index];
  if (own === undefined) return [];
  const terms = candidates.filter(({ by }) => by !== 'day' && by !== 'length');
  const place = terms.indexOf(own);
  const soonest = Math.min(...terms.map((one) => daysTo(one, documentDate)));
  const isAgain = candidates.some((other) => other !== own && isSameTime(other, own));
  return [
    ...(place < 0 ? [] : [`place:${Math.min(3, place)}`]),
    ...(place >= 0 && terms.length === 1 ? ['only term'] : []),
    ...(candidates.length === 1 ? ['only'] : []),
    ...(isAgain ? ['again'] : []),
    ...(daysTo(own, documentDate) === soonest ? ['soonest'] : []),
  ];
}

/** A day or a length of time, whatever it is for. */
export type Timed = Pick<TermCandidate, 'date' | 'amount' | 'unit'>;

/** Whether two terms are one day or one length; a week is seven days. */
export function isSameTime(one: Timed, other: Timed): boolean {
  if (one.amount !== null && one.unit !== null && other.amount !== null && other.unit !== null) {
    return lengthOf(one.amount, one.unit) === lengthOf(other.amount, other.unit);
  }
  return one.date !== null && one.date === other.date;
}

const lengthOf = (amount: number, unit: NonNullable<Timed['unit']>) =>
  unit === 'months' ? `${amount} months` : inDays({ amount, unit });

/** How many days after the letter's own a term ends, if it came on its day. */
export function daysTo({ amount, unit, date }: Timed, documentDate: string | null): number {
  if (amount !== null && unit !== null) return inDays({ amount, unit });
  return date === null || documentDate === null ? Infinity : daysBetween(documentDate, date);
}
