import type { FactEvidence } from '#shared/domain/analysis-result.ts';
import { datesInFlow } from '#shared/letters/calendar/dates.ts';
import { quoteInLetter } from '#shared/letters/checking/evidence.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { flowOf } from '#shared/letters/text/text.ts';

import type { ComparedReadings } from './compare-readings.ts';
import type { Difference, Value } from './comparison.ts';

/** Two readings of one fact, as presented to a third reader: without naming their sources. */
export type SecondLookQuestion = { field: string; what: string; A: string; B: string };
export type SecondLookChoice = {
  field: string;
  quote: string | null;
  choice: 'A' | 'B' | 'neither';
};

const MOST_QUESTIONS = 8;
const NOTHING = 'pismo tego nie podaje';
const inWords = (value: Value) => (value === null ? NOTHING : String(value));

/** The two values are ordered alphabetically, so that the order reveals nothing. */
const isShownFirst = ({ shown, other }: Difference) => inWords(shown) <= inWords(other);

/** The questions to a third reader; empty when the readings agree. */
export function secondLookAt(differences: readonly Difference[]): SecondLookQuestion[] {
  return differences.slice(0, MOST_QUESTIONS).map((difference, index) => {
    const both = [difference.shown, difference.other].map(inWords);
    const [A = '', B = ''] = isShownFirst(difference) ? both : both.toReversed();
    return { field: `F${index + 1}`, what: difference.label, A, B };
  });
}

/**
 * The facts after two of three readers agree: a value that the third one finds in the letter, with its words,
 * is shown and no longer doubted. What it does not decide stays unchanged, and so does what only the rules read
 * and the other two do not see. `isOverturned` says that a shown value was replaced, so texts based on it have to
 * be written again.
 */
export function settledBy(
  { differences, ...facts }: ComparedReadings,
  choices: readonly SecondLookChoice[],
  letter: Letter,
): { facts: ComparedReadings; isOverturned: boolean } {
  let { classification, verification } = facts;
  let isOverturned = false;
  const open: Difference[] = [];
  for (const [index, difference] of differences.entries()) {
    const answer = choices.find(({ field }) => field === `F${index + 1}`);
    const isShown = (answer?.choice === 'A') === isShownFirst(difference);
    const value = isShown ? difference.shown : difference.other;
    const quote = quoteInLetter(answer?.quote ?? null, letter.flow);
    const isDecided = answer !== undefined && answer.choice !== 'neither';
    const isLost = value === null && difference.isRulesOnly;
    // Without words from the letter that give it a value gains nothing; the absence of a value needs no words.
    if (!isDecided || isLost || (value !== null && !gives(quote, value))) {
      open.push(difference);
      continue;
    }
    if (!isShown) {
      isOverturned = true;
      classification = difference.withOther(classification);
    }
    verification = withMajority(verification, difference.fact, quote);
  }
  return { facts: { ...facts, classification, verification, differences: open }, isOverturned };
}

/** Whether the words give the value: a sum, a day and an account have to stand in them; names are declined. */
function gives(quote: string | null, value: string | number): boolean {
  if (quote === null) return false;
  const flow = flowOf(quote);
  if (typeof value === 'number') {
    const grosze = Math.round(value * 100);
    return findAmounts(flow).some((amount) => amount.grosze === grosze);
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return datesInFlow(flow).some(({ iso }) => iso === value);
  return /^\d{26}$/.test(value) ? quote.replace(/\D/g, '').includes(value) : true;
}

function withMajority(
  verification: readonly FactEvidence[],
  fact: string,
  quote: string | null,
): FactEvidence[] {
  const rest = verification.filter((one) => one.fact !== fact);
  const known = verification.find((one) => one.fact === fact)?.quote ?? null;
  return [
    ...rest,
    {
      ...{ fact, status: 'confirmed', certainty: 'likely' },
      ...{ quote: quote ?? known, reason: 'Potwierdzone dwoma z trzech odczytów.' },
    },
  ];
}
