import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const run = promisify(execFile);
const unzip = promisify(gunzip);
const data = resolve('node_modules/@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz');

type Instructions = 'all' | '128 bit';

/** A tesseract installed on this machine, with the data of our engine and one thread. */
export type NativeReader = {
  version: string;
  /** Reads a picture the way it does by itself. */
  read: (file: string) => Promise<string>;
  /**
   * The least processor seconds of so many readings of a prepared picture, set up as our engine is, without its start.
   * @param instructions all this processor has, or vectors of 128 bits: a browser's engine has no wider ones
   */
  seconds: (file: string, rounds: number, instructions: Instructions) => Promise<number>;
};

/** @param folder for the unpacked data */
export async function findNativeReader(folder: string): Promise<NativeReader | undefined> {
  const version = await run('tesseract', ['--version']).catch(() => undefined);
  if (!version) return undefined;
  await writeFile(join(folder, 'pol.traineddata'), await unzip(await readFile(data)));
  const start = await leastSeconds(folder, await blankPicture(folder), 5, 'all');
  return {
    version: version.stdout.split('\n')[0] ?? '',
    read: async (file) => (await call(folder, file, ['--psm', '3'])).text,
    seconds: async (file, rounds, instructions) =>
      (await leastSeconds(folder, file, rounds, instructions)) - start,
  };
}

async function leastSeconds(
  folder: string,
  file: string,
  rounds: number,
  instructions: Instructions,
): Promise<number> {
  const options = ['--psm', '4', '--dpi', '242'];
  if (instructions === '128 bit') options.push('-c', 'dotproduct=sse');
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push((await call(folder, file, options)).seconds);
  }
  return Math.min(...all);
}

async function call(
  folder: string,
  file: string,
  options: readonly string[],
): Promise<{ text: string; seconds: number }> {
  const words = ['tesseract', file, '-', '--tessdata-dir', folder, '-l', 'pol', '--oem', '1'];
  const { stdout, stderr } = await run(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time "$0" "$@"', ...words, ...options],
    { env: { ...process.env, OMP_THREAD_LIMIT: '1' } },
  );
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { text: stdout, seconds: user + system };
}

/** White and small: reading it costs nothing but the start. */
async function blankPicture(folder: string): Promise<string> {
  const [width, height] = [200, 200];
  const path = join(folder, 'blank.pgm');
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  await writeFile(path, Buffer.concat([head, Buffer.alloc(width * height, 255)]));
  return path;
}
