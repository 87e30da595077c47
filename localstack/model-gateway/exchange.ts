import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FaultQueue } from './faults.ts';

/** One received request, for tests of what leaves the product. */
export type CapturedRequest = { path: string; authorization: string | undefined; body: string };

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  faults: FaultQueue;
  requests: CapturedRequest[];
  timers: Set<NodeJS.Timeout>;
  latencyMs: number;
};

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
