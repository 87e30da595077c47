import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { gapsOf } from './gaps-of.ts';
import { samplesOf } from './ground-truth.ts';

const MOST_IN_THE_MEAN = 3;
/** What a letter prints at most once when it gives only its writer's. */
const postcode = /(?<!\d)\d{2}-\d{3}(?!\d)/g;
const pesel = /\bPESEL[:\s(]*\d{11}\b/g;

it(
  'leaves the reader three gaps in the mean, and none for what the letter says',
  { timeout: 240_000 },
  async () => {
    const folders = ['tests/fixtures/letters', 'tests/fixtures/letters-2'];
    const samples = (await Promise.all(folders.map(samplesOf))).flat();
    const counts: number[] = [];
    const said: string[] = [];
    for (const { name, file, truth } of samples) {
      if (truth.expected_rejection !== null) continue;
      const text = await readFile(file, 'utf8');
      const gaps = gapsOf(text);
      counts.push(gaps.length);
      const codes = new Set(text.match(postcode) ?? []);
      if (gaps.includes('adres zamieszkania lub siedziby') && codes.size > 1)
        said.push(`${name}: the reader's address`);
      if (gaps.includes('PESEL') && (text.match(pesel) ?? []).length === 1)
        said.push(`${name}: the reader's number`);
      if (gaps.includes('numer sprawy') && truth.reference_number !== null)
        said.push(`${name}: the reference`);
      if (gaps.includes('data pisma') && truth.document_date !== null)
        said.push(`${name}: the day of the letter`);
      if (gaps.includes('nadawca pisma') && truth.sender !== null) said.push(`${name}: the sender`);
    }
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeLessThanOrEqual(MOST_IN_THE_MEAN);
    expect(said).toEqual([]);
  },
);
