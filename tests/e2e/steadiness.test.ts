import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { getMe } from '#shared/contracts/auth.ts';
import { siteInBrowser } from '#tests/support/in-browser.ts';
import { playWire, says, type Wire } from '#tests/support/wire.ts';
import { beSignedIn, personOf } from '#tests/support/wire-people.ts';

const here = siteInBrowser();
let context: BrowserContext;
let page: Page;
let wire: Wire;

beforeEach(async () => {
  context = await here.browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 780 },
  });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  wire = await playWire(page);
});
afterEach(() => context.close());

const token = () => page.evaluate(() => localStorage.getItem('token'));

describe('a session', () => {
  it.each([429, 500, 503])('outlives a %i: the page says so and goes on later', async (status) => {
    await beSignedIn(page, wire);
    wire.fails(getMe, says(status, 'Za chwilę.'));
    await page.goto(`${here.site.url}/#/dashboard`);
    await page.getByRole('heading', { name: 'Nie możemy połączyć się z serwerem' }).waitFor();
    expect(await token()).not.toBeNull();

    wire.answers(getMe, personOf());
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
  });

  it('ends with a 401', async () => {
    await beSignedIn(page, wire);
    wire.fails(getMe, says(401, 'Nie.'));
    await page.goto(`${here.site.url}/#/dashboard`);
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    expect(await token()).toBeNull();
  });
});

describe('the phone menu', () => {
  it('leaves the focus on the heading of the page it leads to', async () => {
    await page.goto(here.site.url);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cennik' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cennik' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Cennik');
  });

  it('gives the focus back to its button when it is only closed', async () => {
    await page.goto(here.site.url);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
  });
});

it('a call to act keeps its shape in forced colours', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(here.site.url);
  const width = await page
    .getByText('Dodaj pismo', { exact: true })
    .evaluate((node) => getComputedStyle(node).borderTopWidth);
  expect(width).toBe('2px');
});
