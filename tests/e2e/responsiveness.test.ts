import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { analyzeStream } from '#shared/contracts/analyze.ts';
import { uploadText } from '#shared/contracts/upload.ts';
import { fileId } from '#shared/domain/ids.ts';
import { tasksOf } from '#tests/support/main-thread.ts';
import { siteInBrowser } from '#tests/support/site-in-browser.ts';
import { playWire } from '#tests/support/wire.ts';
import { beSignedIn, storedItem } from '#tests/support/wire-people.ts';

const letters = join(import.meta.dirname, '../fixtures/letters');
const here = siteInBrowser();
/** A longer task makes a tap feel late. */
const LONG_MS = 100;
/** A task that is long by itself is long in every attempt; one slowed down by a busy processor is not. */
const AGAIN = { retry: 2 };

let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await here.browser.newContext({ serviceWorkers: 'block' });
  context.setDefaultTimeout(90_000);
  page = await context.newPage();
  const wire = await playWire(page);
  await beSignedIn(page, wire);
  const id = fileId.parse('analiza-0001');
  wire.answers(uploadText, [{ fileId: id, originalName: 'pismo.pdf', ticket: 'bilet' }]);
  const { result } = await storedItem();
  const events = [
    { status: 'validating', progress: 15, result: null, error: null },
    { status: 'completed', progress: 100, result, error: null },
  ];
  wire.fails(analyzeStream, {
    status: 200,
    contentType: 'text/event-stream; charset=utf-8',
    body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
  });
});
afterEach(() => context.close());

describe('the page answers at once', () => {
  it('and a long task would be noticed', AGAIN, async () => {
    await page.goto(here.site.url);
    await page.getByRole('region', { name: 'Powiadomienia' }).waitFor({ state: 'attached' });
    const tasks = await tasksOf(here.browser, page, () =>
      page.evaluate(() => {
        let sum = 0;
        for (let step = 0; step < 3e8; step += 1) sum += Math.sqrt(step);
        document.title = String(sum);
      }),
    );
    expect(Math.max(...tasks)).toBeGreaterThan(LONG_MS);
  });

  it.each(['d10_zus_zawiadomienie_zaleglosc.jpg', 'd03_nakaz_zaplaty_upominawczy.pdf'])(
    'while %s is read and analysed and its result is shown',
    AGAIN,
    async (name) => {
      await page.goto(`${here.site.url}/#/dashboard`);
      await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
      const tasks = await tasksOf(here.browser, page, async () => {
        await page.locator('input[type=file]:not([capture])').setInputFiles(join(letters, name));
        await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
        await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
        await page.getByText('Dotyczy:').first().waitFor();
      });
      expect(tasks.length).toBeGreaterThan(100);
      expect(tasks.filter((milliseconds) => milliseconds > LONG_MS)).toEqual([]);
    },
  );
});
