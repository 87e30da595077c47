import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

import { launchBrowser } from './browser.ts';
import { characterErrorRate } from './character-errors.ts';
import type { ReadingTrace } from './reading-page/main.ts';
import { type ReadingSite, startReadingSite } from './reading-site.ts';

export type Upload = { name: string; buffer: Buffer };

const letters = join(import.meta.dirname, '../fixtures/letters');

/** A letter of the fixtures, under its own or another name. */
export async function letterFile(file: string, name = file): Promise<Upload> {
  return { name, buffer: await readFile(join(letters, file)) };
}

/** Errors in per cent of the characters of the letter's true text; the letter has to be read whole. */
export async function errorsOf(trace: ReadingTrace, file: string): Promise<number> {
  expect(trace.error).toBeNull();
  expect(trace.lost).toEqual([]);
  const truth = await readFile(join(letters, file.replace(/\.(scan\.pdf|\w+)$/, '.txt')), 'utf8');
  return 100 * characterErrorRate(trace.text, truth);
}

type ReadingBrowser = {
  readonly browser: Browser;
  readonly site: ReadingSite;
  readonly page: Page;
  /** A further page with the reader on it. */
  openPage: (inside: BrowserContext) => Promise<Page>;
  /** Reads a file; aborts at that share of the progress. */
  read: (upload: Upload, abortAt?: number, on?: Page) => Promise<ReadingTrace>;
};

/** The product's reader in a browser for the tests of a file: there before its first test, gone after its last. */
export function readerInBrowser(): ReadingBrowser {
  let site: ReadingSite;
  let browser: Browser;
  let page: Page;
  const openPage = async (inside: BrowserContext) => {
    const opened = await inside.newPage();
    await opened.goto(site.url);
    return opened;
  };
  beforeAll(async () => {
    [site, browser] = await Promise.all([startReadingSite(), launchBrowser()]);
    page = await openPage(await browser.newContext());
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return {
    get browser() {
      return browser;
    },
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    openPage,
    read: async (upload, abortAt, on = page) => {
      await on.setInputFiles('#file', { ...upload, mimeType: 'application/octet-stream' });
      return on.evaluate((fraction) => readingPage.read(fraction), abortAt);
    },
  };
}
