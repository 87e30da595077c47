import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import OpenAI from 'openai';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

import {
  type AskedQuestion,
  askedQuestion,
  type KeptAnswer,
  keysOf,
  openCassettes,
} from './cassette.ts';

type Given = Omit<KeptAnswer, 'prompt' | 'asked'>;
/** Answers questions without a cassette; undefined means no answer. */
export type Upstream = (asked: AskedQuestion) => Promise<Given | undefined>;

export type CassetteGateway = {
  baseUrl: string;
  /** The calls answered by a cassette, recorded now, or not answered. */
  played: string[];
  recorded: string[];
  missing: string[];
  /** Played answers whose question has other places or facts than when it was recorded. */
  outdated: string[];
  close: () => Promise<void>;
};

/**
 * An OpenAI-compatible server that answers from the cassettes of a folder or of one letter's file. With `upstream`
 * other questions are asked there and recorded; without, they are refused, so that the rules answer.
 */
export async function startCassetteGateway(
  place: string,
  upstream?: Upstream,
): Promise<CassetteGateway> {
  const cassettes = await openCassettes(place);
  const told = { played: [], recorded: [], missing: [], outdated: [] } as Record<
    'played' | 'recorded' | 'missing' | 'outdated',
    string[]
  >;
  const answer = async (asked: AskedQuestion): Promise<Given | undefined> => {
    const keys = keysOf(asked);
    const known = cassettes.find(keys);
    const isExact = known?.asked === keys.asked;
    if (known !== undefined && (isExact || upstream === undefined)) {
      told.played.push(keys.call);
      if (!isExact) told.outdated.push(keys.call);
      return known;
    }
    const given = await upstream?.(asked);
    told[given === undefined ? 'missing' : 'recorded'].push(keys.call);
    if (given !== undefined) await cassettes.keep(keys, given);
    return given;
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse) =>
    send(response, await answer(askedQuestion.parse(JSON.parse(await textOf(incoming)))));
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.writeHead(500).end());
  });
  await listenOnLoopback(server);
  return { baseUrl: `${endpointOf(server)}/v1`, ...told, close: () => closeServer(server) };
}

/** A real gateway, asked what the product asked, whole instead of streamed. */
export function gatewayAt({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): Upstream {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 1 });
  return async (asked) => {
    const body = { ...asked, stream: false, stream_options: undefined };
    const { usage, model, choices } = await client.chat.completions.create(
      body as unknown as OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming,
    );
    return {
      model,
      usage: usage
        ? { prompt_tokens: usage.prompt_tokens, completion_tokens: usage.completion_tokens }
        : null,
      content: asJson(choices[0]?.message.content ?? ''),
    };
  };
}

function asJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    if (error instanceof SyntaxError) return content;
    throw error;
  }
}

function send(response: ServerResponse, given: Given | undefined): void {
  const content =
    typeof given?.content === 'string' ? given.content : JSON.stringify(given?.content);
  const message =
    given === undefined
      ? { role: 'assistant', content: null, refusal: 'Brak nagranej odpowiedzi.' }
      : { role: 'assistant', content, refusal: null };
  response.writeHead(200, { 'content-type': 'application/json' });
  const choices = [{ index: 0, finish_reason: 'stop', message }];
  response.end(JSON.stringify({ choices, usage: given?.usage ?? undefined }));
}
