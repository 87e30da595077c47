import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';

import { encodeJpeg } from '#tests/support/hard-pictures/encode.ts';
import { hardPictures } from '#tests/support/hard-pictures/hard-pictures.ts';
import { drawPages, type FlatPage } from '#tests/support/hard-pictures/letter-pages.ts';
import { photograph } from '#tests/support/hard-pictures/photograph.ts';
import { lockedPdf } from '#tests/support/locked-pdf.ts';
import { newPerson, usageOf } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { signIn } from '#tests/support/sign-in.ts';

type Upload = { name: string; mimeType: string; buffer: Buffer };

const letters = join(import.meta.dirname, '../fixtures/letters');
const WAIT = { timeout: 120_000 };

const here = productInBrowser();
let context: BrowserContext;
let page: Page;

afterEach(() => context.close());

/** A new person with the dashboard open. */
async function signedIn({
  width = 390,
  ...options
}: { width?: number; hasTouch?: boolean; isMobile?: boolean } = {}): Promise<string> {
  context = await here.browser.newContext({
    viewport: { width, height: 844 },
    locale: 'pl-PL',
    ...options,
  });
  page = await context.newPage();
  const { token } = await newPerson(here.product.url);
  await signIn(page, here.product.url, token);
  await page.goto(`${here.product.url}/#/dashboard`);
  await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
  return token;
}

const flatPages = (file: string, count: number) => drawPages(join(letters, file), count);

async function photoOf(name: string, { picture }: Pick<FlatPage, 'picture'>): Promise<Upload> {
  return { name, mimeType: 'image/jpeg', buffer: await encodeJpeg(picture) };
}

/** A page with a wide gray word across it, which cannot be read completely. */
async function watermarkedPhoto(): Promise<Upload> {
  const watermarked = hardPictures.find(({ name }) => name === 'watermark');
  const pages = await flatPages('d08_us_upomnienie_pit.pdf', 1);
  if (!watermarked) throw new Error('There is no such picture.');
  return photoOf('pismo.jpg', watermarked.make(pages));
}

const completed = () => page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor(WAIT);
const used = async (token: string) => (await usageOf(here.product.url, token)).used;
const button = (name: string) => page.getByRole('button', { name });

