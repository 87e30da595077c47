import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { violations } from '#tests/support/axe.ts';
import { productInBrowser } from '#tests/support/in-browser.ts';
import { newPerson } from '#tests/support/people.ts';
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

async function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
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
  'login',
  'reset-password/abc',
  'verify-email',
];

describe.each(schemes)('in the %s theme every screen', (scheme) => {
  it('of a guest has nothing axe objects to and fits the width', async () => {
    const { context, page } = await open(scheme);
    for (const route of guestRoutes) {
      await visit(page, route);
      expect(await violations(page), `#/${route}`).toEqual([]);
      expect(await widerThanScreen(page), `#/${route}`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

  it('of a user has nothing axe objects to and fits the width, the result included', async () => {
    const { context, page } = await open(scheme);
    const { token } = await newPerson(here.product.url);
    await signIn(page, here.product.url, token);
    const check = async (name: string) => {
      expect(await violations(page), name).toEqual([]);
      expect(await widerThanScreen(page), name).toBeLessThanOrEqual(0);
    };
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
    await context.close();
  });
});
