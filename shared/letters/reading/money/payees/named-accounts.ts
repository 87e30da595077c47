import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { mayBePaid } from '#shared/letters/reading/money/payee-account.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import type { Span } from '#shared/letters/text/text.ts';

import { accountsIn, type Candidate } from './account-places.ts';

/** An account of the letter with the letter's words for what is paid to it. */
export type NamedAccount = { value: string; quote: string };

const LEAST_WORDS = 2;
const MOST_LINES = 2;
const LONGEST = 190;
/** Words for an account say nothing about what it is for. */
const accountWord =
  /^(?:rachun\w*|kont[oaue]\w*|numer\w*|nr|bank\w*|iban|nrb|pln|pl|na|w|lub|albo|oraz|i|s\.?a)$/;

/** The accounts to which money of this letter may go, each once and with its purpose; in the letter's order. */
export const namedAccounts = oncePer((view: LetterView): readonly NamedAccount[] => {
  const places = accountsIn(view);
  const first = new Map(
    places
      .filter((place) => mayBePaid(view, place))
      .toReversed()
      .map((place) => [place.value, place]),
  );
  return [...first.values()]
    .toSorted((one, other) => one.start - other.start)
    .map((place) => ({
      value: place.value,
      quote: quoteAt(view, purposeOf(view, place, places), LONGEST),
    }));
});

const wordsIn = (folded: string): number =>
  (folded.match(/[a-z]{2,}/g) ?? []).filter((word) => !accountWord.test(word)).length;

/** "czynsz 412,00 zł: 12 3456 …": the words before the account, or behind it where none stand before it. */
function purposeOf(view: LetterView, account: Candidate, places: readonly Candidate[]): Span {
  const { folded } = view.flow;
  const last = places.filter(({ end }) => end <= account.start).at(-1)?.end ?? 0;
  const floor = Math.max(last, sentenceSpan(view.flow, account).start);
  let start = lineStart(folded, account.start);
  if (start <= floor) return { start: trimmed(folded, floor, account.start), end: account.end };
  for (let lines = 0; lines < MOST_LINES && start > floor; lines += 1) {
    if (wordsIn(folded.slice(start, account.start)) >= LEAST_WORDS) break;
    const behind = restOfLine(folded, account.end);
    const isBehind = cellBehind.test(folded.slice(account.end, behind));
    if (lines === 0 && isBehind && !leadsOn.test(folded.slice(0, start).trimEnd().slice(-20))) {
      return { start: account.start, end: behind };
    }
    start = Math.max(floor, lineStart(folded, start - 1));
  }
  return { start: trimmed(folded, Math.max(start, floor), account.start), end: account.end };
}

/** "12 3456 …  opłata za wodę", "12 3456 … – fundusz remontowy" */
const cellBehind = /^(?: {2,}|\s?[|–-]\s*(?!w terminie|do dnia))[^\d]*[a-z]{4}/;
/** The line before ends with what leads to the account. */
const leadsOn = /(?:rachun\w{1,3}|kont[oa]|numer|nr|na|:)$/;

const lineStart = (folded: string, at: number): number =>
  at <= 0 ? 0 : folded.lastIndexOf('\n', at - 1) + 1;

/** The end of the account's line, or of its sentence there. */
function restOfLine(folded: string, at: number): number {
  const next = folded.indexOf('\n', at);
  return next < 0 ? folded.length : next;
}

const MOST_BEFORE = 150;

/** Without the marks and joining words at the beginning; of a long sentence only its end. */
function trimmed(folded: string, from: number, to: number): number {
  const far = to - from > MOST_BEFORE ? to - MOST_BEFORE : from;
  const start = far === from ? from : folded.indexOf(' ', far) + 1;
  const lead = /^[\s,;.:)|•*–-]*(?:(?:a|i|oraz|natomiast|zas)\s)?/.exec(folded.slice(start, to));
  return start + (lead?.[0].length ?? 0);
}
