import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';

/** A JSON answer that is never cached. */
export function json(statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** Lambda answers at most 6 MB; above this many characters a body is worth compressing. */
const LARGE = 1_000_000;

/** The same answer with a large body compressed, if the caller accepts that. */
export function compressed(
  event: Pick<APIGatewayProxyEventV2, 'headers'>,
  given: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = given;
  const readable = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '');
  if (!readable || body.length < LARGE) return given;
  return {
    ...given,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

/** Redirects the browser; the address may contain a secret, so it is neither cached nor passed on. */
export function redirect(
  location: string,
  cookies: readonly string[] = [],
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    cookies: [...cookies],
  };
}

/** The contract's success answer; fields that the schema does not name are omitted. */
export function answer<C extends Contract>(
  contract: C,
  body: ResponseOf<C>,
): APIGatewayProxyStructuredResultV2 {
  const status = contract.successStatus ?? 200;
  if (status === 204) return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
  return json(status, contract.response.parse(body));
}
