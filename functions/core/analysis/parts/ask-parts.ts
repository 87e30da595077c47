import { remask } from '#functions/core/analysis/masking/remask.ts';
import { OFFLINE_MODEL } from '#functions/core/analysis/offline-model.ts';
import { planPrompt } from '#functions/core/analysis/prompts/plan-prompt.ts';
import { variantPrompt } from '#functions/core/analysis/prompts/variant-prompt.ts';
import { askModel } from '#functions/platform/model/ask-model.ts';
import { type ModelOptions, type ModelOutcome } from '#functions/platform/model/outcome.ts';
import type { Classification, VariantKey } from '#shared/domain/analysis-result.ts';
import { modelAnswers, type PlanAnswer, type ReplyAnswer } from '#shared/domain/model-answers.ts';
import { wrapLetter } from '#shared/domain/prompt-envelope.ts';
import type { Masking } from '#shared/letters/people/masking.ts';

type Asked = {
  masking: Masking;
  verified: Classification;
  today: string;
  nonce: string;
  budgetMs: number;
  signal: AbortSignal;
  model: ModelOptions;
  /** What is wrong with a model's reply (masked, as received), in a sentence for the model. */
  faultOf: (variant: VariantKey, reply: ReplyAnswer) => string | undefined;
  /** What it should mend if it can. */
  slipOf: (reply: ReplyAnswer) => string | undefined;
};
export type AskedParts = {
  replies: Record<VariantKey, Promise<ModelOutcome<ReplyAnswer>>>;
  plan: Promise<ModelOutcome<PlanAnswer>>;
};

/** The three replies and the plan, requested at the same time; each ends independently. */
export function askParts(asked: Asked): AskedParts {
  const { masking, verified, today, nonce, budgetMs, signal, model, faultOf, slipOf } = asked;
  const classification = remask(verified, masking);
  const user = wrapLetter({ text: masking.text, today, nonce, classification });
  const question = { user, budgetMs, signal };
  const reply = (name: VariantKey) =>
    askModel<ReplyAnswer>(
      {
        ...question,
        name,
        schema: modelAnswers[name],
        system: variantPrompt(name),
        fault: (answer, by) => (by === OFFLINE_MODEL ? undefined : faultOf(name, answer)),
        slip: slipOf,
      },
      model,
    );
  return {
    replies: {
      variant_1_cooperative: reply('variant_1_cooperative'),
      variant_2_assertive: reply('variant_2_assertive'),
      variant_3_tactical_delay: reply('variant_3_tactical_delay'),
    },
    plan: askModel<PlanAnswer>(
      { ...question, name: 'action_plan', schema: modelAnswers.action_plan, system: planPrompt },
      model,
    ),
  };
}
