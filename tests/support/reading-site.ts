import { readingAssets } from '#frontend/build/reading-assets.ts';

import { type PageSite, startPageSite } from './page-site.ts';

export type ReadingSite = PageSite;

/** Builds a page with nothing but `readLetter` on it and serves it under the strict policy. */
export function startReadingSite(): Promise<ReadingSite> {
  return startPageSite('reading-page', [readingAssets()]);
}
