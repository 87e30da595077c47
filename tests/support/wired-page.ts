import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';

import { siteInBrowser } from './site-in-browser.ts';
import { playWire, type Wire } from './wire.ts';

/** The built site and, for each test of a file, a separate page whose API calls the test answers. */
export function wiredPage(width: number, height: number) {
  const site = siteInBrowser();
  let context: BrowserContext;
  let page: Page;
  let wire: Wire;
  beforeEach(async () => {
    context = await site.browser.newContext({
      ...{ serviceWorkers: 'block', locale: 'pl-PL', reducedMotion: 'reduce' },
      viewport: { width, height },
    });
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
    wire = await playWire(page);
  });
  afterEach(() => context.close());
  return {
    get page() {
      return page;
    },
    get wire() {
      return wire;
    },
    get url() {
      return site.site.url;
    },
    open: (route: string) => page.goto(`${site.site.url}/#/${route}`),
  };
}
