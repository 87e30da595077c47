import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';

import { logger } from './logger.ts';
import { readAnswer, type Reply } from './model-answer.ts';
import {
  callModel,
  type Message,
  type ModelGateway,
  type NoReply,
  openGateway,
} from './model-call.ts';

/** One question to the model whose answer has to follow a schema. */
export type Question<T> = {
  /** Name of the json_schema on the wire. */
  name: string;
  schema: z.ZodMiniType<T>;
  system: string;
  user: string;
  /** Milliseconds for everything: attempts, pauses and the repair. */
  budgetMs: number;
  signal: AbortSignal;
};

/** Every way a question may end; none of them is thrown. */
export type ModelOutcome<T> =
  | { kind: 'answer'; value: T; model: string }
  /** The model declined, or a content filter stopped it. */
  | { kind: 'refused' }
  /** No usable answer, even after one repair. */
  | { kind: 'malformed' }
  | { kind: 'unavailable' }
  | { kind: 'timed_out' }
  | { kind: 'aborted' };

export type ModelOptions = {
  /** From 0 to 1, for the jitter. */
  random?: () => number;
  /** Ends early, without throwing, when the signal aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds that only grow. */
  now?: () => number;
};

type Talk<T> = { question: Question<T>; gateway: ModelGateway; left: () => number };

const MAX_ATTEMPTS = 3;
const MIN_CALL_MS = 1_000;
const REPAIR_NEEDS_MS = 5_000;
/** Share of the time left that one attempt may take while others could follow. */
const ATTEMPT_SHARE = 0.75;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 4_000;

/**
 * Asks the configured models in turn, at most three times, with full jitter between the tries; a
 * `Retry-After` of the only model is honoured when it fits the budget. JSON that fails the schema is
 * sent back once for repair.
 */
export async function askModel<T>(
  question: Question<T>,
  { random = Math.random, sleep = pause, now = () => performance.now() }: ModelOptions = {},
): Promise<ModelOutcome<T>> {
  const gateway = await openGateway();
  const deadline = now() + question.budgetMs;
  const talk = { question, gateway, left: () => deadline - now() };
  const isAborted = () => question.signal.aborted;
  let failure: Reply | NoReply = { kind: 'silent' };

  for (let attempt = 0; attempt < MAX_ATTEMPTS && talk.left() >= MIN_CALL_MS; attempt += 1) {
    const model = modelOf(gateway, attempt);
    const share = attempt + 1 < MAX_ATTEMPTS ? ATTEMPT_SHARE : 1;
    const reply = await say(talk, model, opening(question), talk.left() * share);
    if (isAborted()) return { kind: 'aborted' };
    if (reply.kind === 'refused') return { kind: 'refused' };
    if (reply.kind === 'text') return accept(talk, model, reply.text);
    failure = reply;
    logger.warn('model attempt failed', { call: question.name, model, attempt, ...facts(reply) });

    const alone = gateway.models.length === 1;
    if (alone && reply.kind === 'failed' && reply.final) break;
    const rest = restBefore(attempt + 1, alone ? reply : { kind: 'silent' }, random);
    if (attempt + 1 === MAX_ATTEMPTS || rest + MIN_CALL_MS > talk.left()) break;
    await sleep(rest, question.signal);
    if (isAborted()) return { kind: 'aborted' };
  }
  return { kind: outcomeOf(failure) };
}

/** Takes the answer, or asks once for a better one. */
async function accept<T>(talk: Talk<T>, model: string, text: string): Promise<ModelOutcome<T>> {
  const { question, left } = talk;
  const first = readAnswer(text, question.schema);
  if (first.ok) return { kind: 'answer', value: first.value, model };
  logger.warn('model answer does not follow its schema', { call: question.name, model });
  if (left() < REPAIR_NEEDS_MS) return { kind: 'malformed' };
  const reply = await say(talk, model, repair(question, text, first.problem), left());
  if (question.signal.aborted) return { kind: 'aborted' };
  if (reply.kind === 'refused') return { kind: 'refused' };
  const second = reply.kind === 'text' && readAnswer(reply.text, question.schema);
  return second && second.ok
    ? { kind: 'answer', value: second.value, model }
    : { kind: 'malformed' };
}

function say<T>(
  { gateway, question }: Talk<T>,
  model: string,
  messages: readonly Message[],
  timeoutMs: number,
): Promise<Reply | NoReply> {
  const { name, schema, signal } = question;
  return callModel(gateway, { model, messages, name, schema, timeoutMs, signal });
}

function opening<T>({ system, user }: Question<T>): Message[] {
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

function repair<T>(question: Question<T>, answer: string, problem: string): Message[] {
  const request =
    `Twoja odpowiedź nie jest zgodna ze schematem:\n${problem}\n` +
    'Odpowiedz jeszcze raz: sam poprawny JSON, te same fakty, żadnych innych słów.';
  return [
    ...opening(question),
    { role: 'assistant', content: answer },
    { role: 'user', content: request },
  ];
}

function modelOf({ models }: ModelGateway, attempt: number): string {
  const model = models[attempt % models.length];
  if (model === undefined) throw new Error('MODEL_NAMES names no model.');
  return model;
}

/** Full jitter under a doubling bound; the gateway's own `Retry-After` goes before it. */
function restBefore(attempt: number, reply: Reply | NoReply, random: () => number): number {
  if (reply.kind === 'failed' && reply.retryAfterMs !== undefined) return reply.retryAfterMs;
  return random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
}

function outcomeOf(failure: Reply | NoReply): 'timed_out' | 'malformed' | 'unavailable' {
  if (failure.kind === 'silent') return 'timed_out';
  return failure.kind === 'failed' ? 'unavailable' : 'malformed';
}

function facts(reply: Reply | NoReply) {
  return { outcome: reply.kind, ...(reply.kind === 'failed' ? { status: reply.status } : {}) };
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
