import { createServer, type Server } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newPerson } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { signIn } from '#tests/support/sign-in.ts';

const here = productInBrowser();
let context: BrowserContext;
let page: Page;
let foreign: { url: string; server: Server };

/** A page of another origin that leads to the address behind `?to=`, as somebody else's page would. */
beforeAll(async () => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://foreign.example');
    const to = searchParams.get('to') ?? '';
    if (pathname === '/redirect') return response.writeHead(302, { location: to }).end();
    const script = `const to = ${JSON.stringify(to)}`;
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><script>${script}</script><a href="${to.replaceAll('&', '&amp;')}">dalej</a>
       <button onclick="window.open(to)">nowa karta</button>
       <button onclick="location.replace(to)">zamiana</button>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  foreign = { url: `http://127.0.0.1:${address.port}`, server };
});
afterAll(() => foreign.server.close());
beforeEach(async () => {
  context = await here.browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
});
afterEach(() => context.close());

const kept = (of: Page) => of.evaluate(() => localStorage.getItem('token'));
const returnWith = (token: string) =>
  `${here.product.url}/#/auth/callback?token=${token}&tab=k3JrT0cM9vZ1qLwP`;
const pageAt = (path: string, to: string) => `${foreign.url}${path}?to=${encodeURIComponent(to)}`;

/** Ways in which a stranger can open our address in somebody's browser; each returns the final page. */
const ways = {
  'a link': async (to: string) => {
    await page.goto(pageAt('/', to));
    await page.getByRole('link', { name: 'dalej' }).click();
    return page;
  },
  'a new tab': async (to: string) => {
    await page.goto(pageAt('/', to));
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'nowa karta' }).click();
    return opened;
  },
  'a redirect': async (to: string) => {
    await page.goto(pageAt('/redirect', to));
    return page;
  },
  'an address in place of its own': async (to: string) => {
    await page.goto(pageAt('/', to));
    await page.getByRole('button', { name: 'zamiana' }).click();
    return page;
  },
  'an address that is typed': async (to: string) => {
    await page.goto(to);
    return page;
  },
};

describe.each(Object.entries(ways))("somebody else's session in %s", (_, open) => {
  it('never replaces a valid one, and an invalid one ends nothing', async () => {
    const [victim, attacker] = [
      await newPerson(here.product.url),
      await newPerson(here.product.url),
    ];
    await signIn(page, here.product.url, victim.token);
    for (const token of [attacker.token, 'nothing-at-all']) {
      const landed = await open(returnWith(token));
      await landed.waitForURL(/#\/dashboard$/);
      expect(await kept(landed)).toBe(victim.token);
    }
  });

  it('signs in nobody who did not start it', async () => {
    const attacker = await newPerson(here.product.url);
    const landed = await open(returnWith(attacker.token));
    await landed.waitForURL(/#\/login$/);
    expect(await kept(landed)).toBeNull();
  });
});

it('a tab that waits for a return accepts none of another tab', async () => {
  const attacker = await newPerson(here.product.url);
  await page.goto(`${here.product.url}/#/login`);
  await page.getByRole('link', { name: 'Kontynuuj z Google' }).waitFor();
  await page.evaluate(() => sessionStorage.setItem('sign-in-tab', 'the-name-of-this-very-tab'));
  const landed = await ways['a new tab'](returnWith(attacker.token));
  await landed.waitForURL(/#\/login$/);
  expect(await kept(landed)).toBeNull();
});
