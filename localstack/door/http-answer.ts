import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';

const structured = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
  cookies: z.optional(z.array(z.string())),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
});

type Headers = Readonly<Record<string, string>>;

/** A function's answer as API Gateway sends it; a value without `statusCode` is a 200 in JSON. */
export function sendResult(response: ServerResponse, result: unknown, extra: Headers): void {
  const parsed = structured.safeParse(result);
  if (!parsed.success) {
    sendJson(response, 200, result, extra);
    return;
  }
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const lowered = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    String(value),
  ]);
  response.writeHead(statusCode, {
    'content-type': 'text/plain;charset=UTF-8',
    ...Object.fromEntries(lowered),
    ...extra,
    ...(cookies === undefined ? {} : { 'set-cookie': cookies }),
  });
  response.end(isBase64Encoded ? Buffer.from(body, 'base64') : body);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  extra: Headers = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...extra });
  response.end(JSON.stringify(body ?? null));
}
