import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListBucketsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { type LocalCloud, startLocalCloud } from '#localstack/local-cloud.ts';
import { session } from '#shared/contracts/auth.ts';
import { exportMyData } from '#shared/contracts/me.ts';
import { uploadedText } from '#shared/contracts/upload.ts';
import { type AnalysisEvent, analysisEvent } from '#shared/events/analysis-stream.ts';

const root = join(import.meta.dirname, '..', '..');
const PASSWORD = 'listownik-lokalnie';
let cloud: LocalCloud;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'local-cloud-'));
  cloud = await startLocalCloud({ dataDir, quiet: true });
});
afterAll(async () => {
  await cloud.close();
  await rm(dataDir, { recursive: true, force: true });
});

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${cloud.url}${path}`, init);
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function objectOf(answer: Response): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await answer.json());
}

async function login(email: string, password = PASSWORD) {
  return session.parse(await (await post('/api/auth/login', { email, password })).json());
}

const mailList = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    date: z.string(),
  }),
);
const mail = async () => mailList.parse(await (await ask('/__local/mail')).json());

async function eventsOf(fileId: string, token: string): Promise<AnalysisEvent[]> {
  const query = new URLSearchParams({ fileIds: fileId, token, originalNames: 'pismo.txt' });
  const answer = await ask(`/api/analyze-stream?${query.toString()}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => analysisEvent.parse(JSON.parse(line.slice('data: '.length))));
}

