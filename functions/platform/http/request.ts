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
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? '';
  // Only our own sentences are Polish; the library's English ones are not for the user.
  const ours = !message.startsWith('Invalid input') && message !== '' && code === 'INVALID_INPUT';
  throw new AppError(code, { ...(ours ? { message } : {}), cause: parsed.error });
}

/** The body's text, decoded. */
export function textBody(event: APIGatewayProxyEventV2): string {
  const body = event.body ?? '';
  return event.isBase64Encoded ? Buffer.from(body, 'base64').toString('utf-8') : body;
}

function jsonBody(event: APIGatewayProxyEventV2): unknown {
  try {
    return JSON.parse(textBody(event));
  } catch (error) {
    throw new AppError('INVALID_INPUT', { cause: error });
  }
}

/** The bearer token, or `UNAUTHENTICATED`. */
export function bearerToken(event: APIGatewayProxyEventV2): string {
  const header = event.headers.authorization ?? '';
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') {
    throw new AppError('UNAUTHENTICATED', { message: 'Brak autoryzacji. Proszę się zalogować.' });
  }
  return token;
}

/**
 * Address of the caller, for rate limits: what CloudFront saw, which the caller cannot forge
 * (CloudFront overwrites the header; `X-Forwarded-For` is never trusted).
 */
export function callerAddress(event: APIGatewayProxyEventV2): string {
  const viewer = event.headers['cloudfront-viewer-address'];
  return viewer?.replace(/:\d+$/, '') ?? event.requestContext.http.sourceIp;
}
