import type { Classification, VariantKey } from '#shared/domain/analysis-result.ts';
import type {
  ActionPlanAnswer,
  ClassificationAnswer,
  ReplyVariantsAnswer,
} from '#shared/domain/model-answers.ts';
import { type Known, knownFrom } from '#shared/letters/checking/held-words.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

/** The rules' own answer, from the letter and the verified facts. */
export type RulesAnswers = {
  /** The rules' description of the letter: every figure in it comes from the letter or the law. */
  description: ClassificationAnswer;
  replies: ReplyVariantsAnswer;
  plan: ActionPlanAnswer;
  /** How each reply is sent, in steps, whoever wrote it. */
  sending: Record<VariantKey, string[]>;
  /** How a step of the plan is done, by the step's words. */
  how: ReadonlyMap<string, string>;
  /** What the models' words may contain: the letter's figures, the rules' own, and the days of the facts. */
  known: Known;
};

/** Loaded on demand: the texts are not needed before the first answer (docs/adr/0016). */
const engine = () => import('#shared/letters/answering/engine.ts');

/** The rules' own description of the (unmasked) letter. */
export async function classifyByRules(
  letter: Letter,
  today: string,
): Promise<ClassificationAnswer> {
  const { answerClassification } = await engine();
  return answerClassification(letter, today);
}

/**
 * The rules' own replies and plan for the (unmasked) letter: the reference for a model's words, and the
 * replacement for parts that no model delivers.
 */
export async function answerByRules(
  letter: Letter,
  facts: Classification,
  today: string,
): Promise<RulesAnswers> {
  const { answerClassification, answerHow, answerPlan, answerReplies, answerSending } =
    await engine();
  const description = answerClassification(letter, today);
  const replies = answerReplies(letter, facts, today);
  const plan = answerPlan(letter, facts, today);
  return {
    ...{ description, replies, plan },
    sending: answerSending(letter, facts, today),
    how: answerHow(letter, facts, today),
    known: knownTo({ letter, facts, today }, [description, replies, plan]),
  };
}

function knownTo(
  { letter, facts, today }: { letter: Letter; facts: Classification; today: string },
  ours: readonly object[],
): Known {
  const { document_date: written, terms = [] } = facts.critical_dates;
  const days = [today, written, ...terms.map(({ date }) => date)].filter((day) => day != null);
  return knownFrom(
    letter.flow,
    ours.map((answer) => JSON.stringify(answer)),
    days,
  );
}
