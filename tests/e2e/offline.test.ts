import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { getHistoryItem, listHistory } from '#shared/contracts/history.ts';
import { uploadText } from '#shared/contracts/upload.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { type BuiltSite, startBuiltSite } from '#tests/support/built-site.ts';
import { deployNewBuild } from '#tests/support/new-build.ts';
import { playWire, type Wire } from '#tests/support/wire.ts';
import { beSignedIn, storedItem } from '#tests/support/wire-people.ts';

let browser: Browser;
let site: BuiltSite;
let context: BrowserContext;
let page: Page;
let wire: Wire;
let violations: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  site = await startBuiltSite();
});
afterEach(async () => {
  await context.close();
  await site.close();
  expect(violations).toEqual([]);
});

async function open(serviceWorkers: 'allow' | 'block' = 'allow'): Promise<void> {
  violations = [];
  context = await browser.newContext({ serviceWorkers, locale: 'pl-PL' });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  wire = await playWire(page);
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
}

/** Waits until the service worker has cached the page and the whole shell. */
async function keptByWorker(): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Whether a newer service worker, with its own store, has replaced the one of the build before. */
function isTakenOver(): Promise<boolean> {
  return page.evaluate(async () => {
    if (!(await caches.keys()).some((name) => name.endsWith('-next'))) return false;
    const registration = await navigator.serviceWorker.getRegistration();
    const isInstalled = registration?.installing === null && registration.waiting === null;
    return isInstalled && registration.active?.state === 'activated';
  });
}

/** A small picture with a few printed lines: enough to need the recognition engine. */
async function photo() {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_240, 420];
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('No canvas.');
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.fillStyle = '#000';
    drawing.font = '44px serif';
    drawing.fillText('Sprawa numer 180000/71', 80, 120);
    drawing.fillText('Wzywamy do zapłaty zaległych składek.', 80, 210);
    drawing.fillText('Termin: siedem dni od otrzymania pisma.', 80, 300);
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name: 'zdjęcie.png', mimeType: 'image/png', buffer };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function go(route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
}

async function entry(): Promise<string | null> {
  return page.locator('script[type=module]').first().getAttribute('src');
}

describe('without a network', () => {
  it('a reload shows the shell, and its pages open', async () => {
    await open();
    await page.goto(site.url);
    await keptByWorker();
    await site.goDown();
    await context.setOffline(true);

    await page.reload();
    await page.getByText('Nie masz połączenia z internetem.').waitFor();
    await page.locator('input[type=file]:not([capture])').waitFor({ state: 'attached' });
    await go('#/faq');
    await heading('Pytania i odpowiedzi').waitFor();
    await go('#/login');
    await heading('Zaloguj się').waitFor();
    await context.setOffline(false);
    await page.getByText('Nie masz połączenia z internetem.').waitFor({ state: 'detached' });
  });

  it('reads a photo when the tools were used before, and caches no calls', async () => {
    await open();
    await beSignedIn(page, wire);
    wire.hangs(uploadText); // the letter stays on the screen
    await page.goto(`${site.url}/#/dashboard`);
    await keptByWorker();
    await page.reload();
    await page.locator('input[type=file]:not([capture])').setInputFiles(await photo());
    const letter = page
      .getByRole('region', { name: 'Odczytany tekst pisma' })
      .getByText('Wzywamy do zapłaty');
    await letter.waitFor();

    await site.goDown();
    await page.reload();
    await page.locator('input[type=file]:not([capture])').setInputFiles(await photo());
    await letter.waitFor();

    const kept = await page.evaluate(async () => {
      const caches = await globalThis.caches.keys();
      const requests = await Promise.all(
        caches.map(async (name) => (await globalThis.caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => path.startsWith('/ocr/')).length).toBeGreaterThan(1);
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  it('a result opened once stays readable in its tab', async () => {
    await open();
    await beSignedIn(page, wire);
    const item = await storedItem();
    wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 1 });
    wire.answers(getHistoryItem, item);
    await page.goto(`${site.url}/#/history`);
    await keptByWorker();
    await page
      .getByRole('link', { name: /^Zobacz/ })
      .first()
      .click();
    await heading('Analiza Zakończona').waitFor();

    wire.cut(listHistory);
    wire.cut(getHistoryItem);
    await site.goDown();
    await page.getByRole('tab', { name: 'Plan Działania' }).click();
    await page.getByRole('link', { name: 'Wróć do historii' }).click();
    await page
      .getByRole('link', { name: /^Zobacz/ })
      .first()
      .click();
    await heading('Analiza Zakończona').waitFor();
    await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    await page.getByText('Dotyczy:').first().waitFor();
  });
});

describe('a new build of the site', () => {
  it('arrives with the next reload, while the old tab works on', async () => {
    await open();
    await page.goto(site.url);
    await keptByWorker();
    const old = await entry();
    await deployNewBuild(site.folder);

    await go('#/faq');
    await heading('Pytania i odpowiedzi').waitFor();
    expect(await entry()).toBe(old);

    await page.reload();
    await heading('Pytania i odpowiedzi').waitFor();
    expect(await entry()).not.toBe(old);
    await expect.poll(isTakenOver).toBe(true);
    await site.goDown();
    await page.reload();
    await heading('Pytania i odpowiedzi').waitFor();
    expect(await entry()).not.toBe(old);
  });

  it('reloads once a tab that requests a deleted part', async () => {
    await open('block');
    await page.goto(site.url);
    await page.getByRole('region', { name: 'Powiadomienia' }).waitFor({ state: 'attached' });
    const old = await entry();
    await deployNewBuild(site.folder);

    await go('#/faq');
    await heading('Pytania i odpowiedzi').waitFor();
    expect(await entry()).not.toBe(old);
  });

  it('that lacks a part shows the error screen instead of reloading for ever', async () => {
    await open('block');
    let loads = 0;
    page.on('load', () => (loads += 1));
    const assets = join(site.folder, 'assets');
    const faq = (await readdir(assets)).filter((name) => name.startsWith('faq-page-'));
    await Promise.all(faq.map((name) => rm(join(assets, name))));
    await page.goto(`${site.url}/#/faq`);

    await page.getByRole('heading', { name: 'Coś poszło nie tak' }).waitFor();
    expect(loads).toBe(1);
    await page.getByRole('button', { name: 'Odśwież stronę' }).click();
    await page.getByRole('heading', { name: 'Coś poszło nie tak' }).waitFor();
    expect(loads).toBe(2);
  });
});
