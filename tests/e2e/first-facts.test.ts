import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { siteInBrowser } from '#tests/support/in-browser.ts';
import { playWire, type Wire } from '#tests/support/wire.ts';

const letters = join(import.meta.dirname, '../fixtures/letters');
const LETTER = 'd03_nakaz_zaplaty_upominawczy.txt';

const here = siteInBrowser();
let context: BrowserContext;
let page: Page;
let wire: Wire;
let violations: string[];

beforeEach(async () => {
  violations = [];
  context = await here.browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 780 },
  });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  wire = await playWire(page);
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(here.site.url);
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    name: LETTER,
    mimeType: 'text/plain',
    buffer: await readFile(join(letters, LETTER)),
  });
});
afterEach(async () => {
  await context.close();
  expect(violations).toEqual([]);
});

describe('a letter chosen by a guest', () => {
  it('is read on the device: its first facts stand there before a sign-in, and nothing was sent', async () => {
    const card = page.getByRole('region', { name: 'Wstępnie' });
    await card.getByText(/^Wygląda na: .*nakaz zapłaty/i).waitFor();
    await card.getByText('Sąd Rejonowy dla Łodzi-Widzewa w Łodzi').waitFor();
    // The letter's own words; what they come to is for the analysis to say.
    expect(await card.innerText()).toMatch(/Termin w piśmie/);
    expect(wire.unexpected).toEqual([]);
  });

  it('waits through a reload of the sign-in screen', async () => {
    await page.getByRole('button', { name: 'Rozpocznij Analizę' }).click();
    const waiting = page.getByText(`analiza pliku ${LETTER} zacznie się sama`);
    await waiting.waitFor();
    await page.reload();
    await waiting.waitFor();
    expect(wire.unexpected).toEqual([]);
  });

  it('waits no longer than an hour', async () => {
    await page.getByRole('button', { name: 'Rozpocznij Analizę' }).click();
    await page.getByText('najwyżej godzinę').waitFor();
    // Written a moment after the page has moved on.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('listownik', 1);
              opening.onsuccess = () => {
                const database = opening.result;
                const count = database.transaction('files').objectStore('files').count();
                count.onsuccess = () => {
                  database.close();
                  resolve(count.result);
                };
              };
            }),
        ),
      )
      .toBe(1);
    await page.clock.setFixedTime(Date.now() + 61 * 60_000);
    await page.reload();
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    expect(await page.getByText('zacznie się sama').count()).toBe(0);
  });
});
