import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Every way in which text could become markup or code in a page. */
const DOORS = [
  /dangerouslySetInnerHTML/,
  /\.(?:inner|outer)HTML\b/,
  /insertAdjacentHTML/,
  /document\.write/,
  /\beval\(/,
  /new Function\(/,
  /\bsrcdoc\b/i,
  /createContextualFragment/,
];

test('a letter, a file name or an answer of the model is never markup: the site has no door for it', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const path of glob('frontend/src/**/*.{ts,tsx}')) {
    files += 1;
    const source = await readFile(path, 'utf-8');
    found.push(...DOORS.filter((door) => door.test(source)).map((door) => `${path}: ${door}`));
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
