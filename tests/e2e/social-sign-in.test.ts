import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type LocalCloud, startLocalCloud } from '#localstack/local-cloud.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { choose, letterText } from '#tests/support/message-case.ts';

let cloud: LocalCloud;
let browser: Browser;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'social-sign-in-'));
  [cloud, browser] = await Promise.all([
    startLocalCloud({ dataDir, quiet: true }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await cloud.close();
  await rm(dataDir, { recursive: true, force: true });
});

const google = ['Google', 'Kontynuuj z Google', 'Nowe pismo'] as const;
// Facebook vouches for no address: the first sign-in is confirmed by mail.
const facebook = ['Facebook', 'Kontynuuj z Facebookiem', 'Sprawdź skrzynkę e-mail'] as const;

/** It failed eight times of eight while the worker fetched the return from the provider twice. */
const attempts = Array.from({ length: 10 }, (_, index) => {
  const [provider, link, end] = index % 2 === 0 ? google : facebook;
  return { attempt: index + 1, provider, link, end, width: index % 4 < 2 ? 390 : 1_280 };
});

describe('signing in through a provider while the service worker runs', () => {
  it.each(attempts)(
    'the code of $provider serves once ($attempt of 10, $width px)',
    async ({ provider, link, end, width }) => {
      const context = await browser.newContext({
        serviceWorkers: 'allow',
        viewport: { width, height: 800 },
      });
      context.setDefaultTimeout(60_000);
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
    },
  );

  it('a letter chosen before it is kept, and its analysis starts by itself', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    try {
      await page.goto(cloud.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await choose(page, { name: 'upomnienie.txt', text: letterText });
      await page.getByRole('button', { name: 'Rozpocznij Analizę' }).click();
      await page.getByText('analiza pliku upomnienie.txt zacznie się sama').waitFor();
      await page.getByRole('link', { name: google[1] }).click();
      await page.getByRole('heading', { name: 'Logowanie przez Google' }).waitFor();
      await page.getByRole('button').first().click();
      await page.waitForURL(/#\/history\//);
    } finally {
      await context.close();
    }
  });
});
