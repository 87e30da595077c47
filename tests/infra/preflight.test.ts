import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { lookAtAccount } from '#infra/preflight.ts';
import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

/** What AWS would say of the account. */
const account = { concurrency: 1_000, production: true };
const server = createServer(({ url = '' }, response) => {
  const answers: Record<string, unknown> = {
    '/2016-08-19/account-settings': {
      AccountLimit: { ConcurrentExecutions: account.concurrency },
    },
    '/v2/email/account': { ProductionAccessEnabled: account.production },
  };
  const answer = answers[url.replace(/\/$/, '')];
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
});

beforeAll(async () => {
  await listenOnLoopback(server);
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_LAMBDA: endpointOf(server),
    AWS_ENDPOINT_URL_SESV2: endpointOf(server),
  });
});
afterAll(() => closeServer(server));

const look = (concurrentAnalyses: number) =>
  lookAtAccount({ region: 'eu-central-1', concurrentAnalyses });

test('a sufficient account passes without a message', async () => {
  Object.assign(account, { concurrency: 1_000, production: true });
  expect(await look(300)).toEqual([]);
});

test('missing concurrency stops the deployment, because it would roll back', async () => {
  Object.assign(account, { concurrency: 10, production: true });
  const [finding] = await look(50);
  expect(finding).toMatchObject({ kind: 'stop' });
  expect(finding?.said).toContain('the account runs 10 functions at once');
});

test('low concurrency and a mail sandbox are reported, but deployed', async () => {
  Object.assign(account, { concurrency: 10, production: false });
  const findings = await look(0);
  expect(findings.map(({ kind }) => kind)).toEqual(['warn', 'warn']);
  expect(findings[1]?.said).toContain('sandbox');
});
