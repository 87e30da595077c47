import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';

import { launchBrowser } from '#tests/support/browser.ts';

import { shotPeople } from './shot-people.ts';

/*
 * The pictures of the documentation, one screen high each, of a product that runs on fresh data:
 *   node tests/shots/take-docs-shots.ts http://localhost:3000
 */

const folder = resolve(import.meta.dirname, '../../docs/screens');
const letter = resolve(import.meta.dirname, '../fixtures/letters/d08_us_upomnienie_pit.txt');

const sizes = {
  phone: { width: 390, height: 780 },
  tablet: { width: 768, height: 900 },
  desk: { width: 1_280, height: 800 },
  tall: { width: 1_180, height: 980 },
} as const;
type Size = keyof typeof sizes;
type Theme = 'light' | 'dark';

async function pageOf(browser: Browser, size: Size, theme: Theme, token?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: theme,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
  });
  context.setDefaultTimeout(60_000);
  if (token !== undefined) {
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
  }
  return context.newPage();
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function open(page: Page, url: string, route: string): Promise<void> {
  await page.goto(`${url}/#${route}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText(/^(Wczytujemy|Liczymy)/).waitFor({ state: 'detached' });
}

/** The main job in four pictures: choose, wait, understand, answer. */
async function shootMainJob(browser: Browser, url: string, token: string): Promise<void> {
  const page = await pageOf(browser, 'phone', 'light', token);
  await open(page, url, '/dashboard');
  await shoot(page, 'job-1-choose');
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'upomnienie.txt',
    mimeType: 'text/plain',
    buffer: await readFile(letter),
  });
  await page.getByText('Generowanie wariantów odpowiedzi...').waitFor();
  await shoot(page, 'job-2-wait');
  await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
  await page.getByText('Analiza zakończona pomyślnie!').waitFor({ state: 'detached' });
  await page.getByText('Co muszę zrobić?').first().scrollIntoViewIfNeeded();
  await shoot(page, 'job-3-understand');
  await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
  await page
    .getByText('Rekomendowany')
    .first()
    .evaluate((node) => node.scrollIntoView());
  await page.mouse.wheel(0, -90);
  await page.waitForTimeout(300);
  await shoot(page, 'job-4-answer');
  await page.context().close();
}

type Shot = { name: string; size: Size; theme: Theme; route: string; who?: 'user' | 'admin' };

const shots: readonly Shot[] = [
  { name: 'landing', size: 'desk', theme: 'light', route: '/' },
  { name: 'landing-phone-dark', size: 'phone', theme: 'dark', route: '/' },
  { name: 'pricing-tablet', size: 'tablet', theme: 'light', route: '/cennik' },
  { name: 'faq-phone', size: 'phone', theme: 'light', route: '/faq' },
  { name: 'how-it-works-phone', size: 'phone', theme: 'light', route: '/jak-dziala' },
  { name: 'contact-phone-dark', size: 'phone', theme: 'dark', route: '/kontakt' },
  { name: 'terms-phone', size: 'phone', theme: 'light', route: '/regulamin' },
  { name: 'privacy-phone', size: 'phone', theme: 'light', route: '/polityka-prywatnosci' },
  { name: 'login-phone', size: 'phone', theme: 'light', route: '/login' },
  {
    name: 'new-password-phone',
    size: 'phone',
    theme: 'light',
    route: '/reset-password/link',
  },
  { name: 'dead-link-phone', size: 'phone', theme: 'dark', route: '/verify-email/link' },
  { name: 'dashboard-dark', size: 'desk', theme: 'dark', route: '/dashboard', who: 'user' },
  { name: 'settings-phone', size: 'phone', theme: 'light', route: '/settings', who: 'user' },
  { name: 'profile-phone', size: 'phone', theme: 'light', route: '/profile', who: 'user' },
  { name: 'history', size: 'desk', theme: 'light', route: '/history', who: 'user' },
  { name: 'history-phone-dark', size: 'phone', theme: 'dark', route: '/history', who: 'user' },
  { name: 'admin-users', size: 'desk', theme: 'light', route: '/admin/users', who: 'admin' },
  { name: 'admin-analytics', size: 'desk', theme: 'dark', route: '/admin/analytics', who: 'admin' },
];

async function shootResult(browser: Browser, url: string, token: string): Promise<void> {
  for (const [size, theme] of [
    ['tall', 'light'],
    ['tall', 'dark'],
    ['phone', 'light'],
  ] as const) {
    const page = await pageOf(browser, size, theme, token);
    await open(page, url, '/history');
    await page
      .getByRole('link', { name: /^Zobacz/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
    const suffix = [size === 'tall' ? '' : `-${size}`, theme === 'dark' ? '-dark' : ''].join('');
    await shoot(page, `result${suffix}`);
    await page.context().close();
  }
}

async function takeShots(url: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const tokens = await shotPeople(url);
    await shootMainJob(browser, url, tokens.user);
    for (const { name, size, theme, route, who } of shots) {
      const page = await pageOf(browser, size, theme, who === undefined ? undefined : tokens[who]);
      await open(page, url, route);
      await shoot(page, name);
      await page.context().close();
    }
    await shootResult(browser, url, tokens.user);
  } finally {
    await browser.close();
  }
}

const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('Usage: node tests/shots/take-docs-shots.ts <url>');
await takeShots(url);