it('three photos of one letter, taken in a wrong order, are put right and charged once', async () => {
  const token = await signedIn();
  const pages = await flatPages('d09_us_decyzja_vat.pdf', 3);
  const [first, second, third] = await Promise.all(
    pages.map((flat, at) => photoOf(`strona-${at + 1}.jpg`, flat)),
  );
  if (!first || !second || !third) throw new Error('The letter has three pages.');
  const photos = [second, first, third];
  await button('Pismo ma kilka stron na zdjęciach').click();
  await page.getByLabel('Dodaj pierwszą stronę').setInputFiles(photos);
  const list = page.getByRole('list', { name: 'Strony pisma' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
  await button('Strona 2: wyżej').click();
  const thumbnail = list.locator('img').first();
  for (const turn of ['90', '180', '270', '0']) {
    await button('Strona 1: obróć w prawo').click();
    await expect.poll(() => thumbnail.getAttribute('data-turn')).toBe(turn);
  }
  expect(await list.getByRole('listitem').first().innerText()).toContain('strona-1.jpg');
  await page.getByLabel('Dodaj kolejną stronę').setInputFiles(photos.slice(0, 1));
  await page.getByText('To zdjęcie już jest: to strona 2.').waitFor();
  await button('Rozpocznij Analizę').click();
  await completed();
  expect(await used(token)).toBe(1);
});

it('a photo with lost text is shown before anything is charged, and analysed only after a confirmation', async () => {
  const token = await signedIn();
  const photo = await watermarkedPhoto();
  await page.locator('input[type=file]:not([capture])').setInputFiles(photo);
  await page.getByRole('heading', { name: 'Sprawdź zdjęcie' }).waitFor(WAIT);
  await page.getByAltText(/^Strona 1 z zaznaczonymi miejscami/).waitFor();
  expect(await used(token)).toBe(0);

  await button('Wybierz inne zdjęcie').click();
  await page.locator('input[type=file]:not([capture])').setInputFiles(photo);
  await button('Analizuj mimo to').click(WAIT);
  await completed();
  await page.getByText('Nie odczytaliśmy całego pisma').first().waitFor();
  expect(await used(token)).toBe(1);
});

/** Rotated too far for any reading, on a white table. */
const crooked = {
  size: [2600, 2900],
  corners: [
    [1022, 270],
    [2320, 794],
    [1578, 2630],
    [280, 2106],
  ],
  desk: [252, 247, 235],
  light: 0.95,
} as const;

/** Moves the corner from where it is to these shares of the picture, by the keyboard alone. */
async function moveByKeyboard(name: string, x: number, y: number): Promise<void> {
  const corner = page.getByRole('button', { name: new RegExp(`^${name} róg`) });
  await corner.focus();
  const label = (await corner.getAttribute('aria-label')) ?? '';
  const [left = 0, top = 0] = [...label.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
  const press = async (by: number, back: string, forth: string) => {
    const key = by < 0 ? back : forth;
    for (let step = 0; step < Math.floor(Math.abs(by) / 5); step += 1) {
      await corner.press(`Shift+${key}`);
    }
    for (let step = 0; step < Math.abs(by) % 5; step += 1) await corner.press(key);
  };
  await press(Math.round(100 * x) - left, 'ArrowLeft', 'ArrowRight');
  await press(Math.round(100 * y) - top, 'ArrowUp', 'ArrowDown');
}

it('a sheet that was not found is read when its corners are marked, by keyboard and by mouse', async () => {
  await signedIn({ width: 360 });
  const [flat] = await flatPages('d19_energia_wstrzymanie_dostaw.pdf', 1);
  if (!flat) throw new Error('The letter has no page.');
  const picture = photograph(flat.picture, crooked, 'white table');
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles(await photoOf('pismo.jpg', { picture }));
  await button('Wskaż rogi kartki (strona 1)').click(WAIT);
  const names = ['Lewy górny', 'Prawy górny', 'Prawy dolny', 'Lewy dolny'] as const;
  const [width, height] = crooked.size;
  for (const [index, name] of names.entries()) {
    const [x = 0, y = 0] = crooked.corners[index] ?? [];
    if (index < 3) await moveByKeyboard(name, x / width, y / height);
    else {
      const corner = page.getByRole('button', { name: new RegExp(`^${name} róg`) });
      const sheet = await page.getByAltText('Strona 1, zdjęcie').boundingBox();
      if (!sheet) throw new Error('There is no picture.');
      await corner.hover();
      await page.mouse.down();
      await page.mouse.move(
        sheet.x + (x / width) * sheet.width,
        sheet.y + (y / height) * sheet.height,
      );
      await page.mouse.up();
    }
  }
  for (const name of names) {
    const handle = await page
      .getByRole('button', { name: new RegExp(`^${name} róg`) })
      .boundingBox();
    expect(Math.min(handle?.width ?? 0, handle?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await button('Odczytaj jeszcze raz').click();
  await completed();
}, 300_000);

it('a PDF with a password is opened on the device with the typed password', async () => {
  await signedIn();
  const text = await readFile(join(letters, 'd08_us_upomnienie_pit.txt'), 'utf8');
  const buffer = await lockedPdf(text, 'tajne');
  const file = { name: 'pismo.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]:not([capture])').setInputFiles(file);
  await page.getByLabel('Hasło do pliku').fill('inne', WAIT);
  await button('Otwórz plik').click();
  await page.getByText('To hasło nie otwiera pliku').waitFor(WAIT);
  await page.getByLabel('Hasło do pliku').fill('tajne');
  await button('Otwórz plik').click();
  await completed();
});

it('a picture pasted from the clipboard is read like a chosen one', async () => {
  await signedIn();
  const [first] = await flatPages('d08_us_upomnienie_pit.pdf', 1);
  if (!first) throw new Error('The letter has no page.');
  const { buffer } = await photoOf('image.jpg', first);
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, buffer.toString('base64'));
  await page.getByText('Odczytujemy tekst ze zdjęcia na Twoim urządzeniu.').waitFor(WAIT);
});

it('a phone offers its camera', async () => {
  await signedIn({ hasTouch: true, isMobile: true });
  const camera = page.getByLabel('Zrób zdjęcie');
  expect(await camera.getAttribute('capture')).toBe('environment');
  const [first] = await flatPages('d08_us_upomnienie_pit.pdf', 1);
  if (!first) throw new Error('The letter has no page.');
  await camera.setInputFiles(await photoOf('image.jpg', first));
  await page.getByText('Odczytujemy tekst ze zdjęcia na Twoim urządzeniu.').waitFor(WAIT);
});
