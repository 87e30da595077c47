import { randomUUID } from 'node:crypto';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { adminUser } from '#shared/contracts/admin.ts';
import { historyItem } from '#shared/contracts/history.ts';
import { exportMyData, usage } from '#shared/contracts/me.ts';

import { callApi, callStream, deployment } from './deployed.ts';
import { ADMIN, analyse, person, upload } from './people.ts';

test('register, verify by mail, upload, analyse, read the history, and be seen by the administrator', async () => {
  const email = `ewa-${randomUUID()}@listownik.test`;
  const { token, user } = await person(email);
  expect(user).toMatchObject({ email, role: 'USER' });
  expect((await person(email)).user.id).toBe(user.id);

  const { fileId, ticket } = await upload(token, paymentDemand);
  const events = await analyse(fileId, ticket);
  expect(events.at(-1)).toMatchObject({ status: 'completed', progress: 100, error: null });
  const obligations = events.at(-1)?.result?.classification.financial_obligations;
  expect(JSON.stringify(obligations)).toContain('450');
  expect((await analyse(fileId, ticket)).at(-1)?.status).toBe('completed');

  const item = historyItem.parse(
    await (await callApi('GET', `/api/history/${fileId}`, { token })).json(),
  );
  expect(item.originalFileName).toBe('pismo.txt');
  const left = usage.parse(await (await callApi('GET', '/api/me/usage', { token })).json());
  expect(left).toMatchObject({ used: 1, quota: 1 });
  expect(await storedTexts(user.id)).toEqual([]);

  const admin = await person(ADMIN);
  expect(admin.user.role).toBe('ADMIN');
  const found = await callApi('GET', `/api/admin/users?search=${email}`, { token: admin.token });
  expect(
    z
      .array(adminUser)
      .parse(await found.json())
      .map((one) => one.email),
  ).toEqual([email]);

  const asked = await callApi('GET', '/api/me/export', { token });
  const { url } = exportMyData.response.parse(await asked.json());
  // CloudFront is not acted out towards AWS hosts: the bucket is asked by itself.
  const copy = await fetch(`${deployment.endpoint}/${deployment.outputs.TextBucket}${url}`);
  expect(copy.status).toBe(200);
  expect(await copy.json()).toMatchObject({ account: { email }, history: [{ id: fileId }] });

  expect((await callApi('DELETE', `/api/history/${fileId}`, { token })).status).toBe(200);
  expect((await callApi('GET', `/api/history/${fileId}`, { token })).status).toBe(404);
});

test("a second letter is refused when the trial is used up, and somebody else's is not found", async () => {
  const { token } = await person(`jan-${randomUUID()}@listownik.test`);
  const { fileId, ticket } = await upload(token, paymentDemand);
  const other = await person(`ola-${randomUUID()}@listownik.test`);
  const foreign = await callStream({ fileIds: fileId, token: other.token, originalNames: 'x.txt' });
  expect(foreign.status).toBe(404);
  await analyse(fileId, ticket);
  const form = new FormData();
  form.set('documents', new File([paymentDemand], 'drugie.txt', { type: 'text/plain' }));
  expect((await callApi('POST', '/api/upload', { token, form })).status).toBe(402);
});

test('a text that is not a letter is refused with its codes and costs nothing', async () => {
  const { token } = await person(`iga-${randomUUID()}@listownik.test`);
  const { fileId, ticket } = await upload(token, 'To nie jest pismo, tylko krótka notatka.');
  const last = (await analyse(fileId, ticket)).at(-1);
  expect(last?.status).toBe('error');
  expect(last?.codes?.length).toBeGreaterThan(0);
  const left = usage.parse(await (await callApi('GET', '/api/me/usage', { token })).json());
  expect(left.used).toBe(0);
});

async function storedTexts(userId: string): Promise<string[]> {
  const s3 = new S3Client({ forcePathStyle: true });
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: deployment.outputs.TextBucket, Prefix: `texts/${userId}/` }),
  );
  s3.destroy();
  return Contents.map(({ Key = '' }) => Key);
}
