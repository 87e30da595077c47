import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import type { HistoryItem } from '#shared/contracts/history.ts';
import { deleteHistoryItem, getHistoryItem, listHistory } from '#shared/contracts/history.ts';
import { siteInBrowser } from '#tests/support/in-browser.ts';
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

/** What sticks out of the screen, and pairs of texts printed over each other. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const wide = document.documentElement.scrollWidth - innerWidth;
    const faults = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; box: DOMRect }[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!holder || text === '' || holder.closest('.visually-hidden, [aria-hidden="true"]'))
        continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What a box of its own scrolls is seen only inside of it.
      const scrolled = holder.closest('section[tabindex], dialog')?.getBoundingClientRect();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        if (scrolled && (box.top > scrolled.bottom - 4 || box.bottom < scrolled.top + 4)) continue;
        if (box.right > innerWidth + 1 || box.left < -1) faults.push(`outside: ${text}`);
        boxes.push({ text, box });
      }
    }
    const frozen = (text: string) => text.slice(0, 40);
    boxes.forEach(({ text, box }, index) => {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Boxes of lines are taller than their letters.
        if (across > 3 && down > Math.min(box.height, other.box.height) * 0.5) {
          faults.push(`over each other: ${frozen(text)} | ${frozen(other.text)}`);
        }
      }
    });
    return [...new Set(faults)];
  });
}

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
      expect(await faultsOf(page), 'history').toEqual([]);

      await page.getByRole('button', { name: /^Usuń/ }).first().click();
      const remove = page.getByRole('dialog').getByRole('button', { name: 'Usuń', exact: true });
      await remove.waitFor();
      expect(await faultsOf(page), 'dialog').toEqual([]);
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
        expect(await faultsOf(page), tab).toEqual([]);
      }

      await page.getByRole('button', { name: 'Pobierz TXT' }).first().click();
      const close = page.getByRole('button', { name: 'Zamknij powiadomienie' }).first();
      const place = await close.boundingBox();
      expect((place?.x ?? 999) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(place?.x).toBeGreaterThanOrEqual(0);
    });
  });
});
