import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

type RouteOfEvent = { routeKey: string; pathParameters?: Record<string, string> };

/** Content types whose bodies API Gateway passes on as text; all others come in base64. */
const TEXT = /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded)|[^;]+\+(json|xml))/;

/**
 * A request in payload format 2.0, as a function behind CloudFront gets it: header names in lower case,
 * cookies separate, `x-viewer-address` set by us and never by the caller.
 */
export function toHttpEvent(
  request: IncomingMessage,
  body: Buffer,
  { routeKey, pathParameters }: RouteOfEvent,
): APIGatewayProxyEventV2 {
  const url = new URL(request.url ?? '/', 'http://local');
  const headers = headersOf(request);
  const cookies = request.headers.cookie?.split(/; */);
  const isText = TEXT.test(headers['content-type'] ?? '');
  const query = queryOf(url.searchParams);
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies === undefined ? {} : { cookies }),
    headers,
    ...(url.search === '' ? {} : { queryStringParameters: query }),
    requestContext: requestContextOf(request, url.pathname, routeKey),
    ...(pathParameters && Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    ...(body.length === 0 ? {} : { body: body.toString(isText ? 'utf-8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie' || value === undefined) continue;
    headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  const { remoteAddress = '127.0.0.1' } = request.socket;
  return {
    ...headers,
    host: 'local.execute-api',
    'x-viewer-address': remoteAddress,
    'x-forwarded-for': remoteAddress,
  };
}

function queryOf(parameters: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of parameters) {
    query[name] = name in query ? `${query[name] ?? ''},${value}` : value;
  }
  return query;
}

function requestContextOf(
  request: IncomingMessage,
  path: string,
  routeKey: string,
): APIGatewayProxyEventV2['requestContext'] {
  const now = new Date();
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName: 'local.execute-api',
    domainPrefix: 'local',
    http: {
      method: request.method ?? 'GET',
      path,
      protocol: 'HTTP/1.1',
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey,
    stage: '$default',
    time: now.toISOString(),
    timeEpoch: now.getTime(),
  };
}
