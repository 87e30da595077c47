import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { instalmentsIn } from './instalment-sums.ts';
import { runningRows } from './running-rows.ts';

const daysIn = (body: string) =>
  runningRows(viewLetter(openLetter(`ULGA\n\n${body}\n`))).map(({ date }) => date.iso);

const rows = [
  '1. 10.04.2026 500,00 20,00 520,00 2. 11.05.2026 500,00 25,00 525,00 3. 10.06.2026 500,00 30,00 530,00',
  'I 10.04.2026 r. 500,00 zł 20,00 zł II 11.05.2026 r. 500,00 zł 25,00 zł III 10.06.2026 r. 500,00 zł 30,00 zł',
  '10.04.2026 520,00; 11.05.2026 525,00; 10.06.2026 530,00',
];

describe('a schedule that became one line', () => {
  it.each(rows)('gives the day of each row: %s', (row) => {
    const body = `Harmonogram (nr, termin, kapitał, odsetki, rata): ${row} Razem 1 575,00. Prosimy o terminowe wpłaty.`;
    expect(daysIn(body)).toEqual(['2026-04-10', '2026-05-11', '2026-06-10']);
  });

  it.each([
    `Wpłacone raty: ${rows[0] ?? ''}. Dziękujemy.`,
    'Faktury: 10.04.2026 500,00 11.05.2026 500,00 10.06.2026 500,00.',
  ])('is none where the rows are past or have no such heading: %s', (body) => {
    expect(daysIn(body.replace('Wpłacone', 'Zapłacone i wpłacone'))).toEqual([]);
  });
});

const plan = (columns: string, lines: readonly string[]) => `Zakład Ubezpieczeń Społecznych
Oddział w Rzeszowie
Rzeszów, 12 marca 2026 r.

Pan Jan Nowak
ul. Cicha 2, 35-001 Rzeszów

Rozłożenie na raty należności z tytułu składek

Wyrażamy zgodę na spłatę w ratach. Umowę trzeba podpisać do 31 marca 2026 r.

   składki                  1 500,00 zł
   odsetki                     75,00 zł
   ogółem do spłaty         1 575,00 zł

Plan spłaty
   ${columns}
${lines.map((line) => `   ${line}`).join('\n')}

Raty wpłaca Pan na rachunek 37 1140 2004 0000 3802 7755 1904.
`;

describe('the columns of a schedule', () => {
  it.each([
    ['rata   termin       kwota raty   w tym odsetki', '525,00       25,00'],
    ['rata   termin       w tym odsetki   kwota raty', '25,00       525,00'],
    ['rata   termin       kapitał   odsetki   razem', '500,00   25,00   525,00'],
  ])('are told apart by what they add up to: %s', (columns, sums) => {
    const lines = ['10.04.2026', '11.05.2026', '10.06.2026'].map(
      (day, at) => `${'I'.repeat(at + 1)}      ${day}   ${sums}`,
    );
    const { view, terms, documentDate } = readLetter(openLetter(plan(columns, lines)));
    const paid = instalmentsIn(view, terms, documentDate).map(({ sum }) => sum?.grosze);
    expect(paid).toEqual([52_500, 52_500, 52_500]);
    expect(terms[0]?.date).toBe('2026-03-31');
  });
});
