import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { newPerson, usageOf } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { signIn } from '#tests/support/sign-in.ts';

const here = productInBrowser();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await here.browser.newContext({ viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
});
afterEach(() => context.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('withdrawing from a purchase', () => {
  it('takes two steps from the order to the refund', async () => {
    const { token, email } = await newPerson(here.product.url);
    await signIn(page, here.product.url, token);
    await page.goto(`${here.product.url}/#/cennik`);
    await page.getByText('Aktywny', { exact: true }).waitFor(); // the page knows who is here
    const boxes = page.getByRole('checkbox', { name: /^Żądam, żeby plan zaczął działać/ });
    expect(await boxes.evaluateAll((all) => all.map((box) => box.matches(':checked')))).toEqual([
      false,
      false,
    ]);
    await press('Wybierz Standard');
    await press('Zapłać');
    await page.getByText('Płatność zakończona pomyślnie!').waitFor();
    await expect.poll(async () => (await usageOf(here.product.url, token)).quota).toBe(20);

    await page.getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
    await page.getByText(/^Plan Standard kupiony/).waitFor();
    expect(await page.getByLabel('Adres e-mail, na który kupiono plan').inputValue()).toBe(email);
    await press('Dalej');
    await page.getByText('Ja, Anna Testowa, odstępuję od umowy o plan Standard').waitFor();
    await press('Potwierdź odstąpienie od umowy');
    await page.getByText('Odstąpienie przyjęte', { exact: true }).waitFor();
    await page.getByText(/Zwracamy 49,00/).waitFor();
    await expect.poll(async () => (await usageOf(here.product.url, token)).source).toBe('trial');
  });

  it('is accepted from somebody who is not signed in', async () => {
    await page.goto(`${here.product.url}/#/odstapienie`);
    await page.getByLabel('Imię i nazwisko').fill('Jan Nowak');
    await page.getByLabel('Adres e-mail, na który kupiono plan').fill('jan@poczta.example');
    await page.getByRole('radio', { name: 'Plan Pro' }).check();
    await press('Dalej');
    await press('Potwierdź odstąpienie od umowy');
    await page.getByText('Odstąpienie przyjęte', { exact: true }).waitFor();
  });
});
