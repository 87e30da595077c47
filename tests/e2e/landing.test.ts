import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';

import { tasksOf } from '#tests/support/main-thread.ts';
import { siteInBrowser } from '#tests/support/site-in-browser.ts';
import { playWire } from '#tests/support/wire.ts';
import { beSignedIn } from '#tests/support/wire-people.ts';

const here = siteInBrowser();
let context: BrowserContext;
let faults: string[] = [];

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  context = await here.browser.newContext({
    ...{ serviceWorkers: 'block', viewport: { width: 360, height: 740 }, hasTouch: true },
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  faults = [];
  // React reports a page that differs from its own rendering as an error of the page.
  page.on('pageerror', (error) => faults.push(String(error)));
  return page;
}
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

/** Blocks the application's scripts until released; only the prerendered page is there. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** The toaster appears with the application; the page is then hydrated in steps. */
const alive = (page: Page) =>
  page.getByRole('region', { name: 'Powiadomienia' }).waitFor({ state: 'attached' });

const title = 'Zrozum pismo, zanim odpowiesz';

describe('the landing page', () => {
  it('can be left for another page before it is hydrated', async () => {
    const page = await newPage();
    await page.goto(here.site.url);
    await alive(page);
    await page.goto(`${here.site.url}/#/login`);
    await page.getByLabel('Adres e-mail').waitFor();
    expect(await page.getByRole('heading', { level: 1, name: title }).count()).toBe(0);
  });

  it('is there in HTML, without any script', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(here.site.url);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Pierwsza analiza: 0 zł.').waitFor();
    expect(await page.getByRole('link', { name: 'Zobacz cennik' }).getAttribute('href')).toBe(
      '#/cennik',
    );
    expect(await page.getByLabel(/^Dodaj pismo/).count()).toBe(1);
  });

  it.each([
    ['on a phone', { width: 360, height: 740 }],
    ['on a desk', { width: 1_440, height: 900 }],
  ])('is hydrated without any layout shift, %s', async (_, viewport) => {
    const page = await newPage({ viewport, hasTouch: viewport.width < 500 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as never as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letGo = await holdScripts(page);
    await page.goto(here.site.url, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    await heading.evaluate((element) => element.setAttribute('data-written', ''));
    letGo();
    await alive(page);
    await page.getByRole('button', { name: /ciemny motyw/ }).click();
    await page.locator('[data-theme=dark]').waitFor();
    // Hydrated, not rendered again.
    expect(await heading.getAttribute('data-written')).toBe('');
    const shifts = await page.evaluate(() => (globalThis as never as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

  it('is hydrated in small tasks: none is a tenth of the work', { retry: 2 }, async () => {
    const page = await newPage();
    const letGo = await holdScripts(page);
    await page.goto(here.site.url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const tasks = await tasksOf(here.browser, page, async () => {
      letGo();
      await alive(page);
      await page.waitForLoadState('networkidle');
    });
    const work = tasks.reduce((sum, task) => sum + task, 0);
    expect(tasks[0]).toBeLessThan(work / 10);
  });

  it('accepts a letter chosen before hydration', async () => {
    const page = await newPage();
    await playWire(page);
    const letGo = await holdScripts(page);
    await page.goto(here.site.url, { waitUntil: 'commit' });
    await page.getByLabel(/^Dodaj pismo/).setInputFiles({
      ...{ name: 'pismo.txt', mimeType: 'text/plain' },
      buffer: Buffer.from('Wezwanie do zapłaty. '.repeat(20)),
    });
    letGo();
    await page.getByRole('button', { name: 'Rozpocznij Analizę' }).waitFor();
  });

  it('follows links and buttons that were pressed before hydration', async () => {
    const page = await newPage();
    const letGo = await holdScripts(page);
    await page.goto(here.site.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    letGo();
    await page.getByRole('dialog').getByRole('link', { name: 'Cennik' }).waitFor();

    const other = await context.newPage();
    const letOtherGo = await holdScripts(other);
    await other.goto(here.site.url, { waitUntil: 'commit' });
    await other.getByRole('link', { name: 'Zobacz cennik' }).click();
    letOtherGo();
    await other.getByRole('heading', { level: 1, name: 'Cennik' }).waitFor();
    expect(await other.getByRole('heading', { name: title }).count()).toBe(0);
  });

  it('accepts a letter pasted anywhere on the page', async () => {
    const page = await newPage();
    await playWire(page);
    await page.goto(here.site.url);
    await alive(page);
    // The pressed part is hydrated immediately.
    await page.getByRole('heading', { level: 1, name: title }).click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      const text = 'Wezwanie do zapłaty. '.repeat(20);
      clipboardData.items.add(new File([text], 'wklejone.txt', { type: 'text/plain' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await page.getByText('wklejone.txt').first().waitFor();
    await page.getByRole('button', { name: 'Rozpocznij Analizę' }).waitFor();
  });

  it.each(['login', 'cennik'])(
    'does not appear on the way to another screen: %s',
    async (route) => {
      const page = await newPage();
      const letGo = await holdScripts(page);
      await page.goto(`${here.site.url}/#/${route}`, { waitUntil: 'commit' });
      await page.locator('#root h1').waitFor({ state: 'attached' });
      expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(false);
      letGo();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('heading', { name: title }).count()).toBe(0);
    },
  );

  it('greets a signed-in user by name at once', async () => {
    const page = await newPage({ viewport: { width: 1_440, height: 900 } });
    const wire = await playWire(page);
    await beSignedIn(page, wire);
    const letGo = await holdScripts(page);
    await page.goto(here.site.url, { waitUntil: 'commit' });
    await page.locator('#root h1').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(false);
    letGo();
    await page.getByRole('link', { name: 'Panel' }).waitFor();
    expect(await page.getByRole('link', { name: 'Zaloguj się' }).count()).toBe(0);
  });
});
