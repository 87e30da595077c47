import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '#localstack/seed.ts';
import { violations } from '#tests/support/axe.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { codeOf } from '#tests/support/second-factor.ts';

/** A stage that enforces the second factor of administrators. */
const here = productInBrowser({ SECOND_FACTOR: 'required' });
/** The administrator that the local cloud seeds, who has no codes yet. */
const EMAIL = 'admin@listownik.test';
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await here.browser.newContext({
    ...{ locale: 'pl-PL', serviceWorkers: 'block', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
});
afterEach(() => context.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function givePassword(): Promise<void> {
  await page.goto(`${here.product.url}/#/login`);
  await page.getByLabel('Adres e-mail').fill(EMAIL);
  await page.getByLabel('Hasło', { exact: true }).fill(SEEDED_PASSWORD);
  await press('Zaloguj się');
}

/** What axe and the layout say of the screen, light and dark, on a phone and wide. */
async function faultsOf(step: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Without a reload, in case the system switches to dark during the enrolment.
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await violations(page)), ...(await layoutFaults(page))];
      faults.push(...found.map((fault) => `${step}, ${colorScheme}, ${width}: ${fault}`));
    }
  }
  return faults;
}

it('lets an administrator without codes do nothing but enrol, and then everything', async () => {
  const faults: string[] = [];
  await givePassword();
  const title = page.getByRole('heading', { level: 1, name: 'Włącz kody przy logowaniu' });
  await title.waitFor();
  faults.push(...(await faultsOf('password')));
  // No address bypasses it, and an empty form does not continue.
  for (const address of ['admin/users', 'settings', 'dashboard']) {
    await page.goto(`${here.product.url}/#/${address}`);
    await page.reload();
    await title.waitFor();
  }
  await page.getByLabel('Twoje hasło').fill('zgadywanka');
  await press('Włącz kody z aplikacji');
  await page.locator('[aria-invalid="true"]').waitFor();
  faults.push(...(await faultsOf('wrong password')));

  await page.getByLabel('Twoje hasło').fill(SEEDED_PASSWORD);
  await press('Włącz kody z aplikacji');
  await page.getByRole('img', { name: 'Obraz do zeskanowania aplikacją do kodów' }).waitFor();
  faults.push(...(await faultsOf('picture and key')));
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await page.getByLabel('Kod', { exact: true }).fill(codeOf(secret));
  await press('Potwierdź');
  await page.getByText('Nie pokażemy ich drugi raz.').waitFor();
  faults.push(...(await faultsOf('recovery codes')));
  await press('Mam zapisane kody');
  await page.getByRole('button', { name: 'Wyloguj', exact: true }).waitFor();

  await page.goto(`${here.product.url}/#/settings`);
  await page.getByText('Zostało kodów zapasowych: 10.').waitFor();
  // When it is enforced, users cannot turn it off.
  expect(await page.getByRole('button', { name: 'Wyłącz kody z aplikacji' }).count()).toBe(0);
  faults.push(...(await faultsOf('settings')));
  await page.goto(`${here.product.url}/#/admin/users`);
  await page.getByRole('region', { name: 'Użytkownicy' }).waitFor();
  expect(faults).toEqual([]);
});
