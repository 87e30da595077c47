import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';

import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

import { callModel, type Message, type NoReply } from './call-model.ts';
import { type ModelGateway, type ModelSettings, openGateway } from './gateway.ts';
import {
  type Attempted,
  type ModelMemory,
  modelMemory,
  type ModelOptions,
  type ModelOutcome,
} from './outcome.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import type { Reply } from './read-completion.ts';
import { Relay } from './relay.ts';

/** One question to the model with a schema for the answer. */
export type Question<T> = {
  /** Name of the json_schema on the wire. */
  name: string;
  schema: z.ZodMiniType<T>;
  system: string;
  user: string;
  /** Milliseconds in total: attempts, pauses and the repair. */
  budgetMs: number;
  signal: AbortSignal;
  /** Further faults of an answer that matches the schema; a sentence for the model, or undefined. */
  fault?: (value: T, model: string) => string | undefined;
  /** A slip that the model is asked once to mend, in a sentence for it; an answer that keeps it is taken all the same. */
  slip?: (value: T) => string | undefined;
  /** Models that should not be asked, because another reading is wanted. */
  not?: string;
};

const HEDGE_AFTER_MS = 8_000;
const IDLE_MS = 6_000;

/**
 * Asks the configured models until one gives an answer that matches the schema: the next one after a failure,
 * a refusal or a malformed answer, and in parallel with a silent one. An answer that is arriving may use the
 * whole budget. Pauses grow with jitter; a model's `Retry-After` is respected.
 */
export async function askModel<T>(
  question: Question<T>,
  options: ModelOptions = {},
): Promise<ModelOutcome<T>> {
  const gateway = await openGateway();
  const { now = () => performance.now(), memory = modelMemory() } = options;
  const deadline = now() + question.budgetMs;
  const relay = new Relay<T>({
    models: gateway.models.filter(({ name }) => name !== question.not || onlyModel(gateway)),
    memory,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? pause,
    now,
    deadline,
    hedgeAfterMs: options.hedgeAfterMs ?? HEDGE_AFTER_MS,
    signal: question.signal,
    attempt: (model, signal, onFirst) =>
      attempt(
        gateway,
        question,
        { model, signal, onFirst, memory, left: () => deadline - now() },
        options,
      ),
  });
  return relay.run();
}

const onlyModel = ({ models }: ModelGateway) => models.length < 2;

type Try = {
  model: ModelSettings;
  signal: AbortSignal;
  onFirst: () => void;
  memory: ModelMemory;
  left: () => number;
};

const REPAIR_NEEDS_MS = 5_000;
const MENDING_MS = 15_000;

/** One model's answer, with one repair of an unusable answer. */
async function attempt<T>(
  gateway: ModelGateway,
  question: Question<T>,
  { model, signal, onFirst, memory, left }: Try,
  { idleMs = IDLE_MS }: ModelOptions,
): Promise<Attempted<T>> {
  const { name, schema } = question;
  const say = (messages: readonly Message[], timeoutMs: number) => {
    const mode = memory.plain.has(model.name) ? ('json_object' as const) : model.mode;
    const { usage } = memory;
    const call = { messages, name, schema, timeoutMs, idleMs, signal, onFirst, usage };
    return callModel(gateway, { ...call, model: { ...model, mode } });
  };
  const answered = (value: T) => ({ kind: 'answer', value, model: model.name }) as const;
  const first = await say(opening(question), left());
  if (first.kind !== 'text') return noted(first, question, model, memory);
  const answer = judged(first.text, question, model.name);
  const slip = answer.ok ? question.slip?.(answer.value) : undefined;
  if (answer.ok && slip === undefined) return answered(answer.value);
  logger.warn('model answer cannot be used', { call: name, model: model.name });
  const kept = answer.ok ? answered(answer.value) : undefined;
  if (left() < REPAIR_NEEDS_MS) return kept ?? { kind: 'malformed' };
  const problem = answer.ok ? (slip ?? '') : answer.problem;
  // A slip is not worth the rest of the budget.
  const timeoutMs = kept === undefined ? left() : Math.min(left(), MENDING_MS);
  const second = await say(repair(question, first.text, problem), timeoutMs);
  if (second.kind !== 'text') return kept ?? noted(second, question, model, memory);
  const repaired = judged(second.text, question, model.name);
  return repaired.ok ? answered(repaired.value) : (kept ?? { kind: 'malformed' });
}

function judged<T>(text: string, { schema, fault }: Question<T>, model: string): Answer<T> {
  const answer = readAnswer(text, schema);
  const problem = answer.ok ? fault?.(answer.value, model) : undefined;
  return problem === undefined ? answer : { ok: false, problem };
}

/** Records for the run the faults that another attempt would not change, and alerts the operator. */
function noted<T>(
  reply: Exclude<Reply, { kind: 'text' }> | NoReply,
  { name }: Question<T>,
  model: ModelSettings,
  memory: ModelMemory,
): Attempted<T> {
  const status = reply.kind === 'failed' ? { status: reply.status, fault: reply.fault } : {};
  const facts = { call: name, model: model.name, outcome: reply.kind, ...status };
  if (reply.kind !== 'failed' || reply.fault === undefined) {
    logger.warn('model attempt failed', facts);
    return reply;
  }
  const isPlain = memory.plain.has(model.name);
  if (reply.fault === 'schema' && !isPlain) memory.plain.add(model.name);
  else if (reply.fault === 'schema' || reply.fault === 'key' || reply.fault === 'model') {
    memory.dead.set(model.name, reply.fault);
  }
  logger.warn('model cannot be used', facts);
  metric('ModelUnusable', 'Count', 1);
  return reply;
}

function opening<T>({ system, user }: Question<T>): Message[] {
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

function repair<T>(question: Question<T>, answer: string, problem: string): Message[] {
  const request =
    `Twojej odpowiedzi nie można użyć:\n${problem}\n` +
    'Odpowiedz jeszcze raz: sam poprawny JSON zgodny ze schematem, te same fakty, żadnych innych słów.';
  return [
    ...opening(question),
    { role: 'assistant', content: answer },
    { role: 'user', content: request },
  ];
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
