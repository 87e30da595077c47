import * as z from 'zod/mini';

import type { TokenUsage } from './usage.ts';

const textPart = z.object({ text: z.optional(z.string()) });

/** What the gateway will charge for. */
const tokenCounts = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  prompt_tokens_details: z.optional(
    z.nullable(z.object({ cached_tokens: z.optional(z.nullable(z.number())) })),
  ),
});

/** The parts of a chat completion that we use; a compatible gateway may omit or add anything else. */
const completion = z.object({
  usage: z.optional(z.unknown()),
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({
          content: z.optional(z.nullable(z.union([z.string(), z.array(textPart)]))),
          refusal: z.optional(z.nullable(z.string())),
        }),
      }),
    )
    .check(z.minLength(1)),
});

export type Reply =
  { kind: 'text'; text: string } | { kind: 'refused' } | { kind: 'cut' } | { kind: 'empty' };

/** Reads a completion: its text, or how it failed to be one. */
export function readCompletion(body: unknown): Reply {
  const parsed = completion.safeParse(body);
  const choice = parsed.data?.choices[0];
  if (choice === undefined) return { kind: 'empty' };
  const { refusal } = choice.message;
  if (refusal != null || choice.finish_reason === 'content_filter') return { kind: 'refused' };
  if (choice.finish_reason === 'length') return { kind: 'cut' };
  const content = textOf(choice.message.content);
  if (content.trim() === '') return { kind: 'empty' };
  // Some gateways deliver a refusal as plain prose without marking it.
  if (!content.includes('{')) return { kind: 'refused' };
  return { kind: 'text', text: content };
}

function textOf(content: string | { text?: string | undefined }[] | null | undefined): string {
  if (content == null) return '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
}

/** Tokens a completion took; undefined where the gateway does not say. */
export function usageOf(body: unknown): Omit<TokenUsage, 'calls'> | undefined {
  const counts = tokenCounts.safeParse(completion.safeParse(body).data?.usage).data;
  if (counts === undefined) return undefined;
  return {
    read: counts.prompt_tokens,
    cached: counts.prompt_tokens_details?.cached_tokens ?? 0,
    written: counts.completion_tokens,
  };
}
