import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { analysisResult } from '#shared/domain/analysis-result.ts';
import { newPerson } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { signIn } from '#tests/support/sign-in.ts';

const LETTER = 'd08_us_upomnienie_pit.txt';
const BASE_NAME = 'upomnienie_pit__kopia_';
const ASSERTIVE = `odpowiedz_Wariant_Asertywny_${BASE_NAME}`;
const BYTE_ORDER_MARK = '\ufeff';

const here = productInBrowser();
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  // A worker would fetch what a test holds back.
  context = await here.browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pl-PL',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  const { token } = await newPerson(here.product.url);
  await signIn(page, here.product.url, token);
  await page.goto(`${here.product.url}/#/dashboard`);
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'Upomnienie PIT (kopia).txt',
    mimeType: 'text/plain',
    buffer: await readFile(join(import.meta.dirname, '../fixtures/letters', LETTER)),
  });
  await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
});
afterAll(() => context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
async function openMore(): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: 'Więcej' }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
const toast = (message: string) =>
  page.getByRole('region', { name: 'Powiadomienia' }).getByText(message, { exact: true });

async function download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Saves the assertive reply; its one toast names the file. */
async function downloadReply(format: 'TXT' | 'PDF' | 'DOCX'): Promise<Buffer> {
  const card = page.locator('article', { has: page.getByRole('heading', { name: 'Asertywny' }) });
  const { name, bytes } = await download(() =>
    card.getByRole('button', { name: `Pobierz ${format}`, exact: true }).click(),
  );
  expect(name).toBe(`${ASSERTIVE}.${format.toLowerCase()}`);
  await toast(`Pobrano plik: ${name}`).waitFor();
  expect(await toast(`Pobrano plik: ${name}`).count()).toBe(1);
  return bytes;
}

/** Without white space, which line breaks change. */
const solid = (text: string) => text.replaceAll(/\s/g, '');

describe('files of a finished analysis', () => {
  it('saves the whole result as JSON', async () => {
    await openMore();
    const { name, bytes } = await download(() => button('Pobierz JSON').click());

    expect(name).toBe(`analiza_${BASE_NAME}.json`);
    expect(analysisResult.safeParse(JSON.parse(bytes.toString())).success).toBe(true);
  });

  it('saves one reply as TXT, PDF and DOCX with the same words', async () => {
    await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    const text = (await downloadReply('TXT')).toString();
    const pdf = await downloadReply('PDF');
    const docx = await downloadReply('DOCX');

    expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
    const letter = text.slice(BYTE_ORDER_MARK.length);
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    const { title, pages } = await readPdf(pdf);
    // What the recipient sees does not name the strategy behind it.
    expect(title).toBe('Odpowiedź na pismo');
    expect(solid(pages.flatMap((runs) => runs.map((run) => run.text)).join(''))).toBe(
      solid(letter),
    );
    expect(docx.subarray(0, 2).toString()).toBe('PK');
    const document = readZip(docx).get('word/document.xml') ?? '';
    expect(solid(document.replaceAll(/<[^>]+>/g, ''))).toBe(solid(letter));
    expect(faults).toEqual([]);
  });

  it('saves the report once, however often its button is pressed meanwhile', async () => {
    // The typefaces wait, so that the export is still running when the page is looked at.
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(/\.ttf$/, async (route) => {
      await held;
      await route.continue();
    });
    const names: string[] = [];
    page.on('download', (file) => names.push(file.suggestedFilename()));

    const { name, bytes } = await download(async () => {
      await openMore();
      await button('Eksportuj Raport PDF').click();
      await toast('Przygotowuję plik PDF...').waitFor();
      const busy = button('Eksportuję...');
      expect(await busy.isDisabled()).toBe(true);
      expect((await busy.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await busy.click({ force: true });
      expect(await button('Pobierz PDF').first().isDisabled()).toBe(true);
      release(undefined);
    });

    expect(name).toMatch(/^raport_analizy_\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
    expect((await readPdf(bytes)).title).toBe('Raport Analizy Dokumentu');
    await toast(`Pobrano plik: ${name}`).waitFor();
    await button('Eksportuj Raport PDF').waitFor();
    expect(await button('Eksportuj Raport PDF').isEnabled()).toBe(true);
    expect(names).toEqual([name]);
    expect(faults).toEqual([]);
  });

  it('stores the delivery date, for the history and the next opening of the result', async () => {
    await page.getByLabel('Sposób odbioru').selectOption('in_hand');
    await page.getByLabel('Dzień odbioru', { exact: true }).fill('2026-07-23');
    await page.getByText('Zapisane przy tej analizie.').first().waitFor();
    await openMore();
    await button('Przejdź do historii').click();
    await page.getByText('Termin: 30 lipca 2026').waitFor();
    await page.reload();
    await page.getByRole('link', { name: /^Zobacz/ }).click();
    await page.getByText('30 lipca 2026 (czwartek)').first().waitFor();
    expect(await page.getByLabel('Sposób odbioru').inputValue()).toBe('in_hand');
    expect(faults).toEqual([]);
  });
});
