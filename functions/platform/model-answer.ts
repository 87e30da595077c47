import * as z from 'zod/mini';

/** What of a chat completion we rely on; a compatible gateway may leave out or add anything else. */
const completion = z.object({
  /** What the gateway will charge for. */
  usage: z.optional(z.nullable(z.object({ total_tokens: z.optional(z.number()) }))),
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({
          content: z.optional(z.nullable(z.string())),
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
  const { content, refusal } = choice.message;
  if (refusal != null || choice.finish_reason === 'content_filter') return { kind: 'refused' };
  if (choice.finish_reason === 'length') return { kind: 'cut' };
  if (content == null || content.trim() === '') return { kind: 'empty' };
  // Some gateways hand a refusal over as plain prose, without saying that it is one.
  if (!content.includes('{')) return { kind: 'refused' };
  return { kind: 'text', text: content };
}

/** Tokens a completion took, as far as the gateway says. */
export function tokensOf(body: unknown): number {
  return completion.safeParse(body).data?.usage?.total_tokens ?? 0;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: string };

/** The answer in a reply's text, whatever fence or byte order mark a gateway put around it. */
export function readAnswer<T>(text: string, schema: z.ZodMiniType<T>): Answer<T> {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: 'The answer is not valid JSON.' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: z.prettifyError(parsed.error).slice(0, 1_000) };
}
