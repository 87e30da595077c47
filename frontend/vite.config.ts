import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { exportTools } from './build/export-tools.ts';
import { firstFactsOnly, smallest } from './build/first-facts-only.ts';
import { subsetFonts } from './build/fonts.ts';
import { letterFonts } from './build/letter-fonts.ts';
import { prerender } from './build/prerender.ts';
import { readingAssets } from './build/reading-assets.ts';
import { serviceWorker } from './build/service-worker.ts';
import { socialCard } from './build/social-card.ts';
import { startAfterPaint } from './build/start-after-paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const pattern = (places: readonly string[]) => new RegExp(places.join('|'));

/** Modules that the first page needs and others share. */
const shell = pattern([
  '/node_modules/(?:react|react-dom|scheduler|react-router)/',
  '/node_modules/lucide-react/dist/esm/(?!icons/)',
  '/frontend/src/lib/(?:store|class-names)\\.ts',
  '/frontend/src/lib/browser/(?:toasts|browser-storage)\\.ts',
  '/frontend/src/lib/calls/(?:api-error|session-token|load-chunk)\\.ts',
  '/frontend/src/components/(?:icon|letter-drawing)\\.tsx',
  '/frontend/src/lib/reading/(?:check-file|reading-error)\\.ts',
  '/frontend/src/config/paths\\.ts',
  '/shared/domain/limits\\.ts',
  '/frontend/src/features/session/(?:session-store|use-session|plan-label)\\.ts',
]);

/** The cache of server answers, used by every screen except the landing page. */
const queries = pattern([
  '/node_modules/@tanstack/',
  '/frontend/src/app/queries\\.tsx',
  '/frontend/src/lib/calls/query-keys\\.ts',
]);

/** Modules that every caller of the server needs. */
const calls = pattern([
  '/node_modules/zod/v4/(?:core|mini)/',
  '/frontend/src/lib/calls/(?:api-client|read-failure)\\.ts',
  '/shared/contracts/(?:contract|fields|auth|me)\\.ts',
  '/shared/domain/ids\\.ts',
  '/frontend/src/features/session/(?:session-queries|use-session-actions|use-session-source)\\.ts',
]);

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    readingAssets(),
    exportTools(),
    letterFonts({ modules: here('../node_modules'), cache: here('../.local/letter-fonts') }),
    socialCard(),
    prerender({ cache: here('../.local') }),
    startAfterPaint(),
    serviceWorker(),
    subsetFonts({ modules: here('../node_modules'), cache: here('../.local/fonts') }),
  ],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Our content-security policy forbids data: fonts, and inlined pictures cannot be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file each, because a dozen small ones compress worse.
        codeSplitting: {
          groups: [
            { name: 'shell', test: shell },
            { name: 'queries', test: queries },
            { name: 'calls', test: calls },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [firstFactsOnly()],
    rolldownOptions: smallest,
  },
  server: { fs: { allow: [here('..')] } },
});
