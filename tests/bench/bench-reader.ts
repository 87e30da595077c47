import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { characterErrorRate, comparable } from '#tests/support/character-errors.ts';
import { openFileReader } from '#tests/support/file-reader.ts';
import { encodeJpeg } from '#tests/support/hard-pictures/encode.ts';
import { hardPictures } from '#tests/support/hard-pictures/hard-pictures.ts';
import { drawPages } from '#tests/support/hard-pictures/letter-pages.ts';

import { table } from './figures.ts';

/*
 * How well the browser reads pictures people really take: bent, crumpled, shadowed, marked, in columns.
 *   npm run bench:reader -- [--only "curl, strong;crumpled"] [--letters d03,d08] [--keep FOLDER]
 * Each picture is made from a page of a letter, read as the product reads it, and held against the words of the page.
 */

const letters = {
  d03: 'd03_nakaz_zaplaty_upominawczy',
  d08: 'd08_us_upomnienie_pit',
  d09: 'd09_us_decyzja_vat',
};

const options = new Map<string, string>();
process.argv.slice(2).forEach((word, index, all) => {
  if (word.startsWith('--')) options.set(word.slice(2), all[index + 1] ?? '');
});
const only = options.get('only')?.split(';');
const wanted = (options.get('letters') ?? Object.keys(letters).join(',')).split(',');
const local = resolve(import.meta.dirname, '../../.local');
await mkdir(local, { recursive: true });
const folder = options.get('keep') ?? (await mkdtemp(join(local, 'bench-reader-')));
await mkdir(folder, { recursive: true });

const run = promisify(execFile);

/** Debian's or anybody's tesseract, if it can be called: the text it reads, else nothing. */
async function readNatively(file: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('tesseract', [file, '-', '-l', 'pol', '--psm', '3']);
    return stdout;
  } catch {
    return undefined;
  }
}

/** Words of the truth that were not read, in any order; all of them, and those with digits. */
function lostWords(read: string, truth: string): { share: number; digits: number } {
  const words = (text: string) => comparable(text).split(' ');
  const left = new Map<string, number>();
  for (const word of words(read)) left.set(word, (left.get(word) ?? 0) + 1);
  const expected = words(truth);
  const lost = expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  const digits = lost.filter((word) => /\d/.test(word)).length;
  return { share: lost.length / expected.length, digits };
}

const percent = (share: number) => (100 * share).toFixed(1);
const reader = await openFileReader();
const rows: (string | number)[][] = [];
for (const [letter, file] of Object.entries(letters)) {
  if (!wanted.includes(letter)) continue;
  const pages = await drawPages(resolve(`tests/fixtures/letters/${file}.pdf`), 2);
  for (const { name, make } of hardPictures) {
    if (only && !only.includes(name)) continue;
    const { picture, text, quality } = make(pages);
    const path = join(folder, `${letter} ${name}.jpg`);
    await writeFile(path, await encodeJpeg(picture, quality));
    const trace = await reader.read(path);
    if (options.has('keep')) await writeFile(`${path}.txt`, trace.text);
    const { share, digits } = lostWords(trace.text, text);
    const native = await readNatively(path);
    rows.push([
      `${letter}, ${name}`,
      percent(share),
      percent(characterErrorRate(trace.text, text)),
      digits,
      native === undefined ? '' : percent(lostWords(native, text).share),
      native === undefined ? '' : percent(characterErrorRate(native, text)),
      (trace.milliseconds / 1000).toFixed(1),
      trace.error?.code ?? trace.lost.map((lost) => `${percent(lost)} % lost`).join(', '),
    ]);
    process.stderr.write(`${rows.at(-1)?.join('  ') ?? ''}\n`);
  }
}
await reader.close();
if (!options.has('keep')) await rm(folder, { recursive: true });
const head = 'Picture,Words lost %,CER %,Digits lost,Native words %,Native CER %,Seconds,Told';
process.stdout.write(`${table(head.split(','), rows)}\n`);
