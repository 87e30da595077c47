import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { launchBrowser } from './browser.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';
import { dataFolder, type Product, startProduct } from './product.ts';

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

/** A browser and the whole product, over a data folder of its own, for the tests of a file. */
export function productInBrowser(): { readonly browser: Browser; readonly product: Product } {
  let data: Awaited<ReturnType<typeof dataFolder>>;
  let browser: Browser;
  let product: Product;
  beforeAll(async () => {
    data = await dataFolder();
    [product, browser] = await Promise.all([startProduct(data.path), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await data.remove();
  });
  return {
    get browser() {
      return browser;
    },
    get product() {
      return product;
    },
  };
}
