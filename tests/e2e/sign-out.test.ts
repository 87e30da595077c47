import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { newPerson } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { signIn } from '#tests/support/sign-in.ts';

const here = productInBrowser();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await here.browser.newContext({
    locale: 'pl-PL',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
});
afterEach(() => context.close());

async function statusOf(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${here.product.url}/api/auth/me`, { headers })).status;
}

async function open(route: string): Promise<string> {
  const { token } = await newPerson(here.product.url);
  await signIn(page, here.product.url, token);
  await page.goto(`${here.product.url}/#/${route}`);
  return token;
}
const guestLink = () => page.getByRole('link', { name: 'Zaloguj się' });
const keptToken = () => page.evaluate(() => localStorage.getItem('token'));

describe('signing out in the browser', () => {
  it('ends the session on the server as well', async () => {
    const token = await open('dashboard');
    await page.getByRole('button', { name: 'Wyloguj', exact: true }).click();
    await guestLink().waitFor();
    await expect.poll(() => statusOf(token)).toBe(401);
    expect(await page.getByText('Twoja sesja wygasła').count()).toBe(0);
  });

  it('signs out even when the server cannot be reached', async () => {
    await open('dashboard');
    const button = page.getByRole('button', { name: 'Wyloguj', exact: true });
    await button.waitFor();
    await page.route('**/api/auth/logout', (route) => route.abort());
    await button.click();
    await guestLink().waitFor();
    expect(await keptToken()).toBeNull();
  });

  it('everywhere is in the settings, and ends on the landing page', async () => {
    const token = await open('settings');
    await page.getByRole('button', { name: 'Wyloguj wszędzie' }).click();
    await page.getByText('Wylogowano ze wszystkich urządzeń.').waitFor();
    await guestLink().waitFor();
    expect(await statusOf(token)).toBe(401);
    expect(new URL(page.url()).hash).toBe('#/');
  });

  it('everywhere reports when the other devices stay signed in', async () => {
    await open('settings');
    await page.route('**/api/auth/logout-everywhere', (route) => route.abort());
    await page.getByRole('button', { name: 'Wyloguj wszędzie' }).click();
    await page
      .getByText('Nie udało się wylogować z pozostałych urządzeń. Spróbuj ponownie.')
      .waitFor();
    expect(await keptToken()).not.toBeNull();
  });
});
