import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { readBody } from '#localstack/door/read-body.ts';
import {
  closeServer,
  endpointOf,
  type Engine,
  listenOnLoopback,
} from '#localstack/engines/engine.ts';
import { type PushMessage, pushMessage } from '#shared/events/push-message.ts';

import { decryptMessage, type DeviceKeys, newDeviceKeys } from './message-key.ts';
import { isSignedBy } from './vapid-signature.ts';

/** Largest message that a push service accepts (RFC 8030, section 7.2). */
const LIMIT_BYTES = 4_096;

export const pushFaultKinds = ['gone', 'too-many', 'down', 'silent', 'redirect'] as const;
type PushFaultKind = (typeof pushFaultKinds)[number];

/** A subscription in the format of `PushSubscription.toJSON()`. */
export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

type ReceivedMessage = PushMessage & {
  id: string;
  endpoint: string;
  ttlSeconds: number;
  urgency: string;
  topic: string;
  date: string; // ISO instant
};

/** The stand-in for push services and their browsers: its messages were delivered and decrypted. */
export type PushService = Engine & {
  /** A browser that subscribes with the product's public key. */
  addDevice: () => DeviceSubscription;
  /** Newest first. */
  messages: () => readonly ReceivedMessage[];
  /** The next answers; `gone` is an ended subscription, `silent` no answer. */
  fault: (kind: PushFaultKind, times: number) => void;
  /** Received requests, successful or not. */
  requests: () => number;
};

type State = {
  publicKey: string;
  now: () => Date;
  devices: Map<string, DeviceKeys>;
  messages: ReceivedMessage[];
  faults: PushFaultKind[];
  requests: number;
};

export async function startPushService(publicKey: string, now: () => Date): Promise<PushService> {
  const state: State = {
    publicKey,
    now,
    devices: new Map(),
    messages: [],
    faults: [],
    requests: 0,
  };
  const server = createServer((request, response) => {
    receive(state, endpointOf(server), request, response).catch(() => {
      response.writeHead(500).end();
    });
  });
  await listenOnLoopback(server);
  const endpoint = endpointOf(server);
  return {
    endpoint,
    close: () => closeServer(server),
    addDevice: () => addDevice(state, endpoint),
    messages: () => state.messages,
    fault: (kind, times) => state.faults.push(...Array<PushFaultKind>(times).fill(kind)),
    requests: () => state.requests,
  };
}

function addDevice({ devices }: State, origin: string): DeviceSubscription {
  const keys = newDeviceKeys();
  const path = `/push/${randomUUID()}`;
  devices.set(path, keys);
  const p256dh = keys.ecdh.getPublicKey('base64url');
  return { endpoint: `${origin}${path}`, keys: { p256dh, auth: keys.auth.toString('base64url') } };
}

async function receive(
  state: State,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  state.requests += 1;
  const body = await readBody(request, LIMIT_BYTES);
  const fault = state.faults.shift();
  if (fault !== undefined) {
    answerFault(fault, origin, response);
    return;
  }
  const path = request.url ?? '';
  const keys = state.devices.get(path);
  if (request.method !== 'POST' || body === 'too-large') response.writeHead(413).end();
  else if (keys === undefined) response.writeHead(404).end();
  else if (!(await isSignedBy(state.publicKey, origin, request.headers.authorization))) {
    response.writeHead(403).end();
  } else {
    const message = pushMessage.parse(JSON.parse(decryptMessage(keys, body)));
    state.messages.unshift({ ...message, ...envelopeOf(state, `${origin}${path}`, request) });
    response.writeHead(201).end();
  }
}

function envelopeOf({ now }: State, endpoint: string, { headers }: IncomingMessage) {
  const header = (name: string) => String(headers[name] ?? '');
  return {
    id: randomUUID(),
    endpoint,
    ttlSeconds: Number(header('ttl')),
    urgency: header('urgency'),
    topic: header('topic'),
    date: now().toISOString(),
  };
}

function answerFault(kind: PushFaultKind, origin: string, response: ServerResponse): void {
  switch (kind) {
    case 'gone':
      response.writeHead(410).end();
      break;
    case 'too-many':
      response.writeHead(429, { 'retry-after': '1' }).end();
      break;
    case 'down':
      response.writeHead(503).end();
      break;
    case 'redirect':
      response.writeHead(307, { location: `${origin}/push/elsewhere` }).end();
      break;
    case 'silent': // the connection stays open without an answer
  }
}
