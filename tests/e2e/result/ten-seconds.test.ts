import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launchBrowser } from '#tests/support/browser.ts';
import { type LetterRun, startLetterRun } from '#tests/support/letter-run.ts';
import { startResultSite } from '#tests/support/result-site.ts';
import {
  firstScreen,
  MOST_SCREENS,
  readWhenOpened,
  TEN_SECOND_PHONE,
  tenSecondLetters,
} from '#tests/support/ten-seconds.ts';

let page: Page;
let run: LetterRun;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const [site, browser] = await Promise.all([startResultSite(), launchBrowser()]);
  run = await startLetterRun();
  const context = await browser.newContext({
    ...{ viewport: TEN_SECOND_PHONE, locale: 'pl-PL', reducedMotion: 'reduce', hasTouch: true },
  });
  page = await context.newPage();
  await page.goto(site.url);
  close = () => Promise.all([browser.close(), site.close(), run.gateway.close()]);
});
afterAll(() => close());

describe('somebody who opens a letter on a phone', () => {
  it.each(tenSecondLetters)(
    'sees at once what it is, until when, how much and what to do, and scrolls little: %s',
    async (name) => {
      const { result, today } = await readWhenOpened(run, name);
      const { screens, ...seen } = await firstScreen(page, result, today);
      expect(seen).toEqual({ kind: true, day: true, sum: true, step: true });
      expect(screens).toBeLessThanOrEqual(MOST_SCREENS);
    },
  );
});
