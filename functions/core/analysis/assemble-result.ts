import {
  type ActionPlan,
  type AnalysisResult,
  analysisResult,
  type Classification,
  type FactEvidence,
  type ResponseVariants,
  type ResultWarning,
  variantKey,
} from '#shared/domain/analysis-result.ts';
import type { ActionPlanAnswer, ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import {
  planWithDoubtedSums,
  withDoubtedSums,
} from '#shared/letters/checking/doubts/doubted-words.ts';
import { holdPlan, holdToLetter } from '#shared/letters/checking/held-to-letter.ts';
import { doubtPartlyRead } from '#shared/letters/checking/partly-read.ts';
import { unplacedDays } from '#shared/letters/checking/unplaced-days.ts';
import { unplacedSentences } from '#shared/letters/checking/unplaced-sentences.ts';
import { unplacedSums } from '#shared/letters/checking/unplaced-sums.ts';
import { maskedCounts, type Masking } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { mapStrings } from '#shared/letters/text/map-strings.ts';

import { restoredReplies } from './masking/restored-answers.ts';
import { OFFLINE_MODEL } from './offline-model.ts';
import { type LetterParts, partsWarnings } from './parts/letter-parts.ts';
import { PROMPT_EDITION } from './prompts/edition.ts';
import type { RulesAnswers } from './rules-reading.ts';
import { withoutPrompt } from './without-prompt.ts';

/** Raised when prompts, masking or verification change what a result may say. */
const ENGINE_VERSION = '1.1';

type Facts = {
  classification: Classification;
  verification: FactEvidence[];
  warnings: ResultWarning[];
};
type Read = {
  letter: Letter;
  facts: Facts;
  /** The rules' answers to the same facts: their figures come from the law or from our own calculation. */
  rules: RulesAnswers;
};

/** The parts of a result about the letter itself, assembled while the replies are still being written. */
export type Draft = Read & { classification: Classification; toldWarnings: ResultWarning[] };

/** The facts in their shown form, with unknown figures removed from the words around them. */
export function draftResult({ letter, facts: checked, rules }: Read): Draft {
  const facts = { ...checked, ...doubtPartlyRead(checked, letter) };
  // The law comes from our own statements: the letter does not contain its addresses and sums.
  const { law, ...ownWords } = facts.classification;
  const told = holdToLetter(spoken(ownWords), rules.known);
  const held = withFacts({ ...told.value, law }, facts.classification);
  const classification = withDoubtedSums(held, facts.verification);
  return {
    ...{ letter, facts, rules, toldWarnings: told.warnings },
    classification: withUnplaced(classification, letter),
  };
}

type InShort = NonNullable<Classification['in_short']>;
type Parts = {
  draft: Draft;
  masking: Masking;
  parts: LetterParts;
  model: string;
  durationMs: number;
};

/** The result in its stored and shown form, with the personal data restored and unknown facts removed. */
export function assembleResult(parts: Parts): AnalysisResult {
  const { masking, model, draft } = parts;
  const { facts, rules } = draft;
  const { known } = rules;
  const replies = holdToLetter(spoken(restoredReplies(parts.parts.replies, masking)), known);
  const plan = holdPlan(spoken(putBack(parts.parts.plan, masking)), known);
  // Parsed, so that the stream shows exactly what the history will show.
  return analysisResult.parse({
    classification: draft.classification,
    responseVariants: withSending(replies.value, rules.sending),
    actionPlan: planWithDoubtedSums(
      withHow(plan.value, rules.how),
      draft.classification,
      facts.verification,
    ),
    verification: facts.verification,
    warnings: onePerMessage([
      ...facts.warnings,
      ...partsWarnings(parts.parts),
      ...draft.toldWarnings,
      ...replies.warnings,
      ...plan.warnings,
    ]),
    meta: {
      model,
      engine_version: ENGINE_VERSION,
      offline_engine: model === OFFLINE_MODEL,
      ...(parts.parts.byRules.length === 0 ? {} : { offline_parts: parts.parts.byRules }),
      prompts: PROMPT_EDITION,
      duration_ms: parts.durationMs,
      masked: maskedCounts(masking),
      sent_text: masking.text,
    },
  });
}

/** Without sentences of our own prompt. */
const spoken = <T>(answer: T) => mapStrings(answer, withoutPrompt);

/** Further days and sentences of the letter, in its own words. */
function withUnplaced(told: Classification, letter: Letter): Classification {
  const { critical_dates: dates, in_short: short } = told;
  const days = unplacedDays(letter, told);
  const events = [...(dates.events ?? []), ...days];
  const classification =
    days.length === 0 ? told : { ...told, critical_dates: { ...dates, events } };
  if (short === undefined) return classification;
  const also = unplacedSentences(letter, classification);
  const said = also.length === 0 ? classification : withSaid(classification, short, also);
  const sums = unplacedSums(letter, said);
  return sums === null ? said : withSaid(said, short, [...also, sums]);
}

function withSaid(told: Classification, short: InShort, also: string[]): Classification {
  return { ...told, in_short: { ...short, also_says: also } };
}

/** Facts were checked against the letter one by one: an account may be a corrected misreading. */
function withFacts(told: Classification, checked: Classification): Classification {
  // Rows contain the letter's own words, which were checked during verification.
  const { bank_account, rows } = checked.financial_obligations;
  return {
    ...told,
    critical_dates: checked.critical_dates,
    law: checked.law,
    financial_obligations: { ...told.financial_obligations, bank_account, ...(rows && { rows }) },
  };
}

/** The plan with instructions for each step that the rules know. */
function withHow(plan: ActionPlanAnswer, how: RulesAnswers['how']): ActionPlan {
  const steps = plan.immediate_actions.map((step) => {
    const words = how.get(step.action);
    return words === undefined ? step : { ...step, how: words };
  });
  return { ...plan, immediate_actions: steps };
}

/** Each reply with the way it is sent, which the rules know from the letter's kind. */
function withSending(
  replies: ReplyVariantsAnswer,
  sending: RulesAnswers['sending'],
): ResponseVariants {
  const told: ResponseVariants = { ...replies };
  for (const key of variantKey.options) {
    told[key] = { ...replies[key], sending: { steps: sending[key] } };
  }
  return told;
}

function onePerMessage(warnings: readonly ResultWarning[]): ResultWarning[] {
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}
