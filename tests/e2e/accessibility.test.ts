import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { violations } from '#tests/support/axe.ts';
import {
  beSmall,
  keyboardFaults,
  layoutFaults,
  smallScreens,
  thumbFaults,
} from '#tests/support/layout-faults.ts';
import { newPerson } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { signIn } from '#tests/support/sign-in.ts';

const letter = join(import.meta.dirname, '../fixtures/letters/d08_us_upomnienie_pit.txt');

type Scheme = 'light' | 'dark';
const schemes: Scheme[] = ['light', 'dark'];

const here = productInBrowser();
async function open(colorScheme: Scheme): Promise<{ context: BrowserContext; page: Page }> {
  const viewport = { width: colorScheme === 'light' ? 360 : 1440, height: 900 };
  const context = await here.browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  return { context, page: await context.newPage() };
}

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(`${here.product.url}/#/${route}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** On the schemes' own screen, and in the light one on the small ones, too. */
async function faultsOf(page: Page, scheme: Scheme, name: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    void faults.push(...found.map((fault) => `${name} ${where}: ${fault}`));
  note('as opened', await violations(page));
  note('as opened', await layoutFaults(page));
  if (scheme === 'dark') return faults;
  for (const [width, percent] of smallScreens) {
    await beSmall(page, width, percent);
    note(`${width}, text ${percent} %`, await layoutFaults(page));
  }
  await beSmall(page, 360, 100);
  note('by thumb', await thumbFaults(page));
  note('by keyboard', await keyboardFaults(page));
  return faults;
}

const guestRoutes = [
  '',
  'cennik',
  'faq',
  'jak-dziala',
  'kontakt',
  'regulamin',
  'polityka-prywatnosci',
  'dostepnosc',
  'odstapienie',
  'login',
  'reset-password/abc',
  'verify-email',
];

describe.each(schemes)('in the %s theme every screen', (scheme) => {
  it('of a guest has nothing axe objects to, room for its words and controls for thumb and keyboard', async () => {
    const { context, page } = await open(scheme);
    const faults: string[] = [];
    for (const route of guestRoutes) {
      await visit(page, route);
      faults.push(...(await faultsOf(page, scheme, `#/${route}`)));
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of a user has nothing axe objects to, room for its words and controls for thumb and keyboard, the result included', async () => {
    const { context, page } = await open(scheme);
    const { token } = await newPerson(here.product.url);
    await signIn(page, here.product.url, token);
    const faults: string[] = [];
    const check = async (name: string) => void faults.push(...(await faultsOf(page, scheme, name)));
    for (const route of ['history', 'settings', 'profile', 'cennik', 'dashboard']) {
      await visit(page, route);
      await check(`#/${route}`);
    }
    const file = { name: 'upomnienie.txt', mimeType: 'text/plain', buffer: await readFile(letter) };
    await page.locator('input[type=file]:not([capture])').setInputFiles(file);
    await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
    for (const tab of ['Podsumowanie', 'Warianty Odpowiedzi', 'Plan Działania']) {
      await page.getByRole('tab', { name: tab }).click();
      await check(tab);
    }
    await visit(page, 'history');
    await page.getByText('upomnienie.txt').first().waitFor();
    await check('#/history with a row');
    expect(faults).toEqual([]);
    await context.close();
  });
});
