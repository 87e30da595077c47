import type { RulesAnswers } from '#functions/core/analysis/rules-reading.ts';
import type { ModelOutcome } from '#functions/platform/model/outcome.ts';
import type { ResultWarning, VariantKey } from '#shared/domain/analysis-result.ts';
import type {
  ActionPlanAnswer,
  ModelCallName,
  ReplyAnswer,
  ReplyVariantsAnswer,
} from '#shared/domain/model-answers.ts';

import type { AskedParts } from './ask-parts.ts';

/** Replies and plan, each from a model or the rules; `byRules` names the calls that no model answered. */
export type LetterParts = {
  replies: ReplyVariantsAnswer;
  plan: ActionPlanAnswer;
  byRules: ModelCallName[];
};

/** All of them from the rules. */
export function partsByRules({ replies, plan }: RulesAnswers): LetterParts {
  return { replies, plan, byRules: ['classification', ...variants, 'action_plan'] };
}

const variants = [
  'variant_1_cooperative',
  'variant_2_assertive',
  'variant_3_tactical_delay',
] as const satisfies readonly VariantKey[];

/** The models' parts, and the rules' part for every missing one. */
export async function collectParts(
  asked: AskedParts,
  rules: RulesAnswers,
): Promise<LetterParts | 'aborted'> {
  const plan = await asked.plan;
  const given = await Promise.all(variants.map((variant) => asked.replies[variant]));
  const all: ModelOutcome<unknown>[] = [...given, plan];
  if (all.some(({ kind }) => kind === 'aborted')) return 'aborted';
  const byRules: ModelCallName[] = [];
  const reply = (variant: VariantKey): ReplyAnswer => {
    const outcome = given[variants.indexOf(variant)];
    if (outcome?.kind === 'answer') return outcome.value;
    byRules.push(variant);
    return rules.replies[variant];
  };
  const replies = {
    variant_1_cooperative: reply('variant_1_cooperative'),
    variant_2_assertive: reply('variant_2_assertive'),
    variant_3_tactical_delay: reply('variant_3_tactical_delay'),
  };
  if (plan.kind !== 'answer') byRules.push('action_plan');
  const { recommended_variant, recommendation_reasoning, ...planned } =
    plan.kind === 'answer' ? plan.value : { ...rules.plan, ...recommended(rules) };
  return {
    replies: { ...replies, recommended_variant, recommendation_reasoning },
    plan: planned,
    byRules,
  };
}

function recommended({ replies }: RulesAnswers) {
  const { recommended_variant, recommendation_reasoning } = replies;
  return { recommended_variant, recommendation_reasoning };
}

const partNames: Partial<Record<ModelCallName, string>> = {
  variant_1_cooperative: 'odpowiedź 1',
  variant_2_assertive: 'odpowiedź 2',
  variant_3_tactical_delay: 'odpowiedź 3',
  action_plan: 'plan działania',
};

/** Tells the reader which parts the rules wrote. */
export function partsWarnings({ byRules }: LetterParts): ResultWarning[] {
  const names = byRules.flatMap((part) => partNames[part] ?? []);
  if (names.length === 0 || byRules.includes('classification')) return [];
  return [
    {
      kind: 'reply_replaced',
      title: 'Część wyniku ułożona według wzorów',
      message: `Model językowy nie podał tej części poprawnie: ${names.join(', ')}. Ułożyliśmy ją według naszych wzorów. Przeczytaj ją uważnie przed wysłaniem.`,
      quote: null,
    },
  ];
}
