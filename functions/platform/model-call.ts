import type OpenAI from 'openai';
import * as z from 'zod/mini';

import { env } from './env.ts';
import { metric } from './metric.ts';
import { readCompletion, type Reply, tokensOf } from './model-answer.ts';
import { secrets } from './secrets.ts';

export type ModelGateway = {
  client: OpenAI;
  /** What the SDK throws for an answer that is a failure. */
  failure: typeof OpenAI.APIError;
  models: readonly string[];
};
export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** No reply: the call took too long, or it failed. `final` means the same call would fail again. */
export type NoReply =
  | { kind: 'silent' }
  | {
      kind: 'failed';
      status: number | undefined;
      retryAfterMs: number | undefined;
      final: boolean;
    };

/** An answer of three letters needs about a fifth of this; the rest is for models that think aloud. */
const MAX_ANSWER_TOKENS = 16_000;
/** Statuses that may pass: timeout, conflict, too many requests; and everything from 500 up. */
const PASSING = [408, 409, 429];

/**
 * The stage's gateway. Its SDK is read when the first question is asked, by then the reader has seen
 * events. The SDK's retries are off: its defaults (10 min, 2 retries) outlive any budget of ours.
 */
export async function openGateway(): Promise<ModelGateway> {
  const { ModelSdk } = await import('./model-sdk.ts');
  const client = new ModelSdk({
    baseURL: env('MODEL_BASE_URL'),
    apiKey: (await secrets()).modelApiKey,
    maxRetries: 0,
    logLevel: 'off',
  });
  const models = env('MODEL_NAMES').split(',');
  return {
    client,
    failure: ModelSdk.APIError,
    models: models.map((name) => name.trim()).filter((name) => name !== ''),
  };
}

export type ModelCall = {
  model: string;
  messages: readonly Message[];
  name: string;
  schema: z.ZodMiniType;
  timeoutMs: number;
  signal: AbortSignal;
};

/** One call of one model; every failure is a value. */
export async function callModel(
  { client, failure }: ModelGateway,
  { model, messages, name, schema, timeoutMs, signal }: ModelCall,
): Promise<Reply | NoReply> {
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  try {
    const body = await client.chat.completions.create(
      {
        model,
        messages: [...messages],
        max_completion_tokens: MAX_ANSWER_TOKENS,
        response_format: {
          type: 'json_schema',
          json_schema: { name, strict: true, schema: strictSchema(schema) },
        },
      },
      { signal: AbortSignal.any([signal, timeout]) },
    );
    metric('ModelTokens', 'Count', tokensOf(body));
    return readCompletion(body);
  } catch (error) {
    if (signal.aborted || timeout.aborted) return { kind: 'silent' };
    return failureOf(error, failure);
  }
}

/** The schema as strict mode wants it: every property present, no others. */
function strictSchema(schema: z.ZodMiniType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io: 'output' }), $schema: undefined };
}

function failureOf(error: unknown, failure: ModelGateway['failure']): Reply | NoReply {
  if (error instanceof failure) {
    const status: unknown = error.status;
    const code: unknown = error.code;
    if (code === 'content_filter') return { kind: 'refused' };
    const known = typeof status === 'number' ? status : undefined;
    const passes = known === undefined || known >= 500 || PASSING.includes(known);
    const headers: unknown = error.headers;
    const retryAfterMs = headers instanceof Headers ? retryAfter(headers) : undefined;
    return { kind: 'failed', status: known, retryAfterMs, final: !passes };
  }
  // What the SDK lets through: a body cut in its middle, or one that is not JSON.
  if (error instanceof SyntaxError || error instanceof TypeError) return { kind: 'empty' };
  throw error;
}

/** Milliseconds the gateway asks to wait (RFC 9110, 10.2.3: seconds or a date). */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
