import type { Page } from 'playwright-core';

import { launchBrowser } from './browser.ts';
import type { ReadingTrace } from './reading-page/main.ts';
import { startReadingSite } from './reading-site.ts';

export type BrowserFileReader = {
  /** Reads the file at this path as the product's page does. */
  read: (file: string) => Promise<ReadingTrace>;
  page: Page;
  close: () => Promise<void>;
};

/** The product's reading of PDFs and images, in a real browser. Close it when done. */
export async function openFileReader(): Promise<BrowserFileReader> {
  const site = await startReadingSite();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(site.url);
  return {
    read: async (file) => {
      await page.setInputFiles('#file', file);
      return page.evaluate(() => readingPage.read());
    },
    page,
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}
