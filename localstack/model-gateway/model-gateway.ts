import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { errorBody, modelList } from './completion-shapes.ts';
import { type CapturedRequest, type Exchange, sendJson } from './exchange.ts';
import { type FaultKind, faultQueue } from './faults.ts';
import { respondToCompletion } from './respond-to-completion.ts';

export type ModelGatewayOptions = {
  /** 0 (the default) takes a free port. */
  port?: number;
  /** Milliseconds for each answer, so that a person sees progress; 0 in tests. */
  latencyMs?: number;
};

export type ModelGateway = {
  /** Base URL for the `openai` SDK, ending in `/v1`. */
  baseUrl: string;
  /** Makes the next `times` completions fail in this way. */
  fault: (kind: FaultKind, times?: number) => void;
  clearFaults: () => void;
  requests: CapturedRequest[];
  close: () => Promise<void>;
};

const MAX_BODY_BYTES = 4 * 1024 * 1024;

/**
 * Starts the OpenAI-compatible server of the deterministic engine on loopback. Rejects when the port
 * is taken. `close()` also ends open connections, including those that a fault left hanging.
 */
export async function startModelGateway(options: ModelGatewayOptions = {}): Promise<ModelGateway> {
  const faults = faultQueue();
  const requests: CapturedRequest[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    void route({ request, response, faults, requests, timers, latencyMs: options.latencyMs ?? 0 });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    fault: (kind, times = 1) => faults.add(kind, times),
    clearFaults: () => faults.clear(),
    requests,
    close: () =>
      new Promise((resolve, reject) => {
        for (const timer of timers) clearTimeout(timer);
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

async function route(exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const path = (request.url ?? '').split('?')[0] ?? '';
  try {
    const body = await readBody(request);
    exchange.requests.push({ path, authorization: request.headers.authorization, body });
    if (request.method === 'GET' && path === '/v1/models') {
      sendJson(response, 200, modelList());
    } else if (request.method === 'POST' && path === '/v1/chat/completions') {
      await respondToCompletion(exchange, body);
    } else {
      sendJson(
        response,
        404,
        errorBody(`Unknown request URL: ${path}`, 'invalid_request_error', 'unknown_url'),
      );
    }
  } catch (error) {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const message = error instanceof Error ? error.message : 'unknown';
    sendJson(response, 500, errorBody(message, 'server_error', null));
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer; // a request without an encoding yields buffers
    size += bytes.length;
    if (size > MAX_BODY_BYTES) throw new RangeError('The request body is too large.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
