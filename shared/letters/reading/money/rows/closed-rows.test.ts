import { describe, expect, it } from 'vitest';

import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { rowOf } from './amount-rows.ts';

/** The label of each sum in the lines of a table that lost its columns. */
function labelsOf(...lines: readonly string[]) {
  const view = viewLetter(openLetter(`Poznań, 2 listopada 2026 r.\n\n${lines.join('\n')}\n`));
  return findAmounts(view.flow).map((amount) => rowOf(view, amount)?.label);
}

describe('a row whose columns are one space apart', () => {
  it.each([
    ['FV 1/26 termin płatności 16.02.2026 548,12 zł', 'fv 1/26 termin platnosci'],
    ['Anna Nowak 01.06.2026 - 31.05.2027 800,00 zł', 'anna nowak'],
    ['składka za maj 84,00 zł [RACHUNEK_1]', 'skladka za maj'],
    ['czesne za maj 760,00 zł brak wpłaty', 'czesne za maj'],
    ['opłata handlowa 14,90 zł/m-c', 'oplata handlowa'],
    ['sankcja EUR 132,00', 'sankcja'],
    ['dodatek mieszkaniowy 186,40 zł / mies. 1.02.2026 - 31.07.2026', 'dodatek mieszkaniowy'],
    ['odsetki do dnia 16.07.2026 r. 12,48 zł', 'odsetki do dnia 16.07.2026 r.'],
  ])('keeps the words of its label alone: %s', (row, label) => {
    expect(labelsOf(row, 'koszty wezwania 40,00 zł')[0]).toBe(label);
  });

  it('has the figures below zero, and leaves out the rates before its sums', () => {
    expect(labelsOf('ogrzewanie 1 980,00 2 261,18 -281,18', 'woda 504,00 481,88 +22,12')).toEqual(
      expect.arrayContaining(['ogrzewanie', 'woda']),
    );
    const rent = labelsOf(
      'fundusz 1,80 zł/m2 1,90 zł/m2 94,32 99,12',
      'śmieci wg osób 96,88 97,10',
    );
    expect(rent.slice(-4)).toEqual(['fundusz', 'fundusz', 'smieci', 'smieci']);
  });

  it('may name its second figure itself', () => {
    const rows = ['składki 11 904,10 odsetki 2 690,00', 'razem składki 18 442,30 odsetki 4 118,00'];
    expect(labelsOf(...rows).filter((label) => label === 'odsetki')).toHaveLength(2);
  });

  it('is one below the headings of the old and the new price', () => {
    const row = 'Opłata miesięczna 79,90 zł 86,90 zł';
    expect(labelsOf('teraz od 1 listopada 2026 r.', row)).toEqual(
      Array(2).fill('oplata miesieczna'),
    );
  });

  it.each([
    [['dziś od 1.10.2026', 'abonament miesięcznie 59,00 zł 64,90 zł']],
    [['do 31 maja 2026 od 1 czerwca 2026', 'marża 1,95% 1,95%', 'abonament 59,00 zł 64,90 zł']],
    [['było będzie', 'energia 0,6150 zł/kWh 0,6765 zł/kWh', 'abonament 0,00 zł 19,90 zł']],
    [
      [
        'dotychczas od 1 kwietnia 2026 r.',
        'woda 9,00 zł 9,40 zł',
        'osoby 3 3',
        'abonament 27 zł 28 zł',
      ],
    ],
  ])('is one below rates under these headings: %j', (lines) => {
    const labels = labelsOf(...lines).slice(-2);
    expect(labels.every((label) => label?.startsWith('abonament'))).toBe(true);
  });

  it('gets the names of its columns from a heading with as many', () => {
    const heading = 'nr termin płatności podatek odsetki opł. prolongacyjna do wpłaty';
    const view = viewLetter(
      openLetter(
        `Lipowo, 2 maja 2026 r.\n\n${heading}\nogółem 5 400,00 214,00 60,00 5 674,00 zł\n`,
      ),
    );
    const headers = findAmounts(view.flow).map((amount) => rowOf(view, amount)?.header);
    expect(headers).toEqual(['podatek', 'odsetki', 'opl. prolongacyjna', 'do wplaty']);
  });

  it('counts the cells of a table that bars parted', () => {
    const rows = [
      'rata | termin | zaległość | odsetki | razem do wpłaty',
      'I | 15.07.2026 | 1 500,00 | 118,00 | 1 618,00 zł',
      'ogółem | 4 500,00 | 354,00 | 4 854,00 zł',
    ];
    const view = viewLetter(openLetter(`Lipowo, 2 maja 2026 r.\n\n${rows.join('\n')}\n`));
    const headers = findAmounts(view.flow).map((amount) => rowOf(view, amount)?.header);
    expect(headers.slice(-3)).toEqual(['zaleglosc', 'odsetki', 'razem do wplaty']);
  });
});
