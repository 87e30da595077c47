import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { getStats, listUsers } from '#shared/contracts/admin.ts';
import { getMe, login } from '#shared/contracts/auth.ts';
import {
  getHistoryItem,
  type HistoryItem,
  listHistory,
  saveTags,
} from '#shared/contracts/history.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { siteInBrowser } from '#tests/support/in-browser.ts';
import { playWire, type Wire } from '#tests/support/wire.ts';
import { beSignedIn, personOf, storedItem, trial } from '#tests/support/wire-people.ts';

const here = siteInBrowser();
let item: HistoryItem;
let context: BrowserContext;
let page: Page;
let wire: Wire;

beforeAll(async () => {
  item = await storedItem();
});
beforeEach(async () => {
  context = await here.browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1_200, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  wire = await playWire(page);
});
afterEach(() => context.close());

const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Presses Tab until the focus is there; a target the keyboard cannot reach fails the test. */
async function tabTo(target: Locator, most = 60): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < most; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

async function open(route: string): Promise<void> {
  await page.goto(`${here.site.url}/#/${route}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

describe('by the keyboard alone', () => {
  it('a letter is chosen on the landing page and taken to the login', async () => {
    // Asked for before the page opens: the browser is told to hand the choice over only some time after.
    const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
    await open('');
    await tabTo(page.locator('input[type=file]:not([capture])'));
    await page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({ name: 'pismo.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await tabTo(button('Rozpocznij Analizę'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  });

  it('the skip link leads past the header', async () => {
    await open('faq');
    await tabTo(button('Przejdź do treści'));
    await page.keyboard.press('Enter');
    expect(await isFocused(page.locator('main'))).toBe(true);
  });

  it('one signs in', async () => {
    wire.answers(login, { token: 'token', user: personOf() });
    wire.answers(getMe, personOf());
    wire.answers(getUsage, trial);
    await open('login');
    await tabTo(page.getByLabel('Adres e-mail'));
    await page.keyboard.type('anna@poczta.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tajne hasło');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
  });

  it('the tabs of a result are walked with the arrows', async () => {
    await beSignedIn(page, wire);
    wire.answers(getHistoryItem, item);
    await open(`history/${item.id}`);
    await tabTo(page.getByRole('tab', { name: 'Podsumowanie' }));
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(page.getByRole('tab', { name: 'Warianty Odpowiedzi' }))).toBe(true);
    await page.getByText('Dotyczy:').first().waitFor();
    await page.keyboard.press('ArrowRight');
    expect(
      await page.getByRole('tab', { name: 'Plan Działania' }).getAttribute('aria-selected'),
    ).toBe('true');
  });

  it('the actions of a row open a dialog that keeps the focus and gives it back', async () => {
    await beSignedIn(page, wire);
    wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 1 });
    await open('history');
    await tabTo(button(/^Tagi/));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edytuj tagi' });
    await tabTo(dialog.getByLabel('Nowy tag'));
    await page.keyboard.type('skarbówka');
    await page.keyboard.press('Enter');
    await dialog.getByText('skarbówka').waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(
        isOutside && !(await dialog.evaluate((node) => node.contains(document.activeElement))),
      ).toBe(false);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(button(/^Tagi/))).toBe(true);
  });

  it('a message that comes over a dialog is reached and closed', async () => {
    await beSignedIn(page, wire);
    wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 1 });
    wire.fails(saveTags, { status: 500 });
    await open('history');
    await tabTo(button(/^Tagi/));
    await page.keyboard.press('Enter');
    await tabTo(button('Zapisz tagi'));
    await page.keyboard.press('Enter');
    const message = page.getByRole('alert').getByText('Nie udało się zapisać tagów.');
    await message.waitFor();
    await tabTo(button('Zamknij powiadomienie'));
    await page.keyboard.press('Enter');
    await message.waitFor({ state: 'detached' });
  });

  it('an administrator acts on a user', async () => {
    await beSignedIn(page, wire, { role: 'ADMIN' });
    wire.answers(listUsers, [{ ...personOf(), subscriptions: [], usages: [] }]);
    wire.answers(getStats, {
      totalUsers: 1,
      activeSubscriptions: 0,
      analysesToday: 0,
      analysesThisMonth: 0,
    });
    await open('admin/users');
    await tabTo(button(/^Akcje/));
    await page.keyboard.press('Enter');
    // The menu gives its focus on a moment after it opens, and after each key.
    const focused = page.locator('[role=menuitem]:focus');
    await focused.waitFor();
    await page.keyboard.press('End');
    await focused.filter({ hasText: 'Usuń' }).waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Potwierdź usunięcie' });
    await tabTo(dialog.getByRole('button', { name: 'Anuluj' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(button(/^Akcje/))).toBe(true);
  });
});
