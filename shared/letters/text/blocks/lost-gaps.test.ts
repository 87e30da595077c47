import { describe, expect, it } from 'vitest';

import { withGaps } from './lost-gaps.ts';

/** The cells of each line. */
const cellsOf = (text: string) =>
  withGaps(text)
    .split('\n')
    .map((line) => line.trim().split(/ {3,}/));

describe('the gaps of a table', () => {
  it('are put back in rows that end with their sum', () => {
    expect(
      cellsOf(`Zaległość obejmuje:
czynsz za maj 2026 r. 1 240,00 zł
odsetki do 8.06.2026 12,40 zł
RAZEM 1 252,40 zł`),
    ).toEqual([
      ['Zaległość obejmuje:'],
      ['czynsz za maj 2026 r.', '1 240,00 zł'],
      ['odsetki do 8.06.2026', '12,40 zł'],
      ['RAZEM', '1 252,40 zł'],
    ]);
  });

  it('part the number of a row and its days, too', () => {
    expect(
      cellsOf(`1 abonament 03.05.2026 17.05.2026 89,90
2 dzierżawa routera 03.06.2026 17.06.2026 15,00`),
    ).toEqual([
      ['1', 'abonament', '03.05.2026', '17.05.2026', '89,90'],
      ['2', 'dzierżawa routera', '03.06.2026', '17.06.2026', '15,00'],
    ]);
  });

  it('are put back in a short row between empty lines', () => {
    expect(
      cellsOf('Oddajemy całą cenę:\n\nkwota zwrotu 279,99 zł\n\nProszę nic nie wysyłać.'),
    ).toEqual([
      ['Oddajemy całą cenę:'],
      [''],
      ['kwota zwrotu', '279,99 zł'],
      [''],
      ['Proszę nic nie wysyłać.'],
    ]);
  });

  it('stay lost in sentences, sums in words, lists of parts and where figures stand behind gaps', () => {
    for (const text of [
      'Po odliczeniu wpłat pozostaje do zapłaty kwota 412,00 zł\ni odsetki w wysokości 8,10 zł',
      'Wypłacamy Panu 8 515,00 zł\n\nPieniądze przelejemy jutro.',
      '1) do 16 marca 2026 r. – zaliczka, 400 zł\n2) do 30 kwietnia 2026 r. – reszta, 780 zł',
      'Energia ........ 112,40 zł\nRazem ........ 112,40 zł',
      'Energia   112,40 zł\nOpłata stała 20,00 zł\nRazem 132,40 zł',
    ])
      expect(withGaps(text)).toBe(text);
  });
});
