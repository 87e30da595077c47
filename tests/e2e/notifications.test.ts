import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { pushMessage } from '#shared/events/push-message.ts';
import { newPerson, streamUrl, uploaded } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { deliverPush, useStandInPush } from '#tests/support/stand-in-push.ts';

const here = productInBrowser();
let context: BrowserContext;
let page: Page;
let violations: string[];

beforeEach(async () => {
  violations = [];
  context = await here.browser.newContext({ locale: 'pl-PL' });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
});
afterEach(async () => {
  await context.close();
  expect(violations).toEqual([]);
});

const toggle = () => page.getByRole('switch', { name: 'Powiadomienia push' });
const isOn = () => toggle().getAttribute('aria-checked');

async function openSettings(token: string): Promise<void> {
  await signIn(page, here.product.url, token);
  await page.goto(`${here.product.url}/#/settings`);
}

async function control(path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${here.product.url}/__local/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  return answer.json();
}

async function isInHistory(token: string, fileId: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${here.product.url}/api/history/${fileId}`, { headers })).ok;
}

describe('push messages', () => {
  it('are turned on, report an analysis that ended after its reader left, and are turned off', async () => {
    await useStandInPush(context);
    const { token } = await newPerson(here.product.url);
    await openSettings(token);
    await toggle().click();
    await page.getByText('Powiadomienia zostały włączone!').waitFor();
    expect(await isOn()).toBe('true');

    const upload = await uploaded(here.product.url, token, paymentDemand);
    const reader = new AbortController();
    const stream = await fetch(streamUrl(here.product.url, upload), { signal: reader.signal });
    expect(stream.status).toBe(200);
    reader.abort(); // the run goes on without its reader
    await expect.poll(() => isInHistory(token, upload.fileId)).toBe(true);
    await control('clock', { advanceSeconds: 120 }); // runs the job
    const [received] = z.array(pushMessage).parse(await control('push'));
    const shown = await deliverPush(page, JSON.stringify(received));
    expect(shown).toEqual({
      title: 'Analiza gotowa',
      body: received?.body,
      data: { route: `#/history/${upload.fileId}` },
    });

    await toggle().click();
    await page.getByText('Powiadomienia zostały wyłączone.').waitFor();
    expect(await isOn()).toBe('false');
  });

  it('are reported as blocked when the browser forbids them', async () => {
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await openSettings((await newPerson(here.product.url)).token);
    await page.getByText('Powiadomienia są zablokowane').waitFor();
    expect(await toggle().count()).toBe(0);
  });

  it('are reported as unsupported when the browser lacks them', async () => {
    await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PushManager'));
    await openSettings((await newPerson(here.product.url)).token);
    await page.getByText('Powiadomienia push nie są wspierane w tej przeglądarce.').waitFor();
  });

  it('ask for the home screen on an iPhone', async () => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'PushManager');
      Object.defineProperty(navigator, 'standalone', { value: false });
    });
    await openSettings((await newPerson(here.product.url)).token);
    await page.getByText('Najpierw dodaj Listownik do ekranu początkowego').waitFor();
  });
});
