import { describe, expect, it } from 'vitest';

import { withRows } from './lost-rows.ts';

/** The rows of a text with two columns, cell by cell. */
const rowsOf = (...lines: readonly string[]) =>
  withRows(lines.join('\n'))
    .split('\n')
    .map((line) => line.split(/ {3,}/))
    .filter(({ length }) => length > 1);

const debt = [
  ['czynsz za maj', '1 240,00 zł'],
  ['odsetki do 8.06.2026', '12,40 zł'],
  ['koszty upomnienia', '16,00 zł'],
  ['RAZEM', '1 268,40 zł'],
] as const;
const labels = debt.map(([label]) => label);
const sums = debt.map(([, sum]) => sum);

describe('a table whose columns come one after the other', () => {
  it.each([
    ['alone', [], []],
    ['below a sentence', ['Zaległość na dzień 8 czerwca 2026 r. wynosi:'], []],
    [
      'with sentences between its columns',
      [],
      ['Prosimy o wpłatę w ciągu 7 dni.', 'Brak wpłaty oznacza sprawę w sądzie.'],
    ],
    [
      'with a row that kept its sum',
      ['wpłacono 100,00 zł'],
      ['Rachunek: 12 1020 1111 2222 3333 4444 5555'],
    ],
    ['below the names of others', ['Wspólnota Mieszkaniowa', 'ul. Leśna 4, 26-600 Radom'], []],
  ])('gets its rows back: %s', (_, above, between) => {
    expect(rowsOf(...above, ...labels, ...between, ...sums)).toEqual(debt);
  });

  it('gets the heading of its sums as a row, too', () => {
    expect(rowsOf('Należność', ...labels, 'Kwota zł', ...sums)[0]).toEqual([
      'Należność',
      'Kwota zł',
    ]);
  });

  it('keeps the rows that leaders lead to', () => {
    expect(
      rowsOf(
        'wartość energii ........ 418,50 zł',
        'limit zwrotu: 20% z 418,50 zł ........',
        'DO ZWROTU ........',
        '83,70 zł',
        '83,70 zł',
      ),
    ).toEqual([
      ['limit zwrotu: 20% z 418,50 zł ........', '83,70 zł'],
      ['DO ZWROTU ........', '83,70 zł'],
    ]);
  });

  it('may be a form', () => {
    const names = ['Numer sprawy:', 'Data:', 'Miejsce:'];
    const values = ['KR/12/2026', '4 maja 2026 r.', 'ul. Leśna, sektor B'];
    expect(rowsOf(...names, ...values)).toEqual(names.map((name, at) => [name, values[at]]));
    expect(
      rowsOf(
        'okres ochrony',
        'do dopłaty',
        'tytuł',
        '1.05.2026 - 30.04.2027',
        '486,00 zł',
        'OC 77104',
      ),
    ).toEqual([
      ['okres ochrony', '1.05.2026 - 30.04.2027'],
      ['do dopłaty', '486,00 zł'],
      ['tytuł', 'OC 77104'],
    ]);
  });
});

describe('other lines', () => {
  it.each([
    ['a sum too few', [...labels, ...sums.slice(1)].slice(1, -1)],
    ['labels of days', ['Termin płatności', 'Data wystawienia', '168,40 zł', '12,00 zł']],
    ['names of no money', ['Ewa Nowak', 'Jan Nowak', '168,40 zł', '12,00 zł']],
    [
      'rows below each other',
      ['Zaległość', 'Odsetki', '1.', '100,00', '2,00', '2.', '100,00', '3,00'],
    ],
    [
      'sentences',
      [
        'W zeznaniu odliczyła Pani ulgę na dwoje dzieci w kwocie',
        '2 224,08 zł, po',
        '1 112,04 zł na dziecko. Zwrot',
      ],
    ],
    [
      'a letterhead',
      [
        'Urząd Miejski',
        'ul. Leśna 4',
        '26-600 Radom',
        'Pan Jan Nowak',
        'ul. Polna 2',
        '26-601 Radom',
      ],
    ],
  ])('stay where they are: %s', (_, lines) => {
    expect(rowsOf(...lines)).toEqual([]);
  });
});
