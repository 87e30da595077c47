import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

const completionRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({
    type: z.string(),
    json_schema: z.optional(
      z.object({ name: z.string(), strict: z.boolean(), schema: z.unknown() }),
    ),
  }),
});
export type ModelRequest = z.infer<typeof completionRequest> & { name: string };

/** One scripted answer: anything a gateway may do with a response. */
export type Script = (response: ServerResponse, request: ModelRequest) => unknown;

export type ScriptedModel = {
  baseUrl: string;
  requests: ModelRequest[];
  /** The next answers, first come first served; after them `otherwise`. */
  script: (...next: Script[]) => void;
  otherwise: (always: Script) => void;
  close: () => Promise<void>;
};

/** An OpenAI-compatible server on loopback that does what a test tells it to. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  const queue: Script[] = [];
  let always: Script = fails(500);
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = completionRequest.parse(JSON.parse(Buffer.concat(chunks).toString('utf-8')));
      const request = { ...body, name: body.response_format.json_schema?.name ?? '' };
      requests.push(request);
      void (queue.shift() ?? always)(response, request);
    });
  });
  await listenOnLoopback(server);
  return {
    baseUrl: `${endpointOf(server)}/v1`,
    requests,
    script: (...next) => void queue.push(...next),
    otherwise: (script) => {
      always = script;
    },
    close: () => closeServer(server),
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A completion whose message has this content, or more unusual members. */
export function completes(
  message: { content?: unknown; refusal?: string },
  finish = 'stop',
): Script {
  const content =
    typeof message.content === 'string' || message.content === undefined
      ? (message.content ?? null)
      : JSON.stringify(message.content);
  return (response) =>
    sendJson(response, 200, {
      id: 'chatcmpl-test',
      object: 'chat.completion',
      created: 0,
      model: 'scripted',
      choices: [
        {
          index: 0,
          finish_reason: finish,
          message: { role: 'assistant', refusal: null, ...message, content },
        },
      ],
    });
}

/** What each streamed answer says that it took. */
export const SCRIPTED_USAGE = {
  prompt_tokens: 900,
  completion_tokens: 50,
  total_tokens: 950,
  prompt_tokens_details: { cached_tokens: 400 },
};

type Streaming = {
  pieces?: number;
  pauseMs?: number;
  firstMs?: number;
  /** Pieces after which it says no more, and does not close. */
  until?: number;
  finish?: string;
  /** Waits on another clock than the machine's. */
  wait?: (milliseconds: number) => Promise<unknown>;
};

/** The answer as a stream of events; `pieces` of it with `pauseMs` before each, the first after `firstMs`. */
export function streams(
  content: unknown,
  { pieces = 4, pauseMs = 0, firstMs = 0, until, finish = 'stop', wait = pause }: Streaming = {},
): Script {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const size = Math.max(1, Math.ceil(text.length / pieces));
  const event = (delta: object, reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
  return async (response) => {
    await wait(firstMs);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': open\n\n');
    for (let piece = 0; piece < (until ?? pieces); piece += 1) {
      if (piece > 0) await wait(pauseMs);
      response.write(event({ content: text.slice(piece * size, (piece + 1) * size) }));
    }
    if (until !== undefined) return;
    response.write(event({}, finish));
    response.write(`data: ${JSON.stringify({ choices: [], usage: SCRIPTED_USAGE })}\n\n`);
    response.end('data: [DONE]\n\n');
  };
}

/** An error answer as OpenAI words it. */
export function fails(
  status: number,
  headers: Record<string, string> = {},
  code: string | null = null,
  message = 'scripted',
): Script {
  return (response) =>
    sendJson(response, status, { error: { message, type: 'error', code } }, headers);
}

/** Never answers. */
export const isSilent: Script = () => undefined;

/** Starts an answer and never continues it. */
export const isSilentAfterHeaders: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":');
};

export const resetsConnection: Script = (response) => {
  response.socket?.destroy();
};

/** A body that ends in the middle of its JSON. */
export const cutsBody: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"id":"chatcmpl-test","choices":[{"mess');
};
