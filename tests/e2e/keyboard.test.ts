import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { getStats, listUsers } from '#shared/contracts/admin.ts';
import { getMe, login } from '#shared/contracts/auth.ts';
import {
  getHistoryItem,
  type HistoryItem,
  listHistory,
  saveTags,
} from '#shared/contracts/history.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { beSignedIn, personOf, storedItem, trial } from '#tests/support/wire-people.ts';
import { wiredPage } from '#tests/support/wired-page.ts';

const here = wiredPage(1_200, 900);
let item: HistoryItem;

beforeAll(async () => {
  item = await storedItem();
});

const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Presses Tab until the focus is there; a target the keyboard cannot reach fails the test. */
async function tabTo(target: Locator, most = 60): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < most; presses += 1) {
    if (await isFocused(target)) return;
    await here.page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

async function open(route: string): Promise<void> {
  await here.page.goto(`${here.url}/#/${route}`);
  await here.page.getByRole('heading', { level: 1 }).waitFor();
}

const button = (name: string | RegExp) => here.page.getByRole('button', { name }).first();

describe('by the keyboard alone', () => {
  it('a letter is chosen on the landing page and taken to the login', async () => {
    // Requested before the page opens, because the browser hands over the choice only some time later.
    const chooser = here.page.waitForEvent('filechooser', { timeout: 60_000 });
    await open('');
    await tabTo(here.page.locator('input[type=file]:not([capture])'));
    await here.page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({ name: 'pismo.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await tabTo(button('Rozpocznij Analizę'));
    await here.page.keyboard.press('Enter');
    await here.page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  });

  it('the skip link leads past the header', async () => {
    await open('faq');
    await tabTo(button('Przejdź do treści'));
    await here.page.keyboard.press('Enter');
    expect(await isFocused(here.page.locator('main'))).toBe(true);
  });

  it('a user signs in', async () => {
    here.wire.answers(login, { token: 'token', user: personOf() });
    here.wire.answers(getMe, personOf());
    here.wire.answers(getUsage, trial);
    await open('login');
    await tabTo(here.page.getByLabel('Adres e-mail'));
    await here.page.keyboard.type('anna@poczta.example');
    await here.page.keyboard.press('Tab');
    await here.page.keyboard.type('tajne hasło');
    await here.page.keyboard.press('Enter');
    await here.page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
  });

  it('the tabs of a result change with the arrow keys', async () => {
    await beSignedIn(here.page, here.wire);
    here.wire.answers(getHistoryItem, item);
    await open(`history/${item.id}`);
    await tabTo(here.page.getByRole('tab', { name: 'Podsumowanie' }));
    await here.page.keyboard.press('ArrowRight');
    expect(await isFocused(here.page.getByRole('tab', { name: 'Warianty Odpowiedzi' }))).toBe(true);
    await here.page.getByText('Dotyczy:').first().waitFor();
    await here.page.keyboard.press('ArrowRight');
    expect(
      await here.page.getByRole('tab', { name: 'Plan Działania' }).getAttribute('aria-selected'),
    ).toBe('true');
  });

  it('the actions of a row open a dialog that keeps the focus and returns it', async () => {
    await beSignedIn(here.page, here.wire);
    here.wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 1 });
    await open('history');
    await tabTo(button(/^Tagi/));
    await here.page.keyboard.press('Enter');
    const dialog = here.page.getByRole('dialog', { name: 'Edytuj tagi' });
    await tabTo(dialog.getByLabel('Nowy tag'));
    await here.page.keyboard.type('skarbówka');
    await here.page.keyboard.press('Enter');
    await dialog.getByText('skarbówka').waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await here.page.keyboard.press('Tab');
      const isOutside = await here.page.evaluate(
        () => document.activeElement?.closest('main') !== null,
      );
      expect(
        isOutside && !(await dialog.evaluate((node) => node.contains(document.activeElement))),
      ).toBe(false);
    }
    await here.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(button(/^Tagi/))).toBe(true);
  });

  it('a message above a dialog can be reached and closed', async () => {
    await beSignedIn(here.page, here.wire);
    here.wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 1 });
    here.wire.fails(saveTags, { status: 500 });
    await open('history');
    await tabTo(button(/^Tagi/));
    await here.page.keyboard.press('Enter');
    await tabTo(button('Zapisz tagi'));
    await here.page.keyboard.press('Enter');
    const message = here.page.getByRole('alert').getByText('Nie udało się zapisać tagów.');
    await message.waitFor();
    await tabTo(button('Zamknij powiadomienie'));
    await here.page.keyboard.press('Enter');
    await message.waitFor({ state: 'detached' });
  });

  it('an administrator acts on a user', async () => {
    await beSignedIn(here.page, here.wire, { role: 'ADMIN' });
    here.wire.answers(listUsers, [{ ...personOf(), subscriptions: [], usages: [] }]);
    here.wire.answers(getStats, {
      totalUsers: 1,
      activeSubscriptions: 0,
      analysesToday: 0,
      analysesThisMonth: 0,
    });
    await open('admin/users');
    await tabTo(button(/^Akcje/));
    await here.page.keyboard.press('Enter');
    // The menu moves its focus a moment after it opens, and after each key.
    const focused = here.page.locator('[role=menuitem]:focus');
    await focused.waitFor();
    await here.page.keyboard.press('End');
    await focused.filter({ hasText: 'Usuń' }).waitFor();
    await here.page.keyboard.press('Enter');
    const dialog = here.page.getByRole('dialog', { name: 'Potwierdź usunięcie' });
    await tabTo(dialog.getByRole('button', { name: 'Anuluj' }));
    await here.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(button(/^Akcje/))).toBe(true);
  });
});
