import type OpenAI from 'openai';
import * as z from 'zod/mini';

import { metric } from '#functions/platform/metric.ts';

import { failureOf, type NoReply } from './failure.ts';
import type { ModelGateway, ModelSettings } from './gateway.ts';
import { readBody } from './read-body.ts';
import { readCompletion, type Reply, usageOf } from './read-completion.ts';
import { beginCall, endCall, estimatedTokens, type TokenUsage } from './usage.ts';

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };
export type { NoReply };

/** An answer for one letter needs about a fifth of this; the rest is for models that output their reasoning. */
const MAX_ANSWER_TOKENS = 16_000;

export type ModelCall = {
  model: ModelSettings;
  messages: readonly Message[];
  name: string;
  schema: z.ZodMiniType;
  /** Milliseconds for the whole call. */
  timeoutMs: number;
  /** Milliseconds without new content after which an answer that began counts as dead. */
  idleMs: number;
  signal: AbortSignal;
  /** Called once, when the answer begins to arrive. */
  onFirst: () => void;
  /** Grows by what the call consumes, however it ends. */
  usage: TokenUsage;
};

/** One streamed call of one model; every failure is a return value. */
export async function callModel(
  { client, failure }: ModelGateway,
  call: ModelCall,
): Promise<Reply | NoReply> {
  const { timeoutMs, idleMs, signal, onFirst } = call;
  const read = tokensRead(call);
  beginCall(call.usage, read);
  let written = 0;
  let counted: ReturnType<typeof usageOf>;
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  const idle = new AbortController();
  const stop = AbortSignal.any([signal, timeout, idle.signal]);
  try {
    const response = await client.chat.completions
      .create({ ...requestOf(call), stream: true }, { signal: stop })
      .asResponse();
    const onPiece = (tokens: number) => (written += tokens);
    const body = await readBody(response, { idleMs, idle, onFirst, onPiece });
    const reply = readCompletion(body);
    if (reply.kind === 'text') written = estimatedTokens(reply.text.length);
    counted = usageOf(body);
    return reply;
  } catch (error) {
    if (stop.aborted) return { kind: 'silent' };
    const failed = failureOf(error, failure);
    // A gateway that answers with an error status does not charge.
    if (failed.kind === 'failed') counted = { read: 0, cached: 0, written: 0 };
    return failed;
  } finally {
    const took = counted ?? { read, cached: 0, written };
    endCall(call.usage, read, took);
    metric('ModelTokens', 'Count', took.read + took.written);
  }
}

/** An estimate of the charged prompt tokens, when the gateway does not report them. */
function tokensRead({ messages, schema }: ModelCall): number {
  const words = messages.reduce((sum, { content }) => sum + content.length, 0);
  return estimatedTokens(words + JSON.stringify(strictSchema(schema)).length);
}

type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

function requestOf({ model, messages, name, schema }: ModelCall): Omit<Request, 'stream'> {
  const json = strictSchema(schema);
  const isPlain = model.mode === 'json_object';
  return {
    model: model.name,
    messages: isPlain ? [...messages, schemaInWords(json)] : [...messages],
    max_completion_tokens: MAX_ANSWER_TOKENS,
    stream_options: { include_usage: true },
    response_format: isPlain
      ? { type: 'json_object' }
      : { type: 'json_schema', json_schema: { name, strict: true, schema: json } },
    ...(model.effort === undefined ? {} : { reasoning_effort: model.effort }),
    ...(model.temperature === undefined ? {} : { temperature: model.temperature }),
  };
}

/** For a gateway that knows no schemas. */
function schemaInWords(schema: Record<string, unknown>): Message {
  return { role: 'system', content: `Schemat odpowiedzi (JSON Schema): ${JSON.stringify(schema)}` };
}

const strictSchemas = new WeakMap<z.ZodMiniType, Record<string, unknown>>();

/** The schema in the form of strict mode: every property required, no others. Made once for each. */
function strictSchema(schema: z.ZodMiniType): Record<string, unknown> {
  const known = strictSchemas.get(schema);
  if (known !== undefined) return known;
  const strict = { ...z.toJSONSchema(schema, { io: 'output' }), $schema: undefined };
  strictSchemas.set(schema, strict);
  return strict;
}
