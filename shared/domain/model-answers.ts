import * as z from 'zod/mini';

import { actionPlan, variantKey, writtenVariant } from './analysis-result.ts';
import { documentTypeCode } from './document-types.ts';
import { letterEvent, moneyDirection, moneyRow } from './events-and-money.ts';
import { level } from './levels.ts';
import { term } from './term.ts';

/**
 * What the model answers to the product's calls. Strict json_schema requires every property, so unknown
 * values are `null`, never absent. Each fact comes with the quote that proves it; the run checks every quote,
 * amount, account and date against the letter before showing it.
 */

const fact = z.object({ value: z.nullable(z.string()), quote: z.nullable(z.string()) });
const money = z.object({ value: z.nullable(z.number()), quote: z.nullable(z.string()) });

export const classificationAnswer = z.object({
  type_code: documentTypeCode,
  type_label: z.string(),
  title: z.string(),
  meaning: z.string(),
  if_ignored: z.nullable(z.string()),
  needs_action: z.boolean(),
  sender: fact,
  recipient: fact,
  reference_number: fact,
  document_date: fact, // ISO
  terms: z.array(term),
  events: z.array(letterEvent),
  threat: z.object({
    level,
    reasons: z.array(z.object({ reason: z.string(), quote: z.nullable(z.string()) })),
  }),
  required_actions: z.array(
    z.object({ action: z.string(), priority: level, quote: z.nullable(z.string()) }),
  ),
  optional_actions: z.array(z.object({ action: z.string() })),
  financial: z.object({
    has_financial: z.boolean(),
    main_amount: money,
    interest: money,
    costs: money,
    total_amount: money,
    currency: z.nullable(z.string()),
    payment_title: fact,
    bank_account: fact,
    rows: z.array(moneyRow),
    direction: moneyDirection,
  }),
  remedy: z.nullable(
    z.object({
      name: z.string(),
      addressee: z.nullable(z.string()),
      via: z.nullable(z.string()),
      form: z.nullable(z.string()),
      fee: z.nullable(z.string()),
      legal_basis: z.nullable(z.string()),
      /** From when it is open, if the letter says that this is later; only a model reads it. */
      available_from: z.optional(z.nullable(z.string())),
      quote: z.nullable(z.string()),
    }),
  ),
});
export type ClassificationAnswer = z.infer<typeof classificationAnswer>;

/**
 * A day as a model is asked to write it. The pattern goes to the model only: a day in other words is read, and
 * checked, like every other fact.
 */
const day = z.nullable(
  z.string().register(z.globalRegistry, { pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
);
/** Id of a place of the letter (`D1`, `K4`) that the rules numbered; null when none of them is meant. */
const at = z.nullable(z.string());
const placedFact = z.object({
  quote: z.nullable(z.string()),
  at,
  value: z.nullable(z.string()),
});
const placedMoney = z.object({
  quote: z.nullable(z.string()),
  at,
  value: z.nullable(z.number()),
});

/**
 * The classification in the order a model writes it: the letter's words, then their place, then their
 * meaning; facts before the conclusions drawn from them. A model fills its members in this order.
 */
const classificationOnWire = z.object({
  sender: placedFact,
  recipient: placedFact,
  reference_number: placedFact,
  document_date: z.object({ ...placedFact.shape, value: day }),
  terms: z.array(
    z.object({
      quote: z.nullable(z.string()),
      at,
      what: z.string(),
      ...z.omit(term, { quote: true, what: true, legal_basis: true }).shape,
      date: day,
      legal_basis: z.nullable(z.string()),
    }),
  ),
  events: z.array(
    z.object({
      quote: z.nullable(z.string()),
      at,
      ...z.omit(letterEvent, { quote: true }).shape,
      date: day,
    }),
  ),
  financial: z.object({
    rows: z.array(
      z.object({
        quote: z.nullable(z.string()),
        at,
        ...z.omit(moneyRow, { quote: true }).shape,
      }),
    ),
    has_financial: z.boolean(),
    main_amount: placedMoney,
    interest: placedMoney,
    costs: placedMoney,
    total_amount: placedMoney,
    currency: z.nullable(z.string()),
    payment_title: placedFact,
    bank_account: placedFact,
    direction: moneyDirection,
  }),
  remedy: z.nullable(
    z.object({
      quote: z.nullable(z.string()),
      at,
      name: z.string(),
      addressee: z.nullable(z.string()),
      via: z.nullable(z.string()),
      form: z.nullable(z.string()),
      fee: z.nullable(z.string()),
      legal_basis: z.nullable(z.string()),
      available_from: z.nullable(z.string()),
    }),
  ),
  required_actions: z.array(
    z.object({ quote: z.nullable(z.string()), action: z.string(), priority: level }),
  ),
  optional_actions: z.array(z.object({ action: z.string() })),
  threat: z.object({
    reasons: z.array(z.object({ quote: z.nullable(z.string()), reason: z.string() })),
    level,
  }),
  type_code: documentTypeCode,
  type_label: z.string(),
  needs_action: z.boolean(),
  if_ignored: z.nullable(z.string()),
  meaning: z.string(),
  title: z.string(),
});
export type ClassificationOnWire = z.infer<typeof classificationOnWire>;

export const replyVariantsAnswer = z.object({
  recommended_variant: variantKey,
  recommendation_reasoning: z.string(),
  variant_1_cooperative: writtenVariant,
  variant_2_assertive: writtenVariant,
  variant_3_tactical_delay: writtenVariant,
});
export type ReplyVariantsAnswer = z.infer<typeof replyVariantsAnswer>;
export type ReplyAnswer = z.infer<typeof writtenVariant>;

const actionPlanAnswer = z.extend(actionPlan, {
  // The code adds how to do a step: a model only supplies the steps.
  immediate_actions: z.array(
    z.object({ priority: level, action: z.string(), deadline: z.nullable(z.string()) }),
  ),
  legal_consultation: z.object({
    recommended: z.boolean(),
    urgency: z.nullable(z.string()),
    specialization: z.nullable(z.string()),
    free_help: z.array(z.string()),
  }),
});
export type ActionPlanAnswer = z.infer<typeof actionPlanAnswer>;

/** The plan, and which of the three replies fits best: reasons before the choice. */
const planAnswer = z.extend(actionPlanAnswer, {
  recommendation_reasoning: z.string(),
  recommended_variant: variantKey,
});
export type PlanAnswer = z.infer<typeof planAnswer>;

/** A third reader's choice between two readings of one fact: the words of the letter before the choice. */
export const secondLookAnswer = z.object({
  answers: z.array(
    z.object({
      field: z.string(),
      quote: z.nullable(z.string()),
      choice: z.enum(['A', 'B', 'neither']),
    }),
  ),
});

/** The product's calls by the name of their json_schema on the wire: one call per reply. */
export const modelAnswers = {
  classification: classificationOnWire,
  variant_1_cooperative: writtenVariant,
  variant_2_assertive: writtenVariant,
  variant_3_tactical_delay: writtenVariant,
  action_plan: planAnswer,
} as const;
export type ModelCallName = keyof typeof modelAnswers;
