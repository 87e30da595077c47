import { createServer } from 'node:http';
import { expect, test } from 'vitest';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

import { findOrStartEmulator } from './find-or-start.ts';

test('an endpoint that was named and is something else is refused, never replaced', async () => {
  const other = createServer((_, response) => response.writeHead(404).end());
  await listenOnLoopback(other);
  try {
    await expect(findOrStartEmulator('.', endpointOf(other))).rejects.toThrow('is no LocalStack');
  } finally {
    await closeServer(other);
  }
});

test('an endpoint on another machine that does not answer is refused', async () => {
  await expect(findOrStartEmulator('.', 'http://emulator.invalid:4566')).rejects.toThrow(
    'AWS_ENDPOINT_URL (http://emulator.invalid:4566) does not answer.',
  );
});
