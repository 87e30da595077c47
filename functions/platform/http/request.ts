import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';

import type { BodyOf, Contract, ParamsOf, QueryOf } from '#shared/contracts/contract.ts';
import { AppError } from '#shared/errors/app-error.ts';

export type ParsedRequest<C extends Contract> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
};

/** The request as its contract describes it; `INVALID_INPUT` with the first Polish sentence otherwise. */
export function parseRequest<C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
): ParsedRequest<C> {
  const params = parsePart(contract.params, event.pathParameters ?? {}, 'NOT_FOUND');
  const query = parsePart(contract.query, event.queryStringParameters ?? {}, 'INVALID_INPUT');
  const body = contract.body && parsePart(contract.body, jsonBody(event), 'INVALID_INPUT');
  return { params, query, body } as ParsedRequest<C>; // each part was produced by the contract's schema
}

function parsePart(
  schema: z.ZodMiniType | undefined,
  input: unknown,
  code: 'NOT_FOUND' | 'INVALID_INPUT',
): unknown {
  if (schema === undefined) return undefined;
  // A sentence of the contract takes precedence; the library's own sentences are English and not for the
  // user.
  const parsed = schema.safeParse(input, { error: () => '' });
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues.find((issue) => issue.message !== '')?.message;
  const told = code === 'INVALID_INPUT' && message !== undefined;
  throw new AppError(code, { ...(told ? { message } : {}), cause: parsed.error });
}

/** The body's text, decoded. */
export function textBody(event: APIGatewayProxyEventV2): string {
  return rawBody(event).toString('utf-8');
}

/** The body byte for byte: signatures cover bytes. */
export function rawBody(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf-8');
}

function jsonBody(event: APIGatewayProxyEventV2): unknown {
  try {
    return JSON.parse(textBody(event));
  } catch (error) {
    throw new AppError('INVALID_INPUT', { cause: error });
  }
}

/** The part of a request that identifies the caller; headers in lower case, as in HTTP APIs. */
export type BearerRequest = { headers: Readonly<Record<string, string | undefined>> };

/** The bearer token, or `UNAUTHENTICATED`. */
export function bearerToken(event: BearerRequest): string {
  const header = event.headers.authorization ?? '';
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') {
    throw noToken();
  }
  return token;
}

/** A caller without a token: refused by every call that requires one (specification, section 8). */
export function noToken(): AppError {
  return new AppError('UNAUTHENTICATED', { message: 'Brak autoryzacji. Proszę się zalogować.' });
}

/**
 * The caller's network, for rate limits: the address that CloudFront saw. Its function overwrites the header,
 * and no request bypasses CloudFront (`throughFrontDoor`); `X-Forwarded-For` is never trusted. Of IPv6 only
 * the first 64 bits, because one household has all of the rest.
 */
export function callerAddress(event: APIGatewayProxyEventV2): string {
  const address = event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp;
  return isIPv6(address) ? ipv6Network(address) : address;
}

function ipv6Network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = address.toLowerCase().split('::');
  const groups = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? 0 : back.split(':').length;
  while (groups.length < 8 - after) groups.push('0');
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
