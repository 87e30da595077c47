import { readingAssets } from '#frontend/build/reading-assets.ts';

import { type PageSite, startPageSite } from './page-site.ts';

export type ReadingSite = PageSite;

/** Builds a page that contains only `readLetter` and serves it under the strict policy. */
export function startReadingSite(): Promise<ReadingSite> {
  return startPageSite('reading-page', [readingAssets()]);
}
