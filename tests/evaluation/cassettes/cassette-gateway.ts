import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import OpenAI from 'openai';
import * as z from 'zod/mini';

import { PROMPT_EDITION } from '#functions/core/analysis/prompts/edition.ts';
import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

/** One answer of a model as it is kept: no prompt, and of the letter only what the model repeated, masked. */
const cassette = z.object({
  edition: z.string(),
  call: z.string(),
  model: z.string(),
  usage: z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
  content: z.string(),
});
type Cassette = z.infer<typeof cassette>;

const request = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({
    json_schema: z.optional(z.looseObject({ name: z.string() })),
  }),
});
type Request = z.infer<typeof request>;

type Upstream = { baseUrl: string; apiKey: string };
export type CassetteGateway = {
  baseUrl: string;
  /** Questions that were answered from a cassette, newly recorded, and known to none. */
  played: string[];
  recorded: string[];
  missing: string[];
  close: () => Promise<void>;
};

/**
 * An OpenAI-compatible server that answers from the cassettes of a folder. Unknown questions go to `upstream`
 * and are recorded, or are refused without one, so that the rules answer.
 */
export async function startCassetteGateway(
  folder: string,
  upstream?: Upstream,
): Promise<CassetteGateway> {
  const told = { played: [] as string[], recorded: [] as string[], missing: [] as string[] };
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const asked = request.parse(JSON.parse(await textOf(incoming)));
    const file = join(folder, fileOf(asked));
    const known = await cassetteIn(file);
    if (known !== undefined) {
      told.played.push(file);
      send(response, known);
    } else if (upstream === undefined) {
      told.missing.push(file);
      send(response, undefined);
    } else {
      const recorded = await askUpstream(asked, upstream);
      await mkdir(folder, { recursive: true });
      await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
      told.recorded.push(file);
      send(response, recorded);
    }
  };
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.writeHead(500).end());
  });
  await listenOnLoopback(server);
  return { baseUrl: `${endpointOf(server)}/v1`, ...told, close: () => closeServer(server) };
}

const callOf = ({ response_format: { json_schema: schema } }: Request) => schema?.name ?? 'plain';

/** The file of a question: the same for any day and any nonce, another one for another prompt or letter. */
export function fileOf(asked: Request): string {
  const messages = asked.messages.map(({ role, content }) => ({
    role,
    content: content
      .replace(/<<<((?:KONIEC )?\p{Lu}+) [\w-]{16,64}>>>/gu, '<<<$1>>>')
      .replace(/^Dzisiaj jest \d{4}-\d{2}-\d{2}\./, 'Dzisiaj.'),
  }));
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 16);
  return `${callOf(asked)}-${hash}.json`;
}

async function cassetteIn(file: string): Promise<Cassette | undefined> {
  try {
    const known = cassette.parse(JSON.parse(await readFile(file, 'utf8')));
    return known.edition === PROMPT_EDITION ? known : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function askUpstream(asked: Request, { baseUrl, apiKey }: Upstream): Promise<Cassette> {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 1 });
  // What the product sent, whole instead of streamed.
  const body = { ...asked, stream: false, stream_options: undefined };
  const completion = await client.chat.completions.create(
    body as unknown as OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming,
  );
  const { usage } = completion;
  return {
    ...{ edition: PROMPT_EDITION, call: callOf(asked), model: completion.model },
    usage: usage
      ? { prompt_tokens: usage.prompt_tokens, completion_tokens: usage.completion_tokens }
      : null,
    content: completion.choices[0]?.message.content ?? '',
  };
}

function send(response: ServerResponse, known: Cassette | undefined): void {
  const message =
    known === undefined
      ? { role: 'assistant', content: null, refusal: 'Brak nagranej odpowiedzi.' }
      : { role: 'assistant', content: known.content, refusal: null };
  response.writeHead(200, { 'content-type': 'application/json' });
  const choices = [{ index: 0, finish_reason: 'stop', message }];
  response.end(JSON.stringify({ choices, usage: known?.usage ?? undefined }));
}
