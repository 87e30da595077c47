import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { readLetterFile } from '#localstack/letter-reader.ts';
import { type GroundTruth, samplesOf } from '#tests/evaluation/ground-truth.ts';
import { characterErrorRate } from '#tests/support/character-errors.ts';
import { openFileReader } from '#tests/support/file-reader.ts';
import { encodeJpeg } from '#tests/support/hard-pictures/encode.ts';
import { hardPictures } from '#tests/support/hard-pictures/hard-pictures.ts';
import { drawPages } from '#tests/support/hard-pictures/letter-pages.ts';

import { quantile, table } from './figures.ts';
import { findNativeReader, type NativeReader } from './native-reader.ts';
import { lostWords, openFactScale } from './reading-losses.ts';

/*
 * How well the browser reads pictures people really take: bent, crumpled, shadowed, marked, in columns.
 *   npm run bench:reader -- [--only "curl, strong;crumpled"] [--letters d03,d08] [--keep FOLDER]
 *   npm run bench:reader -- --corpus tests/fixtures/letters
 * Each picture is made from a page of a letter, read as the product reads it, and held against the words of the page. With
 * `--corpus` the PDFs and pictures beside the letters of a folder are read instead, and held against their texts.
 * "Facts lost" are those the rules find in the true words and not in the words that were read, of so many.
 * Processor seconds are of a warm engine: "Page" of all the reading, views and workers together; "Engine" of one reading of the
 * prepared picture of a flat page, "Native" of the same picture by a native tesseract with the same data, where one is installed.
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

const reader = await openFileReader();
const browser = reader.page.context().browser();
if (!browser) throw new Error('The page has no browser.');
const session = await browser.newBrowserCDPSession();
/** A started engine rests: after so many milliseconds, so often in a row, its page used no processor. */
const [QUIET_MS, QUIET_TIMES] = [500, 3];
const ROUNDS = 3;
const native = await findNativeReader(folder);

/** Processor seconds that the pages of the browser have used so far, their workers with them. */
async function pageSeconds(): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The fewest processor seconds of reading the prepared picture: other work on the machine only adds to them. */
async function engineSeconds(): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await pageSeconds();
    await reader.page.evaluate(() => readingPage.recognize());
    seconds.push((await pageSeconds()) - before);
  }
  return Math.min(...seconds);
}

/** Starts an engine ahead and waits until nothing moves; the processor seconds of the start. */
async function warmUp(): Promise<number> {
  const before = await pageSeconds();
  await reader.page.evaluate(() => readingPage.warmUp());
  let last = before;
  for (let quiet = 0; quiet < QUIET_TIMES;) {
    await setTimeout(QUIET_MS);
    const now = await pageSeconds();
    quiet = now - last < 0.02 ? quiet + 1 : 0;
    last = now;
  }
  return last - before;
}

const percent = (share: number) => (100 * share).toFixed(1);
const rows: (string | number)[][] = [];
const starts: number[] = [];
const engines: string[][] = [];
const scale = await openFactScale();
const samples = await samplesOf(options.get('corpus') ?? 'tests/fixtures/letters');

/** Reads a file and adds its row. */
async function measure(name: string, path: string, text: string, truth: GroundTruth) {
  starts.push(await warmUp());
  const before = await pageSeconds();
  const trace = await reader.read(path);
  const cpu = (await pageSeconds()) - before;
  if (options.has('keep')) await writeFile(join(folder, `${name}.txt`), trace.text);
  const { share, digits } = lostWords(trace.text, text);
  const facts = await scale.lostFacts(trace.text, text, truth);
  const cells = [percent(share), percent(characterErrorRate(trace.text, text)), digits];
  const told = trace.lost.map((lost) => `${percent(lost)} % lost`).join(', ');
  const plain = path.endsWith('.pdf') ? undefined : await native?.read(path);
  const beside =
    plain === undefined
      ? ['', '']
      : [percent(lostWords(plain, text).share), percent(characterErrorRate(plain, text))];
  const seconds = [cpu.toFixed(1), (trace.milliseconds / 1000).toFixed(1)];
  const lost = `${facts.lost}/${facts.known}`;
  rows.push([name, ...cells, lost, ...beside, ...seconds, trace.error?.code ?? told]);
  process.stderr.write(`${rows.at(-1)?.join('  ') ?? ''}\n`);
}

async function measureHardPictures(): Promise<void> {
  for (const [letter, file] of Object.entries(letters)) {
    const sample = samples.find(({ name }) => name === file);
    if (!sample || !wanted.includes(letter)) continue;
    const pages = await drawPages(resolve(`tests/fixtures/letters/${file}.pdf`), 2);
    for (const { name, make } of hardPictures) {
      if (only && !only.includes(name)) continue;
      const { picture, text, quality } = make(pages);
      const path = join(folder, `${letter} ${name}.jpg`);
      await writeFile(path, await encodeJpeg(picture, quality));
      await measure(`${letter}, ${name}`, path, text, sample.truth);
      if (native && name === 'flat') engines.push([letter, ...(await besideNative(native, path))]);
    }
  }
}

async function measureCorpus(corpus: string): Promise<void> {
  const files = (await readdir(corpus)).filter((name) => /\.(?:pdf|jpe?g|png)$/i.test(name));
  for (const name of files.toSorted()) {
    const sample = samples.find((one) => name.startsWith(`${one.name}.`));
    if (!sample) continue;
    const text = await readLetterFile(sample.file);
    await measure(basename(name), resolve(corpus, name), text, sample.truth);
  }
}

const corpus = options.get('corpus');
await (corpus === undefined ? measureHardPictures() : measureCorpus(corpus));
await scale.close();
await reader.close();
if (!options.has('keep')) await rm(folder, { recursive: true });
const head = [
  ...['File', 'Words lost %', 'CER %', 'Digits lost', 'Facts lost'],
  ...['Native words %', 'Native CER %'],
  ...['Page CPU s', 'Seconds', 'Told'],
];
process.stdout.write(`${table(head, rows)}\n`);
process.stdout.write(`Start of an engine: ${quantile(starts, 0.5).toFixed(1)} CPU s\n`);
if (native) {
  const columns = ['Prepared picture', 'Engine CPU s', 'Native CPU s', 'Native CPU s, 128 bit'];
  process.stdout.write(
    `${native.version}\n${table([...columns, 'Ratio', 'Ratio, 128 bit'], engines)}\n`,
  );
}

/** Both engines' processor seconds for the picture prepared by us. */
async function besideNative(other: NativeReader, path: string): Promise<string[]> {
  const pgm = Buffer.from(await reader.page.evaluate(() => readingPage.prepare()), 'base64');
  const prepared = `${path}.pgm`;
  await writeFile(prepared, pgm);
  await reader.page.evaluate(() => readingPage.recognize());
  const own = await engineSeconds();
  const wide = await other.seconds(prepared, ROUNDS, 'all');
  const narrow = await other.seconds(prepared, ROUNDS, '128 bit');
  return [own, wide, narrow, own / wide, own / narrow].map((value) => value.toFixed(2));
}
