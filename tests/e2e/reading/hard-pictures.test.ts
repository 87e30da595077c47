import { join } from 'node:path';
import { expect, it } from 'vitest';

import { characterErrorRate } from '#tests/support/character-errors.ts';
import { encodeJpeg } from '#tests/support/hard-pictures/encode.ts';
import { hardPictures } from '#tests/support/hard-pictures/hard-pictures.ts';
import { drawPages } from '#tests/support/hard-pictures/letter-pages.ts';
import { readerInBrowser } from '#tests/support/reader-in-browser.ts';

const here = readerInBrowser();
const letter = join(
  import.meta.dirname,
  '../../fixtures/letters/d03_nakaz_zaplaty_upominawczy.pdf',
);

/* Measured with Chromium 153: 0.1 % each; 35.8 % and 15.8 % as the pictures are. */
it.each(['crumpled', 'stamp and marker'])('a page is read whole: %s', async (name) => {
  const pages = await drawPages(letter, 1);
  const made = hardPictures.find((picture) => picture.name === name)?.make(pages);
  if (!made) throw new Error(`There is no picture "${name}".`);
  const buffer = await encodeJpeg(made.picture, made.quality);
  const trace = await here.read({ name: 'pismo.jpg', buffer });
  expect(trace.error).toBeNull();
  expect(trace.lost).toEqual([]);
  expect(100 * characterErrorRate(trace.text, made.text)).toBeLessThan(2);
});
