import { readFile } from 'node:fs/promises';

import { gapsOf } from './gaps-of.ts';
import { samplesOf } from './ground-truth.ts';

/**
 * `npm run -s gaps [-- DIR...]`: how many gaps the contesting reply to each letter that is read leaves to the reader,
 * their mean, and what they ask for, most frequent first.
 */
const wanted = process.argv.slice(2);
const folders = wanted.length > 0 ? wanted : ['tests/fixtures/letters', 'tests/fixtures/letters-2'];
const samples = (await Promise.all(folders.map(samplesOf))).flat();
const asked = new Map<string, number>();
let letters = 0;
let gaps = 0;
for (const { name, file, truth } of samples) {
  // A letter that the gate turns away gets no reply.
  if (truth.expected_rejection !== null) continue;
  const found = gapsOf(await readFile(file, 'utf8'));
  letters += 1;
  gaps += found.length;
  process.stdout.write(`${String(found.length).padStart(2)} ${name}: ${found.join(' | ')}\n`);
  for (const what of found) asked.set(what, (asked.get(what) ?? 0) + 1);
}
const rows = [...asked].toSorted(([, one], [, other]) => other - one);
for (const [what, count] of rows) process.stdout.write(`${String(count).padStart(4)} ${what}\n`);
process.stdout.write(`${letters} letters, ${(gaps / letters).toFixed(2)} gaps in the mean\n`);
