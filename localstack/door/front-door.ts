import type { IncomingMessage, ServerResponse } from 'node:http';

import { FunctionTimeout, type LambdaRuntime } from '#localstack/runtime/functions.ts';
import { type StreamBehaviour, StreamResponse } from '#localstack/runtime/stream-response.ts';
import { type Behaviour, behaviourFor } from '#localstack/template/behaviours.ts';
import { matchRoute, type Route } from '#localstack/template/routes.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';

import { sendJson, sendResult } from './http-answer.ts';
import { toHttpEvent } from './http-event.ts';
import { readBody } from './read-body.ts';
import { sendSignedObject } from './signed-object.ts';
import type { StaticSite } from './static-site.ts';

/** The HTTP API refuses larger requests. */
const API_LIMIT_BYTES = 10 * 1024 * 1024;
/** A function accepts no larger request. */
const STREAM_LIMIT_BYTES = 6 * 1024 * 1024;

/** CloudFront accepts no longer address. */
const ADDRESS_LIMIT_BYTES = 8_192;

export type FrontDoor = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type FrontDoorParts = {
  behaviours: readonly Behaviour[];
  routes: readonly Route[];
  runtime: LambdaRuntime;
  site: StaticSite;
  streamBehaviour: StreamBehaviour;
};

/** Does what CloudFront does: chooses a behaviour by path, calls its origin, adds its headers. */
export function frontDoor(parts: FrontDoorParts): FrontDoor {
  return async (request, response) => {
    if ((request.url ?? '').length > ADDRESS_LIMIT_BYTES) {
      sendJson(response, 414, { message: 'Request-URI Too Large' });
      return;
    }
    const path = pathOf(request);
    if (path === undefined) {
      sendJson(response, 400, { message: errorCatalogue.INVALID_INPUT.message });
      return;
    }
    const behaviour = behaviourFor(parts.behaviours, path);
    if (!behaviour.methods.includes(request.method ?? 'GET')) {
      // CloudFront's own answer to a method that the behaviour does not allow.
      const { message } = errorCatalogue.METHOD_NOT_ALLOWED;
      sendJson(response, 403, { message }, behaviour.headers);
      return;
    }
    switch (behaviour.origin.kind) {
      case 'site':
        await parts.site(request, response, behaviour.headers);
        return;
      case 'api':
        await askApi(parts, behaviour, path, request, response);
        return;
      case 'signed':
        await sendSignedObject(behaviour.origin.bucket, request, response, behaviour.headers);
        return;
      case 'stream':
        await askStream(parts, behaviour, behaviour.origin.functionId, request, response);
    }
  };
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return new URL(request.url ?? '/', 'http://local').pathname;
  } catch {
    return undefined;
  }
}

async function askApi(
  { routes, runtime }: FrontDoorParts,
  { headers }: Behaviour,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, API_LIMIT_BYTES);
  if (body === 'too-large') {
    sendJson(response, 413, { message: 'Request Entity Too Large' }, headers);
    return;
  }
  const route = matchRoute(routes, request.method ?? 'GET', path);
  if (route === undefined) {
    sendJson(response, 404, { message: 'Not Found' }, headers);
    return;
  }
  try {
    const result = await runtime.invoke(route.functionId, toHttpEvent(request, body, route));
    sendResult(response, result, headers);
  } catch (error) {
    // The words of API Gateway; the function's own error belongs in its log.
    const timedOut = error instanceof FunctionTimeout;
    const message = timedOut ? 'Service Unavailable' : 'Internal Server Error';
    sendJson(response, timedOut ? 503 : 500, { message }, headers);
    throw error;
  }
}

async function askStream(
  { runtime, streamBehaviour }: FrontDoorParts,
  { headers }: Behaviour,
  functionId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, STREAM_LIMIT_BYTES);
  if (body === 'too-large') {
    sendJson(response, 413, { message: 'Request must be smaller than 6291456 bytes' }, headers);
    return;
  }
  const stream = new StreamResponse(response, streamBehaviour, headers);
  try {
    const event = toHttpEvent(request, body, { routeKey: '$default' });
    await runtime.stream(functionId, event, stream);
    if (!stream.writableEnded) stream.end();
  } catch (error) {
    if (response.headersSent) response.destroy();
    else sendJson(response, 502, { message: 'Internal Server Error' }, headers);
    throw error;
  }
}
