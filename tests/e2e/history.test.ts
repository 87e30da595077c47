import { beforeEach, describe, expect, it } from 'vitest';

import { getHistoryItem, listHistory } from '#shared/contracts/history.ts';
import { historyPage } from '#tests/support/history-rows.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { beSignedIn, storedItem } from '#tests/support/wire-people.ts';
import { wiredPage } from '#tests/support/wired-page.ts';

const here = wiredPage(1_280, 900);

beforeEach(async () => {
  await here.page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await beSignedIn(here.page, here.wire);
  here.wire.answers(listHistory, historyPage);
});

const open = () => here.page.goto(`${here.url}/#/history`);

describe('the history', () => {
  it('lists first what is due next, with a link to it', async () => {
    here.wire.answers(getHistoryItem, await storedItem());
    await open();
    const next = here.page.getByRole('region', { name: 'Najbliższe terminy' }).getByRole('link');
    await next.first().waitFor();
    const words = (await next.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
    expect(words).toEqual([
      '2 grudnia 2026 (środa)Nakaz zapłaty: 7 935,44 złzostało 10 dni',
      '8 grudnia 2026 (wtorek)Sąd wzywa Cię jako świadkazostało 16 dni',
    ]);
    await next.first().click();
    await here.page.getByText('Wróć do historii').waitFor();
    expect(here.page.url()).toContain('#/history/letter-0001');
  });

  it('names letters by their subject, keeps a case together and shows what is done', async () => {
    await open();
    const table = here.page.getByRole('table');
    await table.getByText('Sąd wzywa Cię jako świadka', { exact: true }).waitFor();
    const group = table.getByRole('rowgroup').filter({ hasText: 'w jednej sprawie' });
    expect(await group.getByRole('row').count()).toBe(3);
    await group.getByText('2 pisma w jednej sprawie: I Nc 1284/26').waitFor();
    await group.getByText('Wysłane 20 sierpnia 2026').waitFor();
    await table.getByText('Załatwione 16 listopada 2026').waitFor();
    // A row of an older analysis has no title: its kind names it.
    await table.getByRole('rowheader', { name: 'Upomnienie' }).waitFor();
  });

  it('searches for the typed words and the chosen state, and recovers from an empty result', async () => {
    await open();
    const asked = (part: string) =>
      here.page.waitForRequest(
        (request) => request.url().includes(`/api/history?`) && request.url().includes(part),
      );
    const state = asked('state=waiting');
    await here.page.getByRole('button', { name: /^Wysłane lub zapłacone/ }).click();
    await state;
    here.wire.answers(listHistory, {
      ...historyPage,
      data: [],
      counts: { open: 0, waiting: 0, settled: 0 },
    });
    const search = asked('search=gmina');
    await here.page.getByRole('searchbox', { name: 'Szukaj w pismach' }).fill('gmina');
    expect((await search).url()).toContain('state=waiting');
    await here.page.getByText('Nie znaleźliśmy pisma ze słowami „gmina”.').waitFor();
    here.wire.answers(listHistory, historyPage);
    await here.page.getByRole('button', { name: 'Pokaż wszystkie' }).click();
    await here.page.getByRole('table').waitFor();
    expect(await here.page.getByRole('searchbox').inputValue()).toBe('');
    expect(new URL(here.page.url()).hash).toBe('#/history');
  });

  it.each([320, 360, 768, 1_024, 1_280, 1_440])(
    'has room for long names at %i px',
    async (width) => {
      await here.page.setViewportSize({ width, height: 800 });
      await open();
      await here.page.getByText('Najbliższe terminy').waitFor();
      await here.page.getByText('upomnienie.txt').first().waitFor();
      expect(await layoutFaults(here.page)).toEqual([]);
      // The last column does not touch the frame.
      const gaps = await here.page.evaluate(() =>
        [...document.querySelectorAll('table')].flatMap((table) => {
          const edge = table.getBoundingClientRect().right;
          const cells = [...table.querySelectorAll('td :is(a, button)')];
          return cells.map((control) => edge - control.getBoundingClientRect().right);
        }),
      );
      expect(Math.min(8, ...gaps)).toBe(8);
    },
  );
});
