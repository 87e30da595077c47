import type {
  ActionPlan,
  AnalysisResult,
  Classification,
  ResultWarning,
} from '#shared/domain/analysis-result.ts';
import { variantKey } from '#shared/domain/analysis-result.ts';
import type { Corrections, Review } from '#shared/domain/review.ts';
import { isIsoDate } from '#shared/letters/calendar/days.ts';
import { countFromDocument } from '#shared/letters/calendar/document-terms.ts';
import { passedNote } from '#shared/letters/calendar/passed/passed.ts';
import { longDate, termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { withoutSumDoubt } from '#shared/letters/checking/doubts/doubted-words.ts';

import { textCorrector } from './corrected-texts.ts';
import { lastDayOf, type ReviewedTerm, reviewedTerms } from './reviewed-terms.ts';

/**
 * The result with the reader's additions: corrected facts in their fields and in every text about the letter,
 * and the last days that became known. The stored result does not change.
 */
export function reviewedResult(result: AnalysisResult, review: Review): AnalysisResult {
  const corrected = correctedResult(result, review.corrections);
  const terms = reviewedTerms(corrected.classification, review.delivery);
  if (terms.length === 0) return corrected;
  const { classification } = corrected;
  const deadline = lastDayOf(classification, review.delivery);
  const { warnings } = corrected;
  return {
    ...corrected,
    classification: {
      ...classification,
      critical_dates: { ...classification.critical_dates, deadline },
      required_actions: classification.required_actions.map((one) => ({
        ...one,
        action: dated(one.action, terms),
      })),
    },
    actionPlan: withLastDays(corrected.actionPlan, terms),
    ...(warnings && { warnings: warnings.filter((one) => !isSettled(one, terms)) }),
  };
}

/** A warning that a term is probably over, once the reader has told when the letter came. */
const isSettled = ({ kind, quote }: ResultWarning, terms: readonly ReviewedTerm[]): boolean =>
  kind === 'term_in_past' &&
  terms.some(({ term, computed }) => !computed.earliestPossible && term.quote === quote);

/** The facts alone, for callers that need no texts. */
function correctedClassification(given: Classification, corrections: Corrections): Classification {
  const dates = given.critical_dates;
  const documentDate = corrections['critical_dates.document_date'] ?? dates.document_date ?? null;
  const deadline = corrections['critical_dates.deadline'];
  const terms = dates.terms?.map((term) => countFromDocument(term, documentDate));
  const [first] = terms ?? [];
  const recounted = first?.kind === 'from_document' ? (first.date ?? dates.deadline) : undefined;
  return {
    ...given,
    recipient_identification: {
      name: corrections['recipient_identification.name'] ?? given.recipient_identification.name,
    },
    sender_identification: {
      name: corrections['sender_identification.name'] ?? given.sender_identification.name,
    },
    document_classification: {
      ...given.document_classification,
      type: corrections['document_classification.type'] ?? given.document_classification.type,
    },
    case_details: {
      reference_number:
        corrections['case_details.reference_number'] ?? given.case_details.reference_number,
    },
    critical_dates: {
      ...dates,
      deadline: deadline ?? recounted ?? dates.deadline,
      document_date: documentDate,
      ...(terms === undefined ? {} : { terms }),
    },
    financial_obligations: correctedMoney(given.financial_obligations, corrections),
  };
}

function correctedMoney(
  given: Classification['financial_obligations'],
  corrections: Corrections,
): Classification['financial_obligations'] {
  const corrected = <Name extends 'main_amount' | 'interest' | 'costs' | 'total_amount'>(
    name: Name,
  ) => corrections[`financial_obligations.${name}`] ?? given[name];
  const account = corrections['financial_obligations.bank_account'];
  return {
    ...given,
    main_amount: corrected('main_amount'),
    interest: corrected('interest'),
    costs: corrected('costs'),
    total_amount: corrected('total_amount'),
    payment_title: corrections['financial_obligations.payment_title'] ?? given.payment_title,
    // A corrected account passed its checksum before it was stored.
    ...(account === undefined ? {} : { bank_account: account, bank_account_valid: true }),
  };
}

function correctedResult(result: AnalysisResult, corrections: Corrections): AnalysisResult {
  if (Object.keys(corrections).length === 0) return result;
  const { classification: before, responseVariants, actionPlan } = result;
  const inText = textCorrector(before, corrections);
  const inStep = (step: string) =>
    correctsSum(corrections) ? withoutSumDoubt(inText(step)) : inText(step);
  const classification = correctedClassification(before, corrections);
  const { in_short: short } = classification;
  const variants = { ...responseVariants };
  for (const key of variantKey.options) {
    variants[key] = { ...variants[key], content: inText(variants[key].content) };
  }
  return {
    ...result,
    classification: {
      ...classification,
      required_actions: classification.required_actions.map((one) => ({
        ...one,
        action: inStep(one.action),
      })),
      ...(short === undefined
        ? {}
        : { in_short: { ...short, title: inText(short.title), meaning: inText(short.meaning) } }),
    },
    responseVariants: variants,
    actionPlan: {
      ...actionPlan,
      immediate_actions: actionPlan.immediate_actions.map(({ action, deadline, ...one }) => ({
        ...one,
        action: inStep(action),
        deadline: deadline === null ? null : movedDay(deadline, before, classification),
      })),
      timeline: byDay(
        actionPlan.timeline.map(({ date, milestone }) => ({
          date: movedDay(date, before, classification),
          milestone: inText(milestone),
        })),
      ),
    },
  };
}

const correctsSum = (corrections: Corrections) =>
  corrections['financial_obligations.main_amount'] !== undefined ||
  corrections['financial_obligations.total_amount'] !== undefined;

/** A day of the plan that equals the letter's date or deadline moves with it. */
function movedDay(day: string, before: Classification, after: Classification): string {
  const [old, now] = [before.critical_dates, after.critical_dates];
  if (day === old.deadline) return now.deadline ?? day;
  return day === old.document_date ? (now.document_date ?? day) : day;
}

/** Phrases like "14 dni od dnia doręczenia" become days when these are known. */
function withLastDays(plan: ActionPlan, terms: readonly ReviewedTerm[]): ActionPlan {
  const find = (phrase: string | null) => terms.find(({ term }) => termPhrase(term) === phrase);
  return {
    ...plan,
    immediate_actions: plan.immediate_actions.map((one) => ({
      ...one,
      action: dated(one.action, terms),
      deadline: find(one.deadline)?.computed.lastDay ?? one.deadline,
    })),
    timeline: byDay(
      plan.timeline.map((moment) => {
        const known = find(moment.date);
        if (known === undefined) return moment;
        return { date: known.computed.lastDay, milestone: `Ostatni dzień: ${known.term.what}` };
      }),
    ),
  };
}

/** "Zapłać – 7 dni od dnia doręczenia" → "Zapłać – do 30 lipca 2026 r." */
function dated(action: string, terms: readonly ReviewedTerm[]): string {
  return terms.reduce(
    (text, { term, computed }) =>
      text.replace(termPhrase(term), `do ${longDate(computed.lastDay)}`),
    terms.some(({ computed }) => computed.earliestPossible)
      ? action
      : action.replace(passedNote.likely, ''),
  );
}

/** Days in order, then phrases in theirs. */
function byDay(timeline: ActionPlan['timeline']): ActionPlan['timeline'] {
  const days = timeline.filter(({ date }) => isIsoDate(date));
  const phrases = timeline.filter(({ date }) => !isIsoDate(date));
  return [...days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)), ...phrases];
}
