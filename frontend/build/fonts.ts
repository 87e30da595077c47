import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type FontSource = {
  file: string;
  source: string;
  axes?: Record<string, number | { min: number; max: number }>;
};

/** Two files on first load (`preloaded`); the letter typeface is fetched only when a reply is shown. */
const fonts: readonly FontSource[] = [
  {
    file: 'inter.woff2',
    source: 'inter-ui/variable/InterVariable.woff2',
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
  },
  {
    file: 'source-serif-600.woff2',
    source: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  },
  {
    file: 'tinos-400.woff2',
    source: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  },
  { file: 'tinos-700.woff2', source: '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf' },
];
const preloaded = ['inter', 'source-serif-600'];

function range(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)).join(
    '',
  );
}

/** Kerning, marks and tabular figures; the other features of the typefaces weigh as much again. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

/** Latin, Latin-1 and Latin Extended-A with the typographic signs our texts use. */
const characters = `${range(0x20, 0x7f)}${range(0xa0, 0x180)}–—‘’‚“”„†•…‰‹›€™−≤≥≠×÷→←↑↓☐☑✓\u2009\u202f\u2011`;

async function makeFont(font: FontSource, modules: string, cache: string): Promise<string> {
  const bytes = await readFile(join(modules, font.source));
  const recipe = JSON.stringify([font.axes ?? null, characters, features]);
  const key = createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 16);
  const marker = join(cache, `${font.file}.${key}`);
  const target = join(cache, font.file);
  const isMade = await stat(marker).then(
    () => true,
    () => false,
  );
  if (!isMade) {
    const subset = await subsetFont(bytes, characters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
      ...(font.axes ? { variationAxes: font.axes } : {}),
    });
    await writeFile(target, subset);
    await writeFile(marker, '');
  }
  return target;
}

/**
 * Subsets the self-hosted fonts from the npm packages at build time (no network) and preloads the two files
 * of the first screen. Styles refer to the files as `@fonts/<file>`.
 */
export function subsetFonts({ modules, cache }: { modules: string; cache: string }): Plugin {
  return {
    name: 'listownik-fonts',
    async config() {
      await mkdir(cache, { recursive: true });
      await Promise.all(fonts.map((font) => makeFont(font, modules, cache)));
      return { resolve: { alias: { '@fonts': cache } }, server: { fs: { allow: [cache] } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => preloaded.some((font) => name.includes(`/${font}-`)))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: true,
            },
          }));
      },
    },
  };
}
