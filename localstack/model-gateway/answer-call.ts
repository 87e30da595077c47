import { classification as storedClassification } from '#shared/domain/analysis-result.ts';
import {
  type ClassificationAnswer,
  classificationAnswer,
  type ClassificationOnWire,
  modelAnswers,
  type ModelCallName,
} from '#shared/domain/model-answers.ts';
import { unwrapLetter } from '#shared/domain/prompt-envelope.ts';
import {
  answerClassification,
  answerPlan,
  answerReplies,
  type KnownFacts,
} from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import type { CompletionRequest } from './completion-request.ts';

/** A request the engine cannot answer; becomes an OpenAI-style 400. */
export class UnanswerableCall extends Error {
  readonly param: string;

  constructor(message: string, param: string) {
    super(message);
    this.name = 'UnanswerableCall';
    this.param = param;
  }
}

/**
 * Answers one of the product's model calls with the deterministic engine, from the prompt the
 * product really sends: the wrapped letter in the last user message, the schema's name as the call.
 */
export function answerCall(request: CompletionRequest): unknown {
  const call = request.response_format?.json_schema?.name;
  if (!isCallName(call)) {
    throw new UnanswerableCall(
      'listownik-rules answers the calls of the product only.',
      'response_format.json_schema.name',
    );
  }
  const letter = request.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => unwrapLetter(textOf(content)))
    .findLast((unwrapped) => unwrapped !== undefined);
  if (letter === undefined) {
    throw new UnanswerableCall('No user message carries a wrapped letter.', 'messages');
  }
  const opened = openLetter(letter.text);
  if (call === 'classification') return onTheWire(answerClassification(opened, letter.today));
  const known = factsOf(letter.classification);
  const replies = answerReplies(opened, known, letter.today);
  if (call !== 'action_plan') return replies[call];
  const { recommended_variant, recommendation_reasoning } = replies;
  const plan = answerPlan(opened, known, letter.today);
  return { ...plan, recommendation_reasoning, recommended_variant };
}

/** The engine reads the letter and ignores the list of its places. */
function onTheWire(answer: ClassificationAnswer): ClassificationOnWire {
  const nowhere = { at: null };
  const { financial, remedy } = answer;
  return {
    ...answer,
    sender: { ...answer.sender, ...nowhere },
    recipient: { ...answer.recipient, ...nowhere },
    reference_number: { ...answer.reference_number, ...nowhere },
    document_date: { ...answer.document_date, ...nowhere },
    terms: answer.terms.map((term) => ({ ...term, ...nowhere })),
    events: answer.events.map((event) => ({ ...event, ...nowhere })),
    financial: {
      ...financial,
      main_amount: { ...financial.main_amount, ...nowhere },
      interest: { ...financial.interest, ...nowhere },
      costs: { ...financial.costs, ...nowhere },
      total_amount: { ...financial.total_amount, ...nowhere },
      payment_title: { ...financial.payment_title, ...nowhere },
      bank_account: { ...financial.bank_account, ...nowhere },
      rows: financial.rows.map((row) => ({ ...row, ...nowhere })),
    },
    remedy: remedy && { ...remedy, ...nowhere, available_from: null },
  };
}

function isCallName(name: string | undefined): name is ModelCallName {
  return name !== undefined && Object.hasOwn(modelAnswers, name);
}

function textOf(content: CompletionRequest['messages'][number]['content']): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text }) => text ?? '').join('');
}

/** The classification in the message, in either format; without one the letter is read again. */
function factsOf(value: unknown): KnownFacts {
  const answer = classificationAnswer.safeParse(value);
  if (answer.success) return answer.data;
  const stored = storedClassification.safeParse(value);
  return stored.success ? stored.data : undefined;
}
