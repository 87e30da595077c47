/** The name under which the deterministic engine is served. */
export const RULES_MODEL = 'listownik-rules';

type FinishReason = 'stop' | 'length' | 'content_filter';

export type CompletionParts = {
  id: string;
  model: string;
  /** Seconds since the epoch. */
  created: number;
  content: string | null;
  refusal?: string;
  finishReason?: FinishReason;
  promptLength: number;
};

// The engine has no tokens; clients expect about four characters per token.
const tokens = (length: number) => Math.ceil(length / 4);

/** A chat.completion object as the OpenAI API returns it. */
export function completion(parts: CompletionParts) {
  const promptTokens = tokens(parts.promptLength);
  const completionTokens = tokens((parts.content ?? '').length);
  return {
    id: parts.id,
    object: 'chat.completion',
    created: parts.created,
    model: parts.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: parts.content,
          refusal: parts.refusal ?? null,
        },
        logprobs: null,
        finish_reason: parts.finishReason ?? 'stop',
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}

/** The same answer as server-sent chat.completion.chunk events of a given size, ended by `[DONE]`. */
export function completionEvents(parts: CompletionParts, characters = 800): string[] {
  const base = {
    id: parts.id,
    object: 'chat.completion.chunk',
    created: parts.created,
    model: parts.model,
  };
  const chunk = (delta: object, finishReason: FinishReason | null) =>
    `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;
  const content = parts.content ?? '';
  const pieces = Array.from({ length: Math.ceil(content.length / characters) }, (_, at) =>
    content.slice(at * characters, (at + 1) * characters),
  );
  return [
    chunk({ role: 'assistant', content: '' }, null),
    ...pieces.map((piece) => chunk({ content: piece }, null)),
    chunk({}, parts.finishReason ?? 'stop'),
    'data: [DONE]\n\n',
  ];
}

/** An error body as the OpenAI API returns it. */
export function errorBody(message: string, type: string, code: string | null, param?: string) {
  return { error: { message, type, param: param ?? null, code } };
}

export function modelList() {
  return {
    object: 'list',
    data: [{ id: RULES_MODEL, object: 'model', created: 0, owned_by: 'listownik' }],
  };
}
