import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { type LocalCloud, startLocalCloud } from '#localstack/local-cloud.ts';
import { account } from '#shared/contracts/auth.ts';

let cloud: LocalCloud;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'local-sign-in-'));
  cloud = await startLocalCloud({ dataDir, quiet: true });
});
afterAll(async () => {
  await cloud.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A browser without a page: it follows nothing by itself and carries the one cookie. */
async function visit(address: string, init: RequestInit & { cookie?: string } = {}) {
  const { cookie, ...rest } = init;
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await fetch(new URL(address, cloud.url), { redirect: 'manual', headers, ...rest });
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    cookie: answer.headers.getSetCookie()[0] ?? '',
    policy: answer.headers.get('content-security-policy') ?? '',
    html: await answer.text(),
  };
}

/** Starts at the product, presses a button on the provider's page and comes back. */
async function signIn(provider: 'google' | 'facebook', act: string) {
  const begun = await visit(`/api/auth/${provider}`);
  const shown = await visit(begun.to);
  const pressed = await visit(begun.to, { method: 'POST', body: new URLSearchParams({ act }) });
  const back = await visit(pressed.to, { cookie: begun.cookie.split(';')[0] ?? '' });
  return { begun, shown, pressed, back };
}

async function accountOf({ to }: { to: string }) {
  const token = to.split('#/auth/callback?token=')[1] ?? '';
  const answer = await fetch(`${cloud.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return account.parse(await answer.json());
}

async function mailedTo(address: string): Promise<number> {
  const mails = z.array(z.object({ to: z.string() }));
  const sent = mails.parse(await (await fetch(`${cloud.url}/__local/mail`)).json());
  return sent.filter(({ to }) => to === address).length;
}

describe('signing in through the stand-in', () => {
  test('works completely offline: page, account, return, session', async () => {
    const { begun, shown, back } = await signIn('google', 'ewa');
    expect(begun.cookie).toMatch(/^__Host-listownik-oauth=.*HttpOnly; Secure; SameSite=Lax$/);
    expect(shown.html).toContain('Logowanie przez Google');
    expect(shown.policy).toContain("default-src 'none'");
    expect(shown.policy).toContain("form-action 'self'");
    expect(await accountOf(back)).toMatchObject({ email: 'ewa.nowa@listownik.test' });
  });

  test('finds the seeded account by its verified e-mail', async () => {
    const { back } = await signIn('google', 'jan');
    expect(await accountOf(back)).toMatchObject({ email: 'user@listownik.test' });
  });

  test.each([
    ['google', 'ola', 'mailed', 'ola@listownik.test'],
    ['facebook', 'piotr', 'mailed', 'piotr.nowy@listownik.test'],
    ['facebook', 'iga', 'no-email', undefined],
    ['google', 'cancel', 'canceled', undefined],
  ] as const)(
    'through %s as %s ends on the sign-in screen: %s',
    async (provider, act, why, mail) => {
      const { back } = await signIn(provider, act);
      expect(back.to).toBe(`${cloud.url}/#/login?social=${why}`);
      if (mail !== undefined) expect(await mailedTo(mail)).toBe(1);
    },
  );

  test('redirects to no foreign address, and ignores forms of foreign pages', async () => {
    const { to } = await visit('/api/auth/google');
    const elsewhere = new URL(to);
    elsewhere.searchParams.set('redirect_uri', 'https://zly.example/');
    expect((await visit(elsewhere.href)).status).toBe(400);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ act: 'ewa' });
    const pressed = await visit(to, { method: 'POST', body, headers: foreign });
    expect([pressed.status, pressed.to]).toEqual([200, '']);
  });

  test('is listed among the controls', async () => {
    const answer = await fetch(`${cloud.url}/__local/sign-in`);
    expect(await answer.json()).toMatchObject({
      mode: 'local',
      accounts: { google: [{ name: 'Ewa Nowa' }, {}, {}], facebook: [{}, {}] },
    });
  });
});
