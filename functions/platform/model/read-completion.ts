import * as z from 'zod/mini';

const textPart = z.object({ text: z.optional(z.string()) });

/** What of a chat completion we rely on; a compatible gateway may leave out or add anything else. */
const completion = z.object({
  /** What the gateway will charge for. */
  usage: z.optional(z.nullable(z.object({ total_tokens: z.optional(z.number()) }))),
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
  // Some gateways hand a refusal over as plain prose, without saying that it is one.
  if (!content.includes('{')) return { kind: 'refused' };
  return { kind: 'text', text: content };
}

function textOf(content: string | { text?: string | undefined }[] | null | undefined): string {
  if (content == null) return '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
}

/** Tokens a completion took, as far as the gateway says. */
export function tokensOf(body: unknown): number {
  return completion.safeParse(body).data?.usage?.total_tokens ?? 0;
}