async function upload(token: string, text: string) {
  const form = new FormData();
  form.set('documents', new File([text], 'pismo.txt', { type: 'text/plain; charset=utf-8' }));
  const answer = await ask('/api/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const [uploaded] = z.array(uploadedText).parse(await answer.json());
  if (uploaded === undefined) throw new Error('Nothing was uploaded.');
  return uploaded;
}

describe('the controls', () => {
  test('status names the parts and the seeded accounts', async () => {
    expect(await (await ask('/__local/status')).json()).toEqual({
      aws: 'embedded',
      ai: { mode: 'rules', model: 'listownik-rules' },
      stripe: 'local',
      seededAccounts: [
        { email: 'admin@listownik.test', password: PASSWORD, role: 'ADMIN' },
        { email: 'user@listownik.test', password: PASSWORD, role: 'USER' },
      ],
    });
  });

  test('the seeded accounts sign in with their roles and have a trial analysis', async () => {
    const admin = await login('admin@listownik.test');
    const user = await login('user@listownik.test');
    expect([admin.user.role, user.user.role]).toEqual(['ADMIN', 'USER']);
    const usage = await ask('/api/me/usage', {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(await usage.json()).toMatchObject({ quota: 1 });
  });

  test("a copy of one's data opens by its link alone, for ten minutes", async () => {
    const { token, user } = await login('user@listownik.test');
    const headers = { authorization: `Bearer ${token}` };
    const { url } = exportMyData.response.parse(
      await (await ask('/api/me/export', { headers })).json(),
    );
    const opened = await ask(url);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await objectOf(opened)).toMatchObject({ account: { email: user.email } });
    expect((await ask(url.slice(0, url.indexOf('?')), { headers })).status).toBe(403);
    await post('/__local/clock', { advanceSeconds: 601 });
    expect((await ask(url)).status).toBe(403);
    await post('/__local/clock', { now: new Date().toISOString() });
  });

  test('the clock moves for the handlers, and back again', async () => {
    const issuedAt = ({ token }: { token: string }) =>
      z
        .object({ iat: z.number() })
        .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).iat;
    const before = issuedAt(await login('user@listownik.test'));
    await post('/__local/clock', { advanceSeconds: 86_400 });
    const after = issuedAt(await login('user@listownik.test'));
    await post('/__local/clock', { now: new Date().toISOString() });
    expect(after - before).toBeGreaterThanOrEqual(86_400);
    expect(after - before).toBeLessThan(86_460);
  });

  test.each([
    ['/__local/clock', {}],
    ['/__local/clock', { now: 'jutro' }],
    ['/__local/clock', { advanceSeconds: 'one' }],
    ['/__local/clock', { advanceSeconds: 1e12 }],
    ['/__local/ai/fault', { kind: 'unheard-of', times: 1 }],
    ['/__local/ai/fault', { kind: 'rate_limit', times: 0 }],
    ['/__local/stream', { holdBack: 'yes' }],
  ])('POST %s with %j is refused with a message', async (path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(await objectOf(answer))).toEqual(['message']);
  });

  test('buffering can be switched', async () => {
    const read = async () => objectOf(await ask('/__local/stream'));
    expect(await read()).toEqual({ holdBack: true });
    await post('/__local/stream', { holdBack: false });
    expect(await read()).toEqual({ holdBack: false });
    await post('/__local/stream', { holdBack: true });
  });

  test('a page of another host cannot read the mail', async () => {
    const { port } = new URL(cloud.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'evil.example' };
      request({ host: '127.0.0.1', port, path: '/__local/mail', headers }, (response) => {
        resolve(response.statusCode);
        response.resume();
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  test('the page is there, in Polish', async () => {
    const page = await ask('/__local');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('Chmura lokalna');
  });
});

describe('the front door', () => {
  test('an unknown path is 404, a known path with another method 405 with Allow', async () => {
    const unknown = await ask('/api/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    const wrongMethod = await ask('/api/auth/login');
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toBe('POST');
    expect(await wrongMethod.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  test('shell, worker scripts, API and stream all carry the policy of the template', async () => {
    const html = await (await ask('/')).text();
    const script =
      /data-application="(\/assets\/[^" ]+\.js)/.exec(html)?.[1] ?? 'no script in the shell';
    const paths = ['/', script, '/api/nothing', '/api/analyze-stream'];
    const policies = await Promise.all(
      paths.map(async (path) => (await ask(path)).headers.get('content-security-policy')),
    );
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
    }
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask(script)).headers.get('cache-control')).toContain('immutable');
  });

  test('header table: shell, asset, API 200, 404 and 500, and the stream all have security headers', async () => {
    const html = await (await ask('/')).text();
    const script =
      /data-application="(\/assets\/[^" ]+\.js)/.exec(html)?.[1] ?? 'no script in the shell';
    const { token } = await login('user@listownik.test');
    const headers = { authorization: `Bearer ${token}` };
    const broken = async () => {
      const table = process.env.TABLE_NAME;
      process.env.TABLE_NAME = 'no-such-table';
      return ask('/api/auth/me', { headers }).finally(() => (process.env.TABLE_NAME = table));
    };
    const { fileId, ticket } = await upload(token, 'Za krótko.');
    const answers: [string, number, Response][] = [
      ['shell', 200, await ask('/')],
      ['asset', 200, await ask(script)],
      ['API', 200, await ask('/api/auth/me', { headers })],
      ['API', 404, await ask('/api/nothing')],
      ['API', 500, await broken()],
      ['stream', 401, await ask('/api/analyze-stream?fileIds=abcdefgh&token=nothing')],
      ['stream', 200, await ask(`/api/analyze-stream?fileIds=${fileId}&token=${ticket}`)],
    ];
    for (const [what, status, answer] of answers) {
      await answer.text();
      const told = Object.fromEntries(answer.headers);
      expect([what, answer.status]).toEqual([what, status]);
      expect(told).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(told['strict-transport-security']).toContain('max-age=63072000');
      expect(told['content-security-policy']).toContain("frame-ancestors 'none'");
      if (what === 'API' || what === 'stream') expect(told['cache-control']).toContain('no-store');
      expect(told).not.toHaveProperty('x-powered-by');
      expect(told).not.toHaveProperty('server');
      expect(told).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('an address longer than CloudFront accepts is 414', async () => {
    const taken = await ask(`/api/history?search=${'a'.repeat(8_000)}`);
    expect(taken.status).toBe(401);
    expect((await ask(`/api/history?search=${'a'.repeat(20_000)}`)).status).toBe(414);
  });

  test('a request over the limit of the HTTP API is 413', async () => {
    const answer = await ask('/api/upload', { method: 'POST', body: Buffer.alloc(10_485_761) });
    expect(answer.status).toBe(413);
  });

  test('the stream refuses a stranger before its first byte', async () => {
    const answer = await ask('/api/analyze-stream?fileIds=abcdefgh&token=nothing');
    expect(answer.status).toBe(401);
    expect(await objectOf(answer)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

test('exactly the tables and buckets of the template exist, and the keys are its keys', async () => {
  const dynamo = new DynamoDBClient({});
  const s3 = new S3Client({ forcePathStyle: true });
  const { TableNames = [] } = await dynamo.send(new ListTablesCommand({}));
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  const file = join(root, '.local/cache/cloud/listownik-local.template.json');
  const { Resources } = z
    .object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) })
    .parse(JSON.parse(await readFile(file, 'utf-8')));
  const named = (type: string) =>
    Object.keys(Resources)
      .filter((id) => Resources[id]?.Type === type)
      .map((id) => `listownik-${id.toLowerCase()}`)
      .sort();
  expect(TableNames).toEqual(named('AWS::DynamoDB::Table'));
  expect(Buckets.map(({ Name }) => Name).sort()).toEqual(named('AWS::S3::Bucket'));
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: TableNames[0] }));
  expect(Table?.KeySchema?.map(({ AttributeName }) => AttributeName)).toEqual(['pk', 'sk']);
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual([
    'gsi1',
    'gsi2',
  ]);
});

describe("the main job by the specification's calls alone", () => {
  test('register, mail, verify, upload, stream, history; the text is gone afterwards', async () => {
    const email = 'nowa@listownik.test';
    const registration = { email, password: 'bardzo-tajne', firstName: 'Ewa', lastName: 'Nowa' };
    expect((await post('/api/auth/register', registration)).status).toBe(201);
    const message = (await mail()).find(({ to }) => to === email);
    const link = /https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? 'no link';
    expect(link.startsWith(cloud.url)).toBe(true);
    const token = link.split(/[/=]/).at(-1) ?? '';
    const signedIn = session.parse(await (await ask(`/api/auth/verify-email/${token}`)).json());

    const { fileId, ticket } = await upload(signedIn.token, paymentDemand);
    const events = await eventsOf(fileId, ticket);
    expect(events.at(-1)).toMatchObject({ status: 'completed', progress: 100, error: null });
    const progress = events.map((event) => event.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));

    const headers = { authorization: `Bearer ${signedIn.token}` };
    expect(JSON.stringify(await (await ask('/api/history', { headers })).json())).toContain(fileId);
    const { Contents = [] } = await new S3Client({ forcePathStyle: true }).send(
      new ListObjectsV2Command({ Bucket: process.env.TEXT_BUCKET }),
    );
    expect(Contents).toEqual([]);

    const again = await eventsOf(fileId, ticket);
    expect(again.at(-1)?.status).toBe('completed');
    const usage = await ask('/api/me/usage', { headers });
    expect(await usage.json()).toMatchObject({ used: 1, quota: 1 });
  });
});
