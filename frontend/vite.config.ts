import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { exportTools } from './build/export-tools.ts';
import { subsetFonts } from './build/fonts.ts';
import { letterFonts } from './build/letter-fonts.ts';
import { readingAssets } from './build/reading-assets.ts';
import { serviceWorker } from './build/service-worker.ts';
import { socialCard } from './build/social-card.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shell = [
  '/node_modules/@tanstack/',
  '/node_modules/zod/v4/(?:core|mini)/',
  '/frontend/src/lib/(?:store|class-names)\\.ts',
  '/frontend/src/lib/browser/(?:toasts|browser-storage)\\.ts',
  '/frontend/src/lib/calls/(?:api-client|api-error|read-failure|session-token|query-keys|load-chunk)\\.ts',
  '/shared/contracts/(?:contract|fields|auth|me)\\.ts',
  '/shared/domain/(?:limits|ids)\\.ts',
  '/frontend/src/features/session/',
];
const isShell = new RegExp(shell.join('|'));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    readingAssets(),
    exportTools(),
    letterFonts({ modules: here('../node_modules'), cache: here('../.local/letter-fonts') }),
    socialCard(),
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
        // What the first page needs and others share is one file: a dozen crumbs compress worse.
        codeSplitting: { groups: [{ name: 'shell', test: isShell }] },
      },
    },
  },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
});
