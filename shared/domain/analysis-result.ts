import * as z from 'zod/mini';

import { documentTypeCode } from './document-types.ts';
import { letterEvent, moneyDirection, moneyRow } from './events-and-money.ts';
import { level } from './levels.ts';
import { term } from './term.ts';

/**
 * The stored and shown result: the three parts of specification section 3 under exactly those names, plus the
 * additions of design section 4, which no reader may depend on.
 */

const amount = z.nullable(z.number()); // złote with two decimals

/** One thing the law says for letters of this kind, with the date of the text it comes from. */
export const lawStatement = z.object({
  sentence: z.string(),
  article: z.string(), // "art. 505 § 1 k.p.c."; only the act when no article is certain
  source: z.nullable(z.string()), // address of the text that was read
  as_of: z.nullable(z.string()), // the date of the law it shows: a day, a month or a year (ISO)
  /** False: general knowledge that the reader should check. */
  verified: z.boolean(),
  /** First and last day on which it is the law, when a change is known; ISO. */
  valid_from: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
});
export type LawStatement = z.infer<typeof lawStatement>;

export const classification = z.object({
  recipient_identification: z.object({ name: z.nullable(z.string()) }),
  sender_identification: z.object({ name: z.nullable(z.string()) }),
  document_classification: z.object({ type: z.string(), code: z.optional(documentTypeCode) }),
  case_details: z.object({ reference_number: z.nullable(z.string()) }),
  critical_dates: z.object({
    /** ISO date when known, otherwise the phrase ("14 dni od dnia doręczenia"). */
    deadline: z.nullable(z.string()),
    document_date: z.optional(z.nullable(z.string())),
    terms: z.optional(z.array(term)),
    events: z.optional(z.array(letterEvent)),
  }),
  threat_assessment: z.object({
    level,
    /** What raised or lowered the level, each with its sentence in the letter. */
    reasons: z.optional(z.array(z.object({ reason: z.string(), quote: z.nullable(z.string()) }))),
  }),
  required_actions: z.array(z.object({ action: z.string(), priority: level })),
  /** What the reader may do but does not have to ("Możesz też"). */
  optional_actions: z.optional(z.array(z.object({ action: z.string() }))),
  financial_obligations: z.object({
    has_financial: z.boolean(),
    main_amount: amount,
    interest: amount,
    costs: amount,
    total_amount: amount,
    currency: z.nullable(z.string()),
    payment_title: z.nullable(z.string()),
    bank_account: z.nullable(z.string()), // 26 digits
    /** Whether the account's check digits are right (IBAN, mod 97); a bank's number that fails is a warning. */
    bank_account_valid: z.optional(z.nullable(z.boolean())),
    rows: z.optional(z.array(moneyRow)),
    direction: z.optional(moneyDirection),
  }),
  /** The letter in four plain sentences, for the first card of the result. */
  in_short: z.optional(
    z.object({
      title: z.string(), // 3 to 7 words
      meaning: z.string(),
      if_ignored: z.nullable(z.string()),
      needs_action: z.boolean(),
      /** What no other fact shows: sentences of the letter, word for word, and last its further sums in one line. */
      also_says: z.optional(z.array(z.string())),
    }),
  ),
  remedy: z.optional(
    z.nullable(
      z.object({
        name: z.string(), // sprzeciw, odwołanie, …
        addressee: z.nullable(z.string()),
        via: z.nullable(z.string()),
        form: z.nullable(z.string()),
        fee: z.nullable(z.string()),
        legal_basis: z.nullable(z.string()),
        /** From when it is open, if the letter says that this is later ("po wszczęciu kontroli"). */
        available_from: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  /** The law for letters of this kind, the remedy's statements first. */
  law: z.optional(z.array(lawStatement)),
});
export type Classification = z.infer<typeof classification>;

export const variantKey = z.enum([
  'variant_1_cooperative',
  'variant_2_assertive',
  'variant_3_tactical_delay',
]);
export type VariantKey = z.infer<typeof variantKey>;

/** A reply as written by the rules or a model. */
export const writtenVariant = z.object({
  tone: z.string(),
  strategy: z.string(),
  content: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});

const responseVariant = z.extend(writtenVariant, {
  /** "Jak to wysłać": by when, where, copies, fee, what to keep; in order. */
  sending: z.optional(z.object({ steps: z.array(z.string()) })),
});
export type ResponseVariant = z.infer<typeof responseVariant>;

export const responseVariants = z.object({
  recommended_variant: z.string(),
  recommendation_reasoning: z.string(),
  variant_1_cooperative: responseVariant,
  variant_2_assertive: responseVariant,
  variant_3_tactical_delay: responseVariant,
});
export type ResponseVariants = z.infer<typeof responseVariants>;

const planStep = z.object({
  priority: level,
  action: z.string(), // verb first
  deadline: z.nullable(z.string()),
  /** How to do it, one or two sentences; shown below the step. */
  how: z.optional(z.string()),
});

export const actionPlan = z.object({
  immediate_actions: z.array(planStep),
  legal_consultation: z.object({
    recommended: z.boolean(),
    urgency: z.nullable(z.string()),
    specialization: z.nullable(z.string()),
    /** Free help for this kind of letter. */
    free_help: z.optional(z.array(z.string())),
  }),
  timeline: z.array(z.object({ date: z.string(), milestone: z.string() })),
});
export type ActionPlan = z.infer<typeof actionPlan>;

const evidenceStatus = z.enum(['confirmed', 'unconfirmed', 'conflicting']);

/** One fact checked against the letter's text. `fact` is its path in the classification. */
const factEvidence = z.object({
  fact: z.string(),
  status: evidenceStatus,
  quote: z.nullable(z.string()), // at most 160 characters, in the letter's words
  reason: z.string(),
  /** Below `certain` the page asks the reader to check; `alternatives` are other possible values. */
  certainty: z.optional(z.enum(['certain', 'likely', 'check'])),
  alternatives: z.optional(z.array(z.object({ value: z.string(), quote: z.nullable(z.string()) }))),
});
export type FactEvidence = z.infer<typeof factEvidence>;

const warningKind = z.enum([
  'account_checksum',
  'bank_code',
  'foreign_account',
  'account_not_in_letter',
  'amount_not_in_letter',
  'date_not_in_letter',
  'contact_not_in_letter',
  'code_asked_for',
  'reply_replaced',
  'answered_by_rules',
  'words_and_digits_differ',
  'amounts_do_not_add_up',
  'micro_account_not_yours',
  'instruction_in_letter',
  'scam_signs',
  'second_letter',
  'term_in_past',
  'conflicting_terms',
  'text_lost',
  'readings_differ',
]);

const resultWarning = z.object({
  kind: warningKind,
  title: z.string(), // "Sprawdź przed zapłatą"
  message: z.string(),
  quote: z.nullable(z.string()),
});
export type ResultWarning = z.infer<typeof resultWarning>;

const maskedCount = z.object({ label: z.string(), count: z.number() }); // "PESEL", 1

export const analysisResult = z.object({
  classification,
  responseVariants,
  actionPlan,
  verification: z.optional(z.array(factEvidence)),
  warnings: z.optional(z.array(resultWarning)),
  meta: z.optional(
    z.object({
      model: z.string(),
      engine_version: z.string(),
      /** True when the deterministic offline engine answered; the screen says so. */
      offline_engine: z.boolean(),
      /** Parts answered by the rules because no model did: names of the calls. */
      offline_parts: z.optional(z.array(z.string())),
      /** Edition of the prompts sent to the models. */
      prompts: z.optional(z.string()),
      duration_ms: z.number(),
      masked: z.array(maskedCount),
      /** The letter in the form the model saw, personal data replaced by placeholders. */
      sent_text: z.nullable(z.string()),
    }),
  ),
});
export type AnalysisResult = z.infer<typeof analysisResult>;
