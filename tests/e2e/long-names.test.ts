import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import type { HistoryItem } from '#shared/contracts/history.ts';
import { deleteHistoryItem, getHistoryItem, listHistory } from '#shared/contracts/history.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { siteInBrowser } from '#tests/support/site-in-browser.ts';
import { playWire } from '#tests/support/wire.ts';
import { beSignedIn, storedItem } from '#tests/support/wire-people.ts';

const here = siteInBrowser();
/** Scanners and the product itself give such names: sixty characters and not one space. */
const NAME = 'odpowiedz_Wariant_Asertywny_skan_2026-11-18_nakaz_zaplaty.pdf';

let item: HistoryItem;

beforeAll(async () => {
  item = await storedItem();
  item = { ...item, originalFileName: NAME };
});

async function open(width: number, zoom: number, run: (page: Page) => Promise<void>) {
  const context = await here.browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height: 780 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const wire = await playWire(page);
  wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 1 });
  wire.answers(getHistoryItem, item);
  wire.answers(deleteHistoryItem, { message: 'ok' });
  await beSignedIn(page, wire);
  await page.addInitScript((percent) => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${percent}%`;
    });
  }, zoom);
  try {
    await run(page);
  } finally {
    await context.close();
  }
}

describe.each([
  [320, 100],
  [360, 100],
  [360, 150],
  [360, 200],
])('a name of sixty characters at %i px and text of %i percent', (width, zoom) => {
  it('fits the history, the question before deleting, the result with its tabs, and the toasts', async () => {
    await open(width, zoom, async (page) => {
      await page.goto(`${here.site.url}/#/history`);
      await page.getByText(NAME).first().waitFor();
      expect(await layoutFaults(page), 'history').toEqual([]);

      await page.getByRole('button', { name: /^Usuń/ }).first().click();
      const remove = page.getByRole('dialog').getByRole('button', { name: 'Usuń', exact: true });
      await remove.waitFor();
      expect(await layoutFaults(page), 'dialog').toEqual([]);
      const frame = await page.getByRole('dialog').boundingBox();
      const button = await remove.boundingBox();
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      );
      await page.keyboard.press('Escape');

      await page.goto(`${here.site.url}/#/history/${item.id}`);
      await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
      for (const tab of ['Podsumowanie', 'Plan Działania', 'Warianty Odpowiedzi']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await layoutFaults(page), tab).toEqual([]);
      }

      await page.getByRole('button', { name: 'Pobierz TXT' }).first().click();
      const close = page.getByRole('button', { name: 'Zamknij powiadomienie' }).first();
      const place = await close.boundingBox();
      expect((place?.x ?? 999) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(place?.x).toBeGreaterThanOrEqual(0);
    });
  });
});
