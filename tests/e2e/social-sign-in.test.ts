import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type LocalCloud, startLocalCloud } from '#localstack/local-cloud.ts';
import { launchBrowser } from '#tests/support/browser.ts';

let cloud: LocalCloud;
let browser: Browser;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'social-sign-in-'));
  [cloud, browser] = await Promise.all([
    startLocalCloud({ dataDir, quiet: true }),
    launchBrowser(),
  ]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await cloud.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('signing in through a provider while the service worker runs', () => {
  it.each([
    ['Google', 'Kontynuuj z Google', 390, 'Nowe pismo'],
    ['Google', 'Kontynuuj z Google', 1_280, 'Nowe pismo'],
    // Facebook vouches for no address: the first sign-in is confirmed by mail.
    ['Facebook', 'Kontynuuj z Facebookiem', 390, 'Sprawdź skrzynkę e-mail'],
    ['Facebook', 'Kontynuuj z Facebookiem', 1_280, 'Sprawdź skrzynkę e-mail'],
  ])('the code of %s serves once (%s, %i px: %s)', async (provider, link, width, end) => {
    const context = await browser.newContext({
      serviceWorkers: 'allow',
      viewport: { width, height: 800 },
    });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    try {
      await page.goto(`${cloud.url}/#/login`);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { name: `Logowanie przez ${provider}` }).waitFor();
      await page.getByRole('button').first().click();
      await page.getByText(end, { exact: true }).locator('visible=true').first().waitFor();
      expect(page.url()).not.toContain('social=failed');
    } finally {
      await context.close();
    }
  });
});
