import { createServer, type IncomingMessage } from 'node:http';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';
import { userId } from '#shared/domain/ids.ts';

const OLD = 'the-first-key-of-this-stage-0123456789abcdef';
const NEW = 'the-second-key-of-this-stage-0123456789abcde';
const ARN = 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:session';
const claims = { userId: userId.parse('user-0000000001'), tokenVersion: 1, sessionId: 'one' };

/** The part of Secrets Manager that is used here; `undefined` is an outage. */
let stored: Record<string, string> | undefined;
let asked = 0;
const manager = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    asked += 1;
    expect(z.object({ SecretId: z.string() }).parse(JSON.parse(body)).SecretId).toBe(ARN);
    response.writeHead(stored === undefined ? 400 : 200, {
      'content-type': 'application/x-amz-json-1.1',
    });
    response.end(
      stored === undefined
        ? JSON.stringify({ __type: 'InternalServiceError' })
        : JSON.stringify({ ARN, SecretString: JSON.stringify(stored) }),
    );
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks).toString('utf-8');
}

beforeEach(async () => {
  await listenOnLoopback(manager);
  vi.resetModules(); // a fresh container
  asked = 0;
  vi.stubEnv('SECRETS_JSON', undefined);
  vi.stubEnv('SESSION_SECRET_ARN', ARN);
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', endpointOf(manager));
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await closeServer(manager);
});

const tokens = () => import('#functions/platform/identity/tokens.ts');

test('keeps everybody signed in, and a removed key is refused', async () => {
  stored = { sessionSecret: OLD };
  const before = await tokens();
  const token = await before.signSession(claims);

  vi.resetModules();
  stored = { sessionSecret: NEW, sessionSecretBefore: OLD };
  const during = await tokens();
  expect(await during.readSession(token)).toEqual(claims);
  const fresh = await during.signSession(claims);
  expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(token).kid);

  vi.resetModules();
  stored = { sessionSecret: NEW };
  const after = await tokens();
  expect(await after.readSession(fresh)).toEqual(claims);
  await expect(after.readSession(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('refuses a token that names no key', async () => {
  stored = { sessionSecret: OLD };
  const { readSession, signSession } = await tokens();
  const token = await signSession(claims);
  const nameless = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(OLD));
  await expect(readSession(nameless)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('is in use within five minutes, and an outage of Secrets Manager changes nothing', async () => {
  const { secretsOf } = await import('#functions/platform/secrets.ts');
  let now = 0;
  const read = async () => (await secretsOf('session', () => now)).sessionSecret;
  stored = { sessionSecret: OLD };
  expect([await read(), await read(), asked]).toEqual([OLD, OLD, 1]);

  stored = { sessionSecret: NEW };
  now += 4 * 60_000;
  expect(await read()).toBe(OLD);
  now += 60_000;
  expect([await read(), asked]).toEqual([NEW, 2]);

  stored = undefined;
  now += 5 * 60_000;
  expect(await read()).toBe(NEW);
  stored = { sessionSecret: OLD };
  expect(await read()).toBe(NEW); // an ill service is not asked by every request
  now += 30_000;
  expect(await read()).toBe(OLD);
});

test('fails for a function that could never read it', async () => {
  const { secretsOf } = await import('#functions/platform/secrets.ts');
  stored = undefined;
  await expect(secretsOf('session')).rejects.toThrow();
  await expect(secretsOf('model')).rejects.toThrow('MODEL_SECRET_ARN');
});
