import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';

import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { listAudit } from '#shared/contracts/audit.ts';
import { session } from '#shared/contracts/auth.ts';
import { getOperation } from '#shared/contracts/operation.ts';
import * as factor from '#shared/contracts/second-factor.ts';
import { codeOf } from '#tests/support/second-factor.ts';

import { callApi, callStream, deployment, mailsTo } from './deployed.ts';
import { ADMIN, PASSWORD, person, signIn, upload } from './people.ts';

const run = promisify(execFile);
/** A command of the guide, as the operator types it. */
const npm = async (...words: readonly string[]) =>
  (await run('npm', ['run', '-s', ...words], { cwd: process.cwd() })).stdout.trim();

test('npm run second-factor: an administrator without telephone and codes signs in again', async () => {
  const { token } = await person(ADMIN);
  const begun = await callApi('POST', factor.beginSecondFactor.path, {
    token,
    body: { password: PASSWORD },
  });
  const { secret } = factor.beginSecondFactor.response.parse(await begun.json());
  const confirmed = await callApi('POST', factor.confirmSecondFactor.path, {
    token,
    body: { code: codeOf(secret) },
  });
  expect(confirmed.status).toBe(200);
  const half = session.parse(await (await signIn(ADMIN)).json());
  expect(half.user.secondFactor).toBe('code');
  expect((await callApi('GET', '/api/admin/stats', { token: half.token })).status).toBe(403);
  const mailed = (await mailsTo(ADMIN)).length;

  const answer = await npm('second-factor', '--', '--stage', 'local', '--reset', ADMIN);
  expect(JSON.parse(answer)).toEqual({ done: true });
  expect((await callApi('GET', '/api/auth/me', { token: half.token })).status).toBe(401);
  const whole = session.parse(await (await signIn(ADMIN)).json());
  expect(whole.user.secondFactor).toBeUndefined();
  expect((await callApi('GET', '/api/admin/stats', { token: whole.token })).status).toBe(200);
  expect(await mailsTo(ADMIN)).toHaveLength(mailed + 1);
  const audit = await callApi('GET', listAudit.path, { token: whole.token });
  const [newest] = listAudit.response.parse(await audit.json());
  expect(newest).toMatchObject({ action: 'reset-second-factor', outcome: 'done' });
});

test('npm run second-factor: reports an unknown address', async () => {
  const nobody = `nikt-${randomUUID()}@listownik.test`;
  const reset = npm('second-factor', '--', '--stage', 'local', '--reset', nobody);
  await expect(reset).rejects.toMatchObject({ code: 1 });
});

test('npm run analyses: a paused analysis is refused with a sentence, and continues afterwards', async () => {
  const { token } = await person(`wstrzymana-${randomUUID()}@listownik.test`);
  const { fileId, ticket } = await upload(token, paymentDemand);
  const switched = async (word: string) =>
    getOperation.response.parse(JSON.parse(await npm('analyses', '--', '--stage', 'local', word)))
      .analyses;
  expect(await switched('pause')).toBe('paused');
  try {
    const query = { fileIds: fileId, token: ticket, originalNames: 'pismo.txt', language: 'pl' };
    expect(await (await callStream(query)).text()).toContain('wstrzyman');
  } finally {
    expect(await switched('open')).toBe('open');
  }
  expect(await switched('status')).toBe('open');
});

test('npm run restore: counts the rows to restore, and restores them', async () => {
  const dynamo = new DynamoDBClient();
  const live = deployment.outputs.TableName;
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: live }));
  const empty = `wrocone-${randomUUID()}`;
  await dynamo.send(
    new CreateTableCommand({
      TableName: empty,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: Table?.AttributeDefinitions,
      KeySchema: Table?.KeySchema,
      GlobalSecondaryIndexes: Table?.GlobalSecondaryIndexes?.map(
        ({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }),
      ),
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'listownik-restore-'));
  const erased = join(folder, 'erased.csv');
  await writeFile(erased, '');
  const restore = (...more: readonly string[]) =>
    npm('restore', '--', '--from', live, '--to', empty, '--erased', erased, ...more);
  const counted = await restore('--dry-run');
  expect(counted).toMatch(/^(\d+) rows read, \1 would be written, 0 left out/);
  expect(await restore()).toBe(counted.replace('would be written', 'written'));
  await dynamo.send(new DeleteTableCommand({ TableName: empty }));
  dynamo.destroy();
  await rm(folder, { recursive: true });
});
