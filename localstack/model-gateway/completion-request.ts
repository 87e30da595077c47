import * as z from 'zod/mini';

/** The part of an OpenAI chat completion request that the gateway reads; the rest is ignored. */
export const completionRequest = z.object({
  model: z.string(),
  messages: z
    .array(
      z.object({
        role: z.string(),
        content: z.nullish(
          z.union([
            z.string(),
            z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
          ]),
        ),
      }),
    )
    .check(z.minLength(1)),
  response_format: z.optional(
    z.object({
      type: z.string(),
      json_schema: z.optional(z.object({ name: z.string() })),
    }),
  ),
  stream: z.optional(z.nullable(z.boolean())),
});
export type CompletionRequest = z.infer<typeof completionRequest>;
