import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { answerCall, UnanswerableCall } from './answer-call.ts';
import { completionRequest } from './completion-request.ts';
import {
  completion,
  completionEvents,
  type CompletionParts,
  errorBody,
  RULES_MODEL,
} from './completion-shapes.ts';
import { type Exchange, sendJson } from './exchange.ts';
import type { FaultKind } from './faults.ts';

const DRIP_CHARACTERS = 8;
const DRIP_PAUSE_MS = 250;

/** POST /v1/chat/completions: the engine's answer, or the requested fault. */
export async function respondToCompletion(exchange: Exchange, body: string): Promise<void> {
  const { response } = exchange;
  const parsed = completionRequest.safeParse(parseJson(body));
  if (!parsed.success) {
    const error = errorBody(
      'The request body is no chat completion.',
      'invalid_request_error',
      null,
    );
    sendJson(response, 400, error);
    return;
  }
  const fault = exchange.faults.take();
  if (fault !== undefined && failBeforeAnswer(exchange, fault)) return;
  if (exchange.latencyMs > 0) await wait(exchange.latencyMs);
  let content: string;
  try {
    content = JSON.stringify(answerCall(parsed.data));
  } catch (error) {
    if (!(error instanceof UnanswerableCall)) throw error;
    const { message, param } = error;
    sendJson(response, 400, errorBody(message, 'invalid_request_error', null, param));
    return;
  }
  const parts = spoil(
    {
      id: `chatcmpl-rules-${exchange.requests.length}`,
      model: RULES_MODEL,
      created: Math.floor(Date.now() / 1000),
      content,
      promptLength: body.length,
    },
    fault,
  );
  if (fault === 'drip' && parsed.data.stream === true) {
    drip(exchange, 'text/event-stream', completionEvents(parts, DRIP_CHARACTERS));
  } else if (fault === 'drip') {
    const body = JSON.stringify(completion(parts));
    drip(exchange, 'application/json', body.match(/[\s\S]{1,16}/g) ?? []);
  } else if (parsed.data.stream === true) sendEvents(response, completionEvents(parts));
  else sendJson(response, 200, completion(parts));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Faults without an answer; true when the exchange is over (or left hanging). */
function failBeforeAnswer({ request, response }: Exchange, fault: FaultKind): boolean {
  switch (fault) {
    case 'rate_limit': {
      const error = errorBody('Rate limit reached.', 'requests', 'rate_limit_exceeded');
      sendJson(response, 429, error, { 'retry-after': '1' });
      return true;
    }
    case 'server_error':
      sendJson(response, 500, errorBody('The server had an error.', 'server_error', null));
      return true;
    case 'bad_gateway':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return true;
    case 'reset':
      request.socket.destroy();
      return true;
    case 'silence':
      return true;
    case 'drip':
    case 'cut_json':
    case 'wrong_schema':
    case 'code_fence':
    case 'refusal':
    case 'content_filter':
    case 'length':
      return false;
  }
}

/** Faults within an answer. */
function spoil(parts: CompletionParts, fault: FaultKind | undefined): CompletionParts {
  const content = parts.content ?? '';
  switch (fault) {
    case 'cut_json':
      return { ...parts, content: content.slice(0, Math.floor(content.length / 2)) };
    case 'length':
      return {
        ...parts,
        content: content.slice(0, Math.floor(content.length / 2)),
        finishReason: 'length',
      };
    case 'wrong_schema':
      return { ...parts, content: JSON.stringify({ answer: 'Pismo przeczytane.' }) };
    case 'code_fence':
      return { ...parts, content: `Oto wynik:\n\`\`\`json\n${content}\n\`\`\`` };
    case 'refusal':
      return { ...parts, content: null, refusal: 'Nie mogę pomóc w tej sprawie.' };
    case 'content_filter':
      return { ...parts, content: null, finishReason: 'content_filter' };
    case 'rate_limit':
    case 'server_error':
    case 'bad_gateway':
    case 'silence':
    case 'drip':
    case 'reset':
    case undefined:
      return parts;
  }
}

/** The answer in small pieces, as from an overloaded machine. */
function drip({ response, timers }: Exchange, type: string, pieces: readonly string[]): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
  let sent = 0;
  const timer = setInterval(() => {
    response.write(pieces[sent] ?? '');
    sent += 1;
    if (sent >= pieces.length) {
      stop();
      response.end();
    }
  }, DRIP_PAUSE_MS);
  const stop = () => {
    clearInterval(timer);
    timers.delete(timer);
  };
  timers.add(timer);
  response.once('close', stop);
}

function sendEvents(response: ServerResponse, events: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const event of events) response.write(event);
  response.end();
}
