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
  },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
});
