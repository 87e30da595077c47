import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { checkQuality } from '#shared/letters/intake/quality.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { processorSeconds } from '#tests/support/processor-time.ts';

const folder = 'tests/fixtures/letters';
const truth = z.object({ expected_rejection: z.nullable(z.string()) });
const letters = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const text = readFileSync(`${folder}/${name.replace('.json', '.txt')}`, 'utf-8');
    const json: unknown = JSON.parse(readFileSync(`${folder}/${name}`, 'utf-8'));
    return { name, text, refusal: truth.parse(json).expected_rejection };
  });
const real = letters.filter(({ refusal }) => refusal === null);

/** Repeatable numbers from 0 to 1 (mulberry32). */
function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('checkQuality', () => {
  it.each(letters)('judges $name as its ground truth says', ({ text, refusal }) => {
    expect(checkQuality(openLetter(text))).toEqual(refusal === null ? [] : [refusal]);
  });

  it('accepts real letters in which one character in fifty was misread', () => {
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.nat(), ({ text }, seed) => {
        const roll = diceOf(seed);
        const noisy = text.replace(/[^\n]/g, (character) =>
          roll() < 0.02 ? '1leo.n'.charAt(roll() * 6) : character,
        );
        expect(checkQuality(openLetter(noisy))).toEqual([]);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it.each(real)('accepts $name without diacritics and line breaks', ({ text }) => {
    const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L');
    expect(checkQuality(openLetter(bare.replace(/\s+/g, ' ')))).toEqual([]);
  });

  it('refuses a letter that breaks off in a sentence without a word about pages', () => {
    for (const { text } of real.filter(({ text }) => text.length > 1500)) {
      const head = text.slice(0, 900);
      const cut = head.slice(0, head.lastIndexOf(' '));
      expect(['INCOMPLETE_TEXT', undefined]).toContain(checkQuality(openLetter(cut))[0]);
    }
  });

  it.each([
    [
      'a short notice of a cooperative',
      'Spółdzielnia Mieszkaniowa „Zacisze”\nul. Lipowa 2, 00-001 Warszawa\n\nPani Maria Kot\n\nZawiadamiamy, że w dniu 12 maja 2026 r. odbędzie się odczyt wodomierzy. Prosimy o udostępnienie lokalu w godzinach 10-12.\n\nZ poważaniem\nAdministracja',
    ],
    [
      'a short reminder of an invoice',
      'Szanowny Panie,\nprzypominamy o nieopłaconej fakturze nr FV/12/2026 na kwotę 230,00 zł. Termin płatności minął 3 marca 2026 r. Prosimy o wpłatę na rachunek podany na fakturze.\nZ poważaniem\nDział Rozliczeń',
    ],
  ])('accepts %s', (_name, text) => {
    expect(checkQuality(openLetter(text))).toEqual([]);
  });

  it.each([
    ['nothing at all', '', 'TOO_SHORT'],
    [
      'Ukrainian',
      'Шановний пане, повідомляємо вас про необхідність сплатити заборгованість у строк до кінця місяця згідно з договором номер п’ять.',
      'WRONG_LANGUAGE',
    ],
    [
      'a hexadecimal dump',
      Array.from({ length: 40 }, (_, row) => `4f3a9b${row}c0d1e2f3a4b5c6d7e8f90a1b2c3d`).join('\n'),
      'ENCRYPTED_CONTENT',
    ],
  ])('refuses %s', (_name, text, code) => {
    expect(checkQuality(openLetter(text))).toEqual([code]);
  });

  it('stays quick on half a megabyte of hostile text', () => {
    const hostile = [
      'strona 1 z '.repeat(45_000),
      'a'.repeat(500_000),
      '12 '.repeat(160_000),
      '-\n'.repeat(250_000),
    ];
    const seconds = processorSeconds(() => {
      for (const text of hostile)
        expect(checkQuality(openLetter(text)).length).toBeLessThanOrEqual(1);
    });
    expect(seconds).toBeLessThan(10);
  }, 300_000);
});
