import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';

/** A JSON answer that no cache keeps. */
export function json(statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** Lambda answers at most 6 MB; from so many characters on a body is worth compressing. */
const LARGE = 1_000_000;

/** The same answer with a large body compressed, if the caller can read that. */
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

/** Sends the browser elsewhere; the address may hold a secret, so nothing keeps or forwards it. */
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

/** The contract's own success answer; what the schema does not name is left out. */
export function answer<C extends Contract>(
  contract: C,
  body: ResponseOf<C>,
): APIGatewayProxyStructuredResultV2 {
  const status = contract.successStatus ?? 200;
  if (status === 204) return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
  return json(status, contract.response.parse(body));
}
