import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { moneyItems } from './money-items.ts';

const rows = [
  'Składnik              Kwota (zł)      Odsetki (zł)      Koszty upomnień (zł)',
  'Opłata za śmieci        120,00            4,10                16,00',
  'Razem                   120,00            4,10                16,00',
];

const rolesOf = (lines: readonly string[], gap: string) =>
  moneyItems(viewLetter(openLetter(['Zestawienie należności.', ...lines].join(gap))))
    .slice(-3)
    .map(({ role }) => role);

describe('the role of an amount in a table', () => {
  it.each([
    ['close together', '\n'],
    ['apart, as PDFs are read', '\n\n'],
  ])('comes from the header of its column, rows %s', (_, gap) => {
    expect(rolesOf(rows, gap)).toEqual(['total', 'interest', 'costs']);
  });

  it('does not come from words above another paragraph', () => {
    const [header = '', ...figures] = rows;
    expect(rolesOf([header, 'Poniżej podajemy kwoty.', ...figures], '\n\n')).toEqual([
      'total',
      'total',
      'total',
    ]);
  });

  it('is the whole for the only figure of a row that says so, below any column', () => {
    const sum = 'Razem do zapłaty          140,10 zł';
    expect(rolesOf([...rows.slice(0, 2), sum], '\n\n').at(-1)).toBe('total');
  });

  it('does not come from the label of a row above, where an OCR lost the columns', () => {
    const letter = [
      '  Opłata za śmieci           120,00 zł',
      '  odsetki na dzień 3 maja 2026 r.     4,10 zł',
      '  koszty upomnienia          16,00 zł',
      '  razem                 140,10 zł',
    ];
    expect(rolesOf(letter, '\n')).toEqual(['interest', 'costs', 'total']);
  });
});
