import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';
import { ownPaymentDayFirst } from '#shared/letters/reading/days/payment-day.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import type { TermClass } from '#shared/letters/reading/second-term/ranked-terms.ts';
import { isSendersTerm } from '#shared/letters/reading/second-term/senders-term.ts';
import {
  type TermCandidate,
  termCandidates,
} from '#shared/letters/reading/second-term/term-candidates.ts';
import { termFeatures } from '#shared/letters/reading/second-term/term-features.ts';
import { chooseTerms } from '#shared/letters/reading/term-choice.ts';
import {
  type GroundTruth,
  type TrueDeadline,
  trueDeadline,
} from '#tests/evaluation/ground-truth.ts';
import { isTerm } from '#tests/evaluation/term-matching.ts';

import { type MaskedLetter, maskedLetters } from './masked-letters.ts';

/** A letter's days and lengths of time, each with what it truly is, and what the rules chose. */
export type TermedLetter = {
  name: string;
  folder: string;
  /** What the ground truth takes for the first term; an empty list for none. */
  wanted: readonly TrueDeadline[];
  mayLack: boolean;
  /** What the rules chose, without the second opinion. */
  terms: readonly Term[];
  documentDate: string | null;
  events: readonly LetterEvent[];
  candidates: readonly (TermCandidate & {
    features: readonly string[];
    truth: TermClass | null;
    isRight: boolean;
    /** Whether a verb says that the sender acts within it. */
    isSenders: boolean;
  })[];
};

/** The letters of these folders, by default of all corpora. */
export const termedLetters = async (folders?: readonly string[]): Promise<TermedLetter[]> =>
  (await maskedLetters(folders)).map(termed);

function termed({ name, folder, truth, letter }: MaskedLetter): TermedLetter {
  const { view, type, remedy, documentDate, role, events, financial } = readLetter(letter);
  const chosen = chooseTerms(view, type, remedy, documentDate, role);
  const terms = ownPaymentDayFirst(view, chosen, financial);
  const candidates = termCandidates(view, documentDate);
  const features = termFeatures(view, candidates, { documentDate, role });
  const accepted = truth.also_acceptable.deadlines ?? [];
  const also = accepted.flat().map((one) => trueDeadline.parse(one));
  const mayLack =
    [...truth.deadlines.slice(0, 1), ...also].some(({ kind }) => kind === 'none') ||
    truth.deadlines.length === 0 ||
    accepted.some((one) => Array.isArray(one) && one.length === 0);
  const wanted = [...truth.deadlines.slice(0, 1), ...also].filter(({ kind }) => kind !== 'none');
  return {
    ...{ name, folder, wanted, mayLack, terms, documentDate, events },
    candidates: candidates.map((candidate, index) => ({
      ...candidate,
      features: features[index] ?? [],
      truth: truthOf(candidate, { wanted, mayLack, events, terms }, truth),
      isSenders: isSendersTerm(view, candidate),
      isRight: wanted.some((one) => isTerm(candidate, one)),
    })),
  };
}

/**
 * Null for what the ground truth leaves open; where it also accepts no term and the rules chose none, a day is somebody
 * else's.
 */
function truthOf(
  candidate: TermCandidate,
  {
    wanted,
    mayLack,
    events,
    terms,
  }: Omit<TermedLetter, 'name' | 'folder' | 'documentDate' | 'candidates'>,
  { deadlines }: GroundTruth,
): TermClass | null {
  // The day of an event is told as such.
  if (candidate.kind === 'date' && events.some(({ date }) => date === candidate.date)) return null;
  if (wanted.some((one) => isTerm(candidate, one))) {
    return !mayLack ? 'first' : terms.length === 0 ? 'none' : null;
  }
  return deadlines.some((one) => one.kind !== 'none' && isTerm(candidate, one)) ? 'other' : 'none';
}
