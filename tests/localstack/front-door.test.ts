import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';

import { callApi, callStream, deployment } from './deployed.ts';

type SiteAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

/** Asks the deployed distribution, which answers under its own host name. */
function askSite(path: string): Promise<SiteAnswer> {
  const { hostname, port } = new URL(deployment.endpoint);
  const headers = { host: deployment.siteHost, 'x-forwarded-proto': 'https' };
  return new Promise((resolve, reject) => {
    request({ host: hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf-8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the distribution', () => {
  test('serves the built site from its bucket, each file with its lifetime and the policy', async () => {
    const shell = await askSite('/');
    expect(shell.status).toBe(200);
    expect(shell.headers['cache-control']).toBe('no-cache');
    const script =
      /data-application="(\/assets\/[^" ]+\.js)/.exec(shell.text)?.[1] ?? 'no script in the shell';
    const asset = await askSite(script);
    expect(asset.status).toBe(200);
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(asset.headers['cache-control']).toContain('immutable');
    for (const { headers } of [shell, asset]) {
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(headers['strict-transport-security']).toContain('max-age=63072000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  test('also sends the policy with refusals of the stream', async () => {
    const answer = await askSite('/api/analyze-stream?fileIds=abcdefgh&token=nothing');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('the HTTP API', () => {
  test('refuses requests that bypass CloudFront, whatever address they claim', async () => {
    for (const headers of [
      {},
      { 'x-viewer-address': '203.0.113.7' },
      { 'x-origin-proof': 'guessed', 'x-viewer-address': '203.0.113.7' },
    ]) {
      const answer = await fetch(`${deployment.apiUrl}/api/auth/me`, { headers });
      expect(answer.status).toBe(403);
    }
    expect((await callApi('GET', '/api/auth/me')).status).toBe(401);
  });

  const served: readonly string[] = servedGroups;
  const guarded = allContracts.filter(
    ({ group, auth }) => served.includes(group) && group !== 'analyze' && auth !== 'none',
  );
  test.each(guarded.map(({ method, path }) => [method, path] as const))(
    '%s %s is deployed and wants a token',
    async (method, path) => {
      const answer = await callApi(method, path.replace(/\{\w+\}/g, 'abcdefgh12345678'));
      expect(answer.status).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('reports the methods of a path, and unknown paths', async () => {
    const wrongMethod = await callApi('GET', '/api/auth/login');
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await callApi('GET', '/api/nothing')).status).toBe(404);
  });
});

describe('the function URL of the stream', () => {
  const query = { fileIds: 'abcdefgh', token: 'nothing', originalNames: 'x' };

  test('refuses a call that is not signed, before any code of ours runs', async () => {
    expect((await callStream(query, false)).status).toBe(403);
  });

  test('answers a signed call of a stranger with 401 and JSON', async () => {
    const answer = await callStream(query);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the scheduled jobs', () => {
  const functions = z.object({ Functions: z.array(z.object({ FunctionName: z.string() })) });
  const lambda = (path: string, init: RequestInit = {}) =>
    fetch(`${deployment.endpoint}/2015-03-31/functions/${path}`, {
      ...init,
      headers: {
        authorization: 'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/lambda/aws4_request',
      },
    });

  test('run as deployed: with their own settings, grants and bundle', async () => {
    const { Functions } = functions.parse(await (await lambda('')).json());
    const jobs = Functions.map(({ FunctionName }) => FunctionName).filter((name) =>
      /^listownik-local-[a-z]+Job/.test(name),
    );
    expect(jobs.length).toBeGreaterThanOrEqual(4);
    for (const job of jobs) {
      const answer = await lambda(`${job}/invocations`, { method: 'POST', body: '{}' });
      expect([job, answer.headers.get('x-amz-function-error')]).toEqual([job, null]);
    }
  });
});
