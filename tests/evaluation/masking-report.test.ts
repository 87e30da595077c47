import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { corpora } from './corpora.ts';
import { samplesOf } from './ground-truth.ts';
import { maskingReport } from './masking-report.ts';

it('no letter leaves, is counted or is kept with a name, street or number that is known of a person', async () => {
  const { letters, countedSenders, cassettes, kinds, left } = await maskingReport(
    corpora.map(({ folder }) => folder),
  );
  expect(left).toEqual([]);
  expect(countedSenders).toBeGreaterThan(450);
  expect(cassettes).toBe(12);
  expect(letters).toBeGreaterThan(500);
  expect(kinds.get('name')?.all).toBeGreaterThan(1_100);
  expect(kinds.get('street')?.all).toBeGreaterThan(200);
  for (const kind of ['PESEL', 'NIP', 'phone', 'e-mail', 'account']) {
    expect(kinds.get(kind)?.all, kind).toBeGreaterThan(60);
  }
}, 300_000);

it('the measure sees what is not hidden', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masking-'));
  const [sample] = await samplesOf('tests/fixtures/fresh-letters-3');
  if (sample === undefined) throw new Error('No letter.');
  const truth = await readFile(sample.file.replace(/txt$/, 'json'), 'utf8');
  await writeFile(join(folder, 'letter.json'), truth);
  await writeFile(
    join(folder, 'letter.txt'),
    'Wypowiedział się tu ostatnio wesoły Ksawery wobec Pająka.',
  );
  const tapes = await mkdtemp(join(tmpdir(), 'tapes-'));
  await writeFile(join(tapes, 'letter.json'), '{"content":"Ksaweremu"}');
  const { left } = await maskingReport([folder], tapes);
  await rm(folder, { recursive: true });
  await rm(tapes, { recursive: true });
  const counted = 'counted as Wypowiedział się tu ostatnio wesoły Ksawery wobec Pająka';
  expect(left).toEqual([
    'name, Ksawe: letter',
    `name, Ksawe: letter, ${counted}`,
    'name, Ksawe: letter, in its cassette',
    'name, Pają: letter',
    `name, Pają: letter, ${counted}`,
  ]);
});
