import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';

import { exportTools } from '#frontend/build/export-tools.ts';
import { subsetFonts } from '#frontend/build/fonts.ts';
import { letterFonts } from '#frontend/build/letter-fonts.ts';

import { type PageSite, startPageSite } from './page-site.ts';

const repository = resolve(import.meta.dirname, '../..');
const modules = join(repository, 'node_modules');

/** Builds a page with a result on it, as the product shows it, and serves it under the strict policy. */
export function startResultSite(): Promise<PageSite> {
  return startPageSite('result-page', [
    react(),
    exportTools(),
    letterFonts({ modules, cache: join(repository, '.local/letter-fonts') }),
    subsetFonts({ modules, cache: join(repository, '.local/fonts') }),
  ]);
}
