import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { launchBrowser } from './browser.ts';
import { dataFolder, type Product, startProduct } from './product.ts';

/** A browser and the whole product with its settings and a separate data folder, for the tests of a file. */
export function productInBrowser(environment: Record<string, string> = {}): {
  readonly browser: Browser;
  readonly product: Product;
} {
  let data: Awaited<ReturnType<typeof dataFolder>>;
  let browser: Browser;
  let product: Product;
  beforeAll(async () => {
    data = await dataFolder();
    [product, browser] = await Promise.all([startProduct(data.path, environment), launchBrowser()]);
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
