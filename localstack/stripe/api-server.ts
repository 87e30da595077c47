import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import {
  closeServer,
  endpointOf,
  type Engine,
  listenOnLoopback,
} from '#localstack/engines/engine.ts';

import { ApiError, type PageAddress } from './api-call.ts';
import { apiRoutes } from './api-routes.ts';
import { parseForm } from './form-body.ts';
import type { Ledger } from './ledger.ts';
import { settleSubscriptions } from './subscriptions.ts';

export type Outage = { path: RegExp | undefined };

type Provider = { ledger: Ledger; secretKey: string; pageAt: PageAddress; outage: Outage };

/** Serves the provider's calls on its own port, because the SDK accepts an origin without a path. */
export async function startPaymentApi(provider: Provider): Promise<Engine> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { status, json } = serve(provider, request, body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(json);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listenOnLoopback(server);
  return { endpoint: endpointOf(server), close: () => closeServer(server) };
}

type Served = { status: number; json: string };

function serve(
  { ledger, secretKey, pageAt, outage }: Provider,
  request: IncomingMessage,
  body: string,
): Served {
  if (outage.path?.test(request.url ?? '') === true) {
    return failure(503, 'api_error', 'The stand-in plays an outage.');
  }
  if (request.headers.authorization !== `Bearer ${secretKey}`) {
    return failure(401, 'api_key_invalid', 'Invalid API Key provided');
  }
  const { answered } = ledger.book.hidden;
  const key = request.headers['idempotency-key'];
  // Keys that the SDK generates for its own retries are not stored.
  const known = typeof key === 'string' ? answered[key] : undefined;
  if (known !== undefined) return { status: 200, json: known };
  try {
    settleSubscriptions(ledger);
    const json = JSON.stringify(route(ledger, pageAt, request, body));
    if (typeof key === 'string' && !key.startsWith('stripe-node-retry-')) answered[key] = json;
    ledger.save();
    return { status: 200, json };
  } catch (error) {
    if (error instanceof ApiError) return failure(error.status, error.code, error.message);
    throw error;
  }
}

function route(ledger: Ledger, pageAt: PageAddress, request: IncomingMessage, body: string) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://local');
  for (const { method, path, answer } of apiRoutes) {
    const found = path.exec(pathname);
    if (found === null || method !== request.method) continue;
    const given = parseForm(method === 'GET' ? search.slice(1) : body);
    return answer({ ledger, pageAt, given, id: found[1] ?? '' });
  }
  throw new ApiError(404, 'url_invalid', `The stand-in does not serve ${pathname}.`);
}

function failure(status: number, code: string, message: string): Served {
  const error = { type: 'invalid_request_error', code, message };
  return { status, json: JSON.stringify({ error }) };
}
