import { isDeepStrictEqual } from 'node:util';

import type { Classification, FactEvidence } from '#shared/domain/analysis-result.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { groundedAnswer } from '#shared/letters/checking/grounded-answer.ts';
import {
  type ComparedReadings,
  compareReadings,
} from '#shared/letters/checking/readings/compare-readings.ts';
import {
  type VerifiedClassification,
  verifyClassification,
} from '#shared/letters/checking/verify.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import type { ModelFault } from './faults.ts';

/** Caught: the reader sees what the letter says. Marked: the wrong thing, and "sprawdź" beside it. */
export type Verdict = 'caught' | 'marked' | 'missed';

export type FaultyReading = {
  letter: Letter;
  right: ClassificationAnswer;
  rules: VerifiedClassification;
  base: ComparedReadings;
  today: string;
};

/** A letter with the rules' answer, and what the product makes of a model that answers the same. */
export function faultyReading(
  letter: Letter,
  right: ClassificationAnswer,
  today: string,
): FaultyReading {
  const rules = verifyClassification(right, letter, today);
  return { letter, right, rules, today, base: read(right, rules, letter, today) };
}

function read(
  answer: ClassificationAnswer,
  rules: VerifiedClassification,
  letter: Letter,
  today: string,
): ComparedReadings {
  const model = verifyClassification(groundedAnswer(answer, letter), letter, today);
  return compareReadings(model, rules, letter, today);
}

/** The outcome of one fault in one letter; undefined when it does not apply. */
export function judgeFault(fault: ModelFault, reading: FaultyReading): Verdict | undefined {
  const { letter, right, rules, base, today } = reading;
  const wrong = fault.inject(right, letter);
  if (wrong === undefined) return undefined;
  const result = read(wrong, rules, letter, today);
  if (isDeepStrictEqual(fault.shown(result.classification), fault.shown(base.classification))) {
    return 'caught';
  }
  if (fault.field === 'term' || fault.field === 'harmless') return judgeTerms(result, base);
  if (fault.field === 'event') return judgeEvents(result, base);
  const told = result.warnings.some(({ kind }) => kind === 'readings_differ');
  if (fault.facts.length === 0) return told ? 'marked' : 'missed';
  return fault.facts.every(
    (fact) => isDoubted(result.verification, fact) || isSame(fact, result, base),
  )
    ? 'marked'
    : 'missed';
}

const isDoubted = (evidence: readonly FactEvidence[], fact: string) =>
  evidence.some(
    (one) => one.fact === fact && (one.certainty === 'check' || one.status !== 'confirmed'),
  );

function isSame(path: string, result: ComparedReadings, base: ComparedReadings): boolean {
  return isDeepStrictEqual(
    valueAt(result.classification, path),
    valueAt(base.classification, path),
  );
}

function valueAt(classification: Classification, path: string): unknown {
  let value: unknown = classification;
  for (const key of path.split('.')) {
    value =
      value !== null && typeof value === 'object'
        ? (value as Record<string, unknown>)[key]
        : undefined;
  }
  return value;
}

/** No term of the letter is lost, every other one is doubted, and so is a first one that is not the letter's. */
function judgeTerms(result: ComparedReadings, base: ComparedReadings): Verdict {
  const termsOf = ({ classification: { critical_dates: dates } }: ComparedReadings) =>
    (dates.terms ?? []).map(({ kind, date, amount, unit }) => ({ kind, date, amount, unit }));
  const [shown, wanted] = [termsOf(result), termsOf(base)];
  // Two terms of one last day are one to the reader.
  const isKept = wanted.every((term) =>
    shown.some(
      (one) => isDeepStrictEqual(one, term) || (term.date !== null && one.date === term.date),
    ),
  );
  const isTold = shown.every(
    (term, index) =>
      wanted.some((one) => isDeepStrictEqual(one, term)) ||
      isDoubted(result.verification, `critical_dates.terms.${index}`),
  );
  const isLed =
    isSame('critical_dates.deadline', result, base) ||
    isDoubted(result.verification, 'critical_dates.deadline');
  return isKept && isTold && isLed ? 'marked' : 'missed';
}

function judgeEvents(result: ComparedReadings, base: ComparedReadings): Verdict {
  const eventsOf = ({ classification: { critical_dates: dates } }: ComparedReadings) =>
    (dates.events ?? []).map(({ kind, date, time, attendance }) => ({
      kind,
      date,
      time,
      attendance,
    }));
  const [shown, wanted] = [eventsOf(result), eventsOf(base)];
  const isKept = wanted.every((event) => shown.some((one) => isDeepStrictEqual(one, event)));
  const isTold = shown.every(
    (event, index) =>
      wanted.some((one) => isDeepStrictEqual(one, event)) ||
      isDoubted(result.verification, `critical_dates.events.${index}`),
  );
  return isKept && isTold ? 'marked' : 'missed';
}
