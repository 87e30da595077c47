import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { launchBrowser } from './browser.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

/** A browser and the built site for the tests of a file: there before its first test, gone after its last. */
export function siteInBrowser(): { readonly browser: Browser; readonly site: BuiltSite } {
  let browser: Browser;
  let site: BuiltSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), startBuiltSite()]);
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
  };
}
