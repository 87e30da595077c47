import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';

import { launchBrowser } from './browser.ts';
import type { PageSite } from './page-site.ts';
import type { Shown } from './result-page/main.ts';
import { startResultSite } from './result-site.ts';

const ID = 'letter-of-a-test';
const NOW = '2026-07-24T12:00:00Z';
const ACCOUNT = '24160000035175530643314956';

/** The name the result has in calendars. */
export const RESULT_NAME = ID;

/** A result on a phone, for the tests of a file: each test gets its own page, and none may break the policy. */
export function resultInBrowser() {
  let site: PageSite;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** Bodies of the calls that keep a review, and the status they are answered with. */
  let kept: unknown[];
  let status: number;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startResultSite(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    kept = [];
    status = 200;
    const viewport = { width: 360, height: 780 };
    context = await browser.newContext({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' });
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
    await page.route('**/api/history/*/review', async (route) => {
      kept.push(route.request().postDataJSON());
      const review = { delivery: null, corrections: {} };
      await route.fulfill({ status, json: { review, deadline: null, message: 'Błąd' } });
    });
    await page.goto(site.url);
  });
  afterEach(async () => {
    expect(await page.evaluate(() => resultPage.violations)).toEqual([]);
    await context.close();
  });

  return {
    get page() {
      return page;
    },
    get kept() {
      return kept;
    },
    /** Answers the calls that keep a review with a status from now on. */
    answerWith(next: number): void {
      status = next;
    },
    show: (shown: Partial<Shown> = {}) => showOn(page, shown),
    sample: () => page.evaluate(() => resultPage.sample),
    payable: (warnings?: ResultWarning[]) => payableOn(page, warnings),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** "Popraw dane": from here on every fact can be corrected. */
    correct: () => page.getByRole('button', { name: 'Popraw dane', exact: true }).press('Enter'),
    openMore: () => openMoreOn(page),
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    download: (act: () => Promise<void>) => downloadFrom(page, act),
  };
}

async function showOn(page: Page, shown: Partial<Shown>): Promise<void> {
  await page.evaluate((given) => resultPage.show(given), { id: ID, now: NOW, ...shown });
  await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
}

/** The sample with an account a transfer can go to. */
async function payableOn(page: Page, warnings: ResultWarning[] = []): Promise<AnalysisResult> {
  const sample = await page.evaluate(() => resultPage.sample);
  const { classification } = sample;
  const financial_obligations = {
    ...classification.financial_obligations,
    bank_account: ACCOUNT,
    bank_account_valid: true,
  };
  return { ...sample, warnings, classification: { ...classification, financial_obligations } };
}

async function openMoreOn(page: Page): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: 'Więcej' }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

async function downloadFrom(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
