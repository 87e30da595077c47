import * as z from 'zod/mini';

import { estimatedTokens } from './usage.ts';

type Watch = {
  idleMs: number;
  /** Aborted when an answer that began brings nothing new for `idleMs`. */
  idle: AbortController;
  onFirst: () => void;
  /** Called for each arriving piece with its approximate number of tokens. */
  onPiece: (tokens: number) => void;
};

/**
 * The body of a completion, streamed or whole, as one completion object. White space and comments keep
 * a connection open but are no answer: they neither begin one nor keep it alive.
 */
export async function readBody(response: Response, watch: Watch): Promise<unknown> {
  const isStream = response.headers.get('content-type')?.includes('event-stream') === true;
  let timer: NodeJS.Timeout | undefined;
  let text = '';
  let told = false;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of chunksOf(response)) {
      const piece = decoder.decode(chunk, { stream: true });
      text += piece;
      watch.onPiece(isStream ? eventsIn(piece) : estimatedTokens(piece.length));
      if (!(isStream ? /(?:^|\n)data:/ : /\S/).test(piece)) continue;
      if (!told) watch.onFirst();
      told = true;
      clearTimeout(timer);
      timer = setTimeout(() => watch.idle.abort(), watch.idleMs);
    }
  } finally {
    clearTimeout(timer);
  }
  return isStream ? joined(text) : (JSON.parse(text) as unknown);
}

/** A gateway sends about one token per event. */
const eventsIn = (piece: string) => piece.match(/(?:^|\n)data:/g)?.length ?? 0;

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  for (;;) {
    const read = await reader.read();
    if (read.done) return;
    yield read.value as Uint8Array; // the stream of a response holds nothing else
  }
}

const chunk = z.object({
  usage: z.optional(z.unknown()),
  choices: z.optional(
    z.array(
      z.object({
        index: z.optional(z.number()),
        finish_reason: z.optional(z.nullable(z.string())),
        delta: z.optional(
          z.object({
            content: z.optional(z.nullable(z.string())),
            refusal: z.optional(z.nullable(z.string())),
          }),
        ),
      }),
    ),
  ),
});

/** The events of a stream as a completion; a stream without an end mark was cut off. */
function joined(text: string): unknown {
  let content = '';
  let refusal = '';
  let finish: string | null = null;
  let usage: unknown;
  for (const line of text.split(/\r?\n/)) {
    const data = /^data:\s*(.*)$/.exec(line)?.[1];
    if (data === undefined || data === '[DONE]') continue;
    const parsed = chunk.safeParse(JSON.parse(data));
    if (!parsed.success) continue;
    usage = parsed.data.usage ?? usage; // the last value counts
    const choice = parsed.data.choices?.find(({ index = 0 }) => index === 0);
    content += choice?.delta?.content ?? '';
    refusal += choice?.delta?.refusal ?? '';
    finish = choice?.finish_reason ?? finish;
  }
  const message = { content, refusal: refusal === '' ? null : refusal };
  return { usage, choices: [{ finish_reason: finish ?? 'length', message }] };
}
