import { createServer, type Server } from 'node:http';
import { expect, test } from 'vitest';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

import { findOrStartEmulator, wishOf } from './find-or-start.ts';

/** A server with only these paths, while `use` runs. */
async function answering(paths: readonly string[], use: (endpoint: string) => Promise<void>) {
  const server: Server = createServer((request, response) => {
    response.writeHead(paths.includes(request.url ?? '') ? 200 : 404).end('{}');
  });
  await listenOnLoopback(server);
  try {
    await use(endpointOf(server));
  } finally {
    await closeServer(server);
  }
}

const asLocalStack = ['/_localstack/health'];
const asMiniStack = ['/_localstack/health', '/_ministack/health'];

test('an endpoint that was named and is something else is refused, never replaced', async () => {
  await answering([], async (endpoint) => {
    await expect(findOrStartEmulator('.', { endpoint })).rejects.toThrow('is no LocalStack');
  });
});

test('an endpoint on another machine that does not answer is refused', async () => {
  await expect(
    findOrStartEmulator('.', { endpoint: 'http://emulator.invalid:4566' }),
  ).rejects.toThrow('AWS_ENDPOINT_URL (http://emulator.invalid:4566) does not answer.');
});

test('who answers is known by name, though MiniStack answers for LocalStack, too', async () => {
  await answering(asLocalStack, async (endpoint) => {
    expect(await findOrStartEmulator('.', { endpoint })).toMatchObject({ engine: 'localstack' });
  });
  await answering(asMiniStack, async (endpoint) => {
    expect(await findOrStartEmulator('.', { endpoint })).toMatchObject({ engine: 'ministack' });
  });
});

test('an engine that was asked for by name is not exchanged for the one that answers', async () => {
  await answering(asMiniStack, async (endpoint) => {
    await expect(findOrStartEmulator('.', { endpoint, engine: 'localstack' })).rejects.toThrow(
      `What answers at ${endpoint} is ministack, not localstack`,
    );
  });
  await answering(asLocalStack, async (endpoint) => {
    await expect(findOrStartEmulator('.', { endpoint, engine: 'ministack' })).rejects.toThrow(
      'is localstack, not ministack',
    );
  });
});

test('a LocalStack that is at no named endpoint is not started elsewhere', async () => {
  const wish = { endpoint: 'http://127.0.0.1:1', engine: 'localstack', token: 'any' } as const;
  await expect(findOrStartEmulator('.', wish)).rejects.toThrow(
    'No LocalStack answers at AWS_ENDPOINT_URL (http://127.0.0.1:1).',
  );
});

test('the wish of a command is its option and the environment; another engine is refused', () => {
  expect(wishOf('localstack', { LOCALSTACK_AUTH_TOKEN: 'ls-1' })).toEqual({
    engine: 'localstack',
    token: 'ls-1',
  });
  expect(wishOf(undefined, { AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' })).toEqual({
    endpoint: 'http://127.0.0.1:4566',
  });
  expect(() => wishOf('moto', {})).toThrow('--engine is localstack or ministack, not moto.');
});
