import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { launchBrowser } from '#tests/support/browser.ts';

import { shotPeople } from './shot-people.ts';

/*
 * Pictures of every screen of a running product, for eyes, not for comparison:
 *   node tests/shots/take-shots.ts http://localhost:3000 <folder> [letter]
 * Widths 360, 768 and 1440, light and dark. Signs in as a new person with a short history, whose newest analysis takes
 * the given letter, and as the seeded administrator.
 */

const widths = [360, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Shoot = (page: Page, name: string) => Promise<void>;

const guestRoutes = {
  home: '/',
  cennik: '/cennik',
  faq: '/faq',
  'jak-dziala': '/jak-dziala',
  kontakt: '/kontakt',
  regulamin: '/regulamin',
  prywatnosc: '/polityka-prywatnosci',
  login: '/login',
  'reset-password': '/reset-password/przykladowy-token',
  'verify-email-error': '/verify-email',
};
const userRoutes = {
  history: '/history',
  profile: '/profile',
  settings: '/settings',
  'cennik-user': '/cennik',
};

const adminRoutes = { 'admin-users': '/admin/users', 'admin-analytics': '/admin/analytics' };
/** A browser profile of one width and theme, with motion stilled. */
async function profile(browser: Browser, width: number, theme: Theme): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: theme,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(30_000);
  return context;
}

function shooter(folder: string, width: number, theme: Theme): Shoot {
  return async (page, name) => {
    // A sticky header would stand in the middle of a scrolled page's picture.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.fonts.ready.then(() => true);
    });
    await page.screenshot({
      path: join(folder, `${name}-${width}-${theme}.png`),
      fullPage: true,
    });
  };
}

async function open(page: Page, url: string, route: string): Promise<void> {
  await page.goto(`${url}/#${route}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText(/^(Wczytujemy|Liczymy)/).waitFor({ state: 'detached' });
}

async function shootRoutes(page: Page, url: string, routes: Record<string, string>, shoot: Shoot) {
  for (const [name, route] of Object.entries(routes)) {
    await open(page, url, route);
    await shoot(page, name);
  }
}

/** The result of the newest analysis in its three tabs. */
async function shootResult(page: Page, shoot: Shoot): Promise<void> {
  for (const [name, tab] of [
    ['result-summary', 'Podsumowanie'],
    ['result-responses', 'Warianty Odpowiedzi'],
    ['result-plan', 'Plan Działania'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await shoot(page, name);
  }
}

/** The main job once: the picture while it runs, then the result enters the history for all widths. */
async function analyse(browser: Browser, url: string, token: string, letter: string, shoot: Shoot) {
  const context = await profile(browser, 360, 'light');
  const page = await signedInPage(context, url, token);
  await open(page, url, '/dashboard');
  await shoot(page, 'dashboard');
  await page.locator('input[type=file]:not([capture])').setInputFiles(letter);
  await page.getByRole('progressbar').waitFor();
  await shoot(page, 'running');
  await page.getByRole('tab', { name: 'Podsumowanie' }).waitFor({ timeout: 90_000 });
  await shoot(page, 'completed');
  await context.close();
}

async function signedInPage(context: BrowserContext, url: string, token: string): Promise<Page> {
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function shootProfile(browser: Browser, url: string, tokens: Tokens, folder: string, at: At) {
  const shoot = shooter(folder, at.width, at.theme);
  const guest = await profile(browser, at.width, at.theme);
  await shootRoutes(await guest.newPage(), url, guestRoutes, shoot);
  await guest.close();

  const user = await profile(browser, at.width, at.theme);
  const page = await signedInPage(user, url, tokens.user);
  await shootRoutes(page, url, { dashboard: '/dashboard', ...userRoutes }, shoot);
  await open(page, url, '/history');
  const newest = page.getByRole('link', { name: /^Zobacz/ }).first();
  if ((await newest.count()) > 0) {
    await newest.click();
    await shootResult(page, shoot);
  }
  await user.close();

  const admin = await profile(browser, at.width, at.theme);
  await shootRoutes(await signedInPage(admin, url, tokens.admin), url, adminRoutes, shoot);
  await admin.close();
}
type At = { width: number; theme: Theme };
type Tokens = Awaited<ReturnType<typeof shotPeople>>;

async function takeShots(url: string, folder: string, letter: string | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const tokens = await shotPeople(url);
    if (letter !== undefined) {
      await analyse(browser, url, tokens.user, letter, shooter(folder, 360, 'light'));
    }
    for (const width of widths) {
      for (const theme of themes)
        await shootProfile(browser, url, tokens, folder, { width, theme });
    }
  } finally {
    await browser.close();
  }
}

const [url, folder, letter] = process.argv.slice(2);
if (url === undefined || folder === undefined) {
  throw new Error('Usage: node tests/shots/take-shots.ts <url> <folder> [letter]');
}
await takeShots(url, folder, letter);
