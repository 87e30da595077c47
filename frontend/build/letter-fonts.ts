import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Tinos has the metrics of Times New Roman, so the PDF and the DOCX of one letter break in the same places. */
const faces = {
  'letter-400.ttf': '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  'letter-700.ttf': '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
} as const;

/** First and last character: Latin with every accent, Greek, Cyrillic, punctuation, currencies, signs. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
  [0x25a0, 0x25cf],
] as const;

const characters = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

async function cutFace(source: string, target: string): Promise<void> {
  const bytes = await readFile(source);
  const key = createHash('sha256').update(bytes).update(characters).digest('hex').slice(0, 16);
  const kept = `${target}.${key}`;
  if (!existsSync(kept)) {
    await writeFile(
      `${kept}.part`,
      await subsetFont(bytes, characters, { targetFormat: 'truetype' }),
    );
    await rename(`${kept}.part`, kept);
  }
  await writeFile(target, await readFile(kept));
}

/**
 * Subsets the letters' TrueType fonts from their npm package at build time (no network). The PDF writer
 * embeds them, so they are not web fonts; modules import them as `@letter-fonts/<file>?url`.
 */
export function letterFonts({ modules, cache }: { modules: string; cache: string }): Plugin {
  return {
    name: 'listownik-letter-fonts',
    async config() {
      await mkdir(cache, { recursive: true });
      await Promise.all(
        Object.entries(faces).map(([file, source]) =>
          cutFace(join(modules, source), join(cache, file)),
        ),
      );
      return { resolve: { alias: { '@letter-fonts': cache } }, server: { fs: { allow: [cache] } } };
    },
  };
}
