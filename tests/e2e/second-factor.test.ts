import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '#localstack/seed.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { codeOf } from '#tests/support/second-factor.ts';

const here = productInBrowser();
/** The administrator that the local cloud seeds. */
const EMAIL = 'admin@listownik.test';
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await here.browser.newContext({
    locale: 'pl-PL',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
});
afterEach(() => context.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const giveCode = async (code: string, action: string) => {
  await page.getByLabel('Kod', { exact: true }).fill(code);
  await press(action);
};
const atHome = () => page.getByRole('button', { name: 'Wyloguj', exact: true }).waitFor();

async function givePassword(): Promise<void> {
  await page.goto(`${here.product.url}/#/login`);
  await page.getByLabel('Adres e-mail').fill(EMAIL);
  await page.getByLabel('Hasło', { exact: true }).fill(SEEDED_PASSWORD);
  await press('Zaloguj się');
}

describe('an administrator with a second factor', () => {
  it('turns it on, signs in with it, uses a recovery code, and turns it off', async () => {
    await givePassword();
    await atHome();
    await page.goto(`${here.product.url}/#/settings`);
    await page.getByLabel('Twoje hasło').fill(SEEDED_PASSWORD);
    await press('Włącz kody z aplikacji');
    await page.getByRole('img', { name: 'Obraz do zeskanowania aplikacją do kodów' }).waitFor();
    const shown = await page.locator('code').innerText();
    const secret = shown.replace(/\s/g, '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await giveCode('000000', 'Potwierdź');
    await page.getByText('Kod nie pasuje').first().waitFor();
    await giveCode(codeOf(secret), 'Potwierdź');
    await page.getByText('Nie pokażemy ich drugi raz.').waitFor();
    const recovery = await page.locator('li code').allInnerTexts();
    expect(recovery).toHaveLength(10);
    await press('Mam zapisane kody');
    await page.getByText('Zostało kodów zapasowych: 10.').waitFor();
    await page.getByRole('button', { name: 'Wyloguj', exact: true }).click();

    await givePassword();
    await page.getByRole('heading', { name: 'Podaj kod z aplikacji' }).waitFor();
    // No address bypasses it.
    await page.goto(`${here.product.url}/#/admin/users`);
    await page.reload();
    await page.getByRole('heading', { name: 'Podaj kod z aplikacji' }).waitFor();
    await giveCode(codeOf(secret, 1), 'Zaloguj się');
    await page.getByRole('region', { name: 'Użytkownicy' }).waitFor();
    await page.goto(`${here.product.url}/#/dashboard`);
    await page.getByRole('button', { name: 'Wyloguj', exact: true }).click();

    await givePassword();
    await giveCode(recovery[0]?.toUpperCase() ?? '', 'Zaloguj się');
    await atHome();
    await page.goto(`${here.product.url}/#/settings`);
    await page.getByText('Zostało kodów zapasowych: 9.').waitFor();
    await press('Wyłącz kody z aplikacji');
    await giveCode(recovery[1] ?? '', 'Wyłącz kody');
    await page.getByText('Logowanie nie wymaga już kodu.').waitFor();
    await page.getByRole('button', { name: 'Wyloguj', exact: true }).click();

    await givePassword();
    await atHome();
  });
});
