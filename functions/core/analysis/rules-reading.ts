import type { Classification } from '#shared/domain/analysis-result.ts';
import type { ActionPlanAnswer, ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

/** What the rules would answer, from the letter and the facts that were verified. */
export type RulesAnswers = { replies: ReplyVariantsAnswer; plan: ActionPlanAnswer };

/**
 * The rules' own replies and plan: what a model's words are held to, and what stands in for a part no
 * model delivers. `letter` is unmasked. Read on
 * demand: the texts are not needed before the first answer is here.
 */
export async function answerByRules(
  letter: Letter,
  facts: Classification,
  today: string,
): Promise<RulesAnswers> {
  const { answerPlan, answerReplies } = await import('#shared/letters/answering/engine.ts');
  return {
    replies: answerReplies(letter, facts, today),
    plan: answerPlan(letter, facts, today),
  };
}
