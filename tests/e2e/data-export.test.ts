import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { SEEDED_PASSWORD } from '#localstack/seed.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';

const here = productInBrowser();
const EMAIL = 'user@listownik.test';
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await here.browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  await page.goto(`${here.product.url}/#/login`);
  await page.getByLabel('Adres e-mail').fill(EMAIL);
  await page.getByLabel('Hasło', { exact: true }).fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await page.getByRole('button', { name: 'Wyloguj', exact: true }).waitFor();
  await page.goto(`${here.product.url}/#/settings`);
});
afterEach(() => context.close());

const button = () => page.getByRole('button', { name: 'Pobierz moje dane', exact: true });

describe("the copy of one's data", () => {
  it('is saved as a file of the day, which the link gave', async () => {
    const coming = page.waitForEvent('download');
    await button().click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^listownik_moje_dane_\d{4}-\d{2}-\d{2}\.json$/);
    const copy = z
      .looseObject({
        account: z.looseObject({ email: z.string() }),
        packages: z.array(z.unknown()),
      })
      .parse(JSON.parse(await readFile(await download.path(), 'utf-8')));
    expect(copy.account.email).toBe(EMAIL);
    await page.getByText(`Pobrano plik: ${download.suggestedFilename()}`).waitFor();
  });

  it.each([
    ['has ended', 403, 'Link do Twoich danych wygasł. Wybierz „Pobierz moje dane” jeszcze raz.'],
    ['leads to a bucket that is out', 503, 'Nie udało się pobrać danych. Spróbuj ponownie.'],
    ['is cut off', undefined, 'Nie udało się pobrać danych. Spróbuj ponownie.'],
  ])('is asked for again when the link %s', async (_, status, sentence) => {
    await page.route('**/exports/**', (route) =>
      status === undefined
        ? route.abort('connectionreset')
        : route.fulfill({ status, contentType: 'application/xml', body: '<Error/>' }),
    );
    await button().click();
    await page.getByText(sentence).waitFor();
    await page.unroute('**/exports/**');
    const coming = page.waitForEvent('download');
    await button().click();
    await coming;
  });
});
