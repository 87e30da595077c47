import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { endsCover } from './cover-ends.ts';

const ends = (text: string) => endsCover(viewLetter(openLetter(text)));

describe('an insurance that ends by itself', () => {
  it.each([
    'Ważne: ta polisa NIE przedłuży się automatycznie.',
    'Umowa OC po poprzednim właścicielu nie zostanie wznowiona.',
    'Ubezpieczenie nie ulega przedłużeniu na kolejny rok.',
  ])('is not told as a renewal: %s', (text) => {
    expect(ends(text)).toBe(true);
  });

  it.each([
    'Polisa przedłuży się automatycznie na kolejne 12 miesięcy.',
    'Jeżeli złoży Pani wypowiedzenie, umowa nie przedłuży się na kolejny rok.',
    'Umowa nie przedłuży się, jeśli wypowie ją Pan do 5 maja.',
  ])('is told apart from one that goes on: %s', (text) => {
    expect(ends(text)).toBe(false);
  });

  it('has a last day that is no day of payment', () => {
    const letter = openLetter(`KOTWICA Towarzystwo Ubezpieczeń S.A.
ul. Morska 1, 81-001 Gdynia

Gdynia, 4 maja 2026 r.

Pan Jan Wilk
ul. Lipowa 5
20-001 Lublin

Polisa OC nr 55/1 po zakupie pojazdu

Polisa działa do 30 listopada 2026 r. Składkę przeliczyliśmy: do dopłaty 212,00 zł. Termin dopłaty: 29 maja 2026 r.
Rachunek: 25 2490 0005 8882 9554 8489 0768
Ta polisa nie przedłuży się automatycznie. Nowe OC trzeba zawrzeć najpóźniej 30 listopada 2026 r.`);
    const { terms } = readLetter(letter);
    const pays = terms.filter(({ what }) => what.startsWith('zapłata'));
    expect(pays.map(({ date }) => date)).toEqual(['2026-05-29']);
    expect(terms.filter(({ date }) => date === '2026-11-30')).toHaveLength(1);
    expect(answerClassification(letter).if_ignored ?? '').not.toContain('przedłuży się samo');
  });
});
