import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  Handler,
} from 'aws-lambda';

import type { Contract } from '#shared/contracts/contract.ts';

export type Call = {
  /** Path parameters of the contract. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  token?: string;
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly string[];
  /** The caller's address; by default a new one for each test. */
  from?: string;
};

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  text: string;
  json: () => unknown;
};

let callers = 0;

/** A call as the HTTP API hands it to a Lambda (payload format 2.0). */
export function httpEvent(contract: Contract, call: Call = {}): APIGatewayProxyEventV2 {
  callers += 1;
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? '');
  const address = call.from ?? `198.51.${callers >> 8}.${callers & 255}`;
  const query = new URLSearchParams(call.query).toString();
  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath: path,
    rawQueryString: query,
    headers: {
      'x-viewer-address': address,
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.cookies === undefined ? {} : { cookies: [...call.cookies] }),
    ...(call.query === undefined ? {} : { queryStringParameters: { ...call.query } }),
    ...(call.params === undefined ? {} : { pathParameters: { ...call.params } }),
    ...(call.body === undefined ? {} : { body: asText(call.body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'listownik.test',
      domainPrefix: 'listownik',
      http: {
        method: contract.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: address,
        userAgent: 'test',
      },
      requestId: `request-${callers}`,
      routeKey: `${contract.method} ${contract.path}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** A group's Lambda as a function of calls. */
export function caller(
  handler: Handler<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>,
) {
  return async (contract: Contract, call: Call = {}): Promise<Answer> => {
    const context = { awsRequestId: 'test' } as Context; // the handlers read nothing else of it
    const result = (await handler(httpEvent(contract, call), context, () => undefined)) ?? {};
    const { statusCode = 200, headers = {}, cookies = [], body = '' } = result;
    return {
      status: statusCode,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      cookies,
      text: body,
      json: () => JSON.parse(body) as unknown,
    };
  };
}
