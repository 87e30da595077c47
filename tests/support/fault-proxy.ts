import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as forwardRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

/** What a service does with a call instead of answering it. */
export type Fault = (response: ServerResponse, call: HeldCall) => void;
type HeldCall = {
  /** Answers after all. */
  forward: () => void;
  /** Does what was asked and loses the answer. */
  swallow: () => void;
};

/** Calls by the names the services give them: `GetItem`, `PutObject`, `SendRawEmail`. */
export type FaultProxy = {
  /** From now on every call of these operations meets the fault; `*` means all of them. */
  break: (operations: readonly string[], fault: Fault) => void;
  /** Only the next calls, up to a number. */
  breakTimes: (times: number, operations: readonly string[], fault: Fault) => void;
  heal: () => void;
  /** Operations asked since the last `heal`, in order. */
  calls: readonly string[];
  close: () => Promise<void>;
};

/**
 * Stands between the product's clients and the embedded engines, so that their own timeouts and retries
 * are what is tested. Points this process's environment at itself: start it before handlers are imported.
 */
export async function startFaultProxy(): Promise<FaultProxy> {
  const engines = {
    AWS_ENDPOINT_URL_DYNAMODB: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    AWS_ENDPOINT_URL_S3: process.env.AWS_ENDPOINT_URL_S3 ?? '',
    AWS_ENDPOINT_URL_SES: process.env.AWS_ENDPOINT_URL_SES ?? '',
  };
  let rule: { operations: readonly string[]; fault: Fault; times: number } | undefined;
  const calls: string[] = [];

  const server = createServer((request, response) => {
    const { operation, engine } = named(request);
    calls.push(operation);
    const to = engines[engine];
    const forward = () =>
      pass(
        request,
        to,
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
        () => response.destroy(),
      );
    const swallow = () =>
      pass(
        request,
        to,
        () => response.destroy(),
        () => response.destroy(),
      );
    const hit = rule?.operations.some((name) => name === '*' || name === operation) ?? false;
    if (rule === undefined || !hit || rule.times <= 0) {
      forward();
      return;
    }
    rule.times -= 1;
    rule.fault(response, { forward, swallow });
  });
  await listenOnLoopback(server);
  const url = endpointOf(server);
  for (const name of Object.keys(engines)) process.env[name] = url;

  const breakTimes: FaultProxy['breakTimes'] = (times, operations, fault) => {
    rule = { operations, fault, times };
  };
  return {
    calls,
    break: (operations, fault) => breakTimes(Number.POSITIVE_INFINITY, operations, fault),
    breakTimes,
    heal: () => {
      rule = undefined;
      calls.length = 0;
    },
    close: () => closeServer(server),
  };
}

type Engine = 'AWS_ENDPOINT_URL_DYNAMODB' | 'AWS_ENDPOINT_URL_S3' | 'AWS_ENDPOINT_URL_SES';
const OBJECT_CALLS: Readonly<Record<string, string>> = {
  PUT: 'PutObject',
  GET: 'GetObject',
  DELETE: 'DeleteObject',
};

function named({ headers, url = '/', method = 'GET' }: IncomingMessage): {
  operation: string;
  engine: Engine;
} {
  const target = String(headers['x-amz-target'] ?? '');
  if (target !== '') {
    return { operation: target.split('.')[1] ?? '', engine: 'AWS_ENDPOINT_URL_DYNAMODB' };
  }
  // Of all these services only SES takes forms.
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return { operation: 'SendRawEmail', engine: 'AWS_ENDPOINT_URL_SES' };
  }
  const listing = url.includes('list-type=2');
  return {
    operation: listing ? 'ListObjectsV2' : (OBJECT_CALLS[method] ?? method),
    engine: 'AWS_ENDPOINT_URL_S3',
  };
}

function pass(
  request: IncomingMessage,
  engine: string,
  answered: (answer: IncomingMessage) => void,
  failed: () => void,
): void {
  const { hostname, port } = new URL(engine);
  const { url: path, method, headers } = request;
  const onward = forwardRequest({ hostname, port, path, method, headers }, answered);
  onward.on('error', failed);
  void buffer(request).then((body) => onward.end(body));
}

/** An answer of DynamoDB: the error's name and words. */
export function refuses(status: number, name: string, message = 'scripted'): Fault {
  return (response) => {
    response.writeHead(status, {
      'content-type': 'application/x-amz-json-1.0',
      'x-amzn-errortype': name,
    });
    response.end(JSON.stringify({ __type: `com.amazonaws#${name}`, message }));
  };
}

/** An answer of SES. */
export function refusesMail(status: number, code: string, message = 'scripted'): Fault {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/xml' });
    response.end(
      `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
    );
  };
}

/** An answer of S3. */
export function refusesObject(status: number, code: string): Fault {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`);
  };
}

export const resets: Fault = (response) => {
  response.socket?.destroy();
};

export const neverAnswers: Fault = () => undefined;

/** Answers truly, but so late. */
export function answersAfter(milliseconds: number): Fault {
  return (_, { forward }) => void delay(milliseconds).then(forward);
}

/** The client cannot know whether it was done. */
export const losesTheAnswer: Fault = (_, { swallow }) => swallow();
