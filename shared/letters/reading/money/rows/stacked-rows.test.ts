import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = '37 1140 2004 0000 3802 7755 1904';
const letterWith = (table: string, order: string) =>
  `WÓJT GMINY ZALESIE\nul. Szkolna 2\n26-134 Zalesie\nJan Nowak\nPolna 3\n26-134 Zalesie\nZalesie, 7 września 2026 r.\nZAWIADOMIENIE\no zmianie wysokości opłaty\nZawiadamiam, że od dnia 1 października 2026 r. zmienia się stawka. Opłata wynosi:\n${table}\n${order}\n`;
const order = `Opłatę w nowej wysokości należy wnosić do 15. dnia każdego miesiąca, po raz pierwszy do 15 października 2026 r., na rachunek ${account}.`;

describe('a table whose cells stand one below the other', () => {
  it.each([
    'Liczba osób (z deklaracji)\nStawka od osoby\nUlga za kompostownik\nOpłata miesięczna\nod 1.10.2026\n3\n34,00 zł\n4,00 zł\n90,00 zł\ndo 30.09.2026\n3\n30,00 zł\n4,00 zł\n78,00 zł',
    'Liczba osób (z deklaracji)\nStawka od osoby\nUlga za kompostownik\nOpłata miesięczna\ndo 30.09.2026\n3\n30,00 zł\n4,00 zł\n78,00 zł\nod 1.10.2026\n3\n34,00 zł\n4,00 zł\n90,00 zł',
  ])('gives the price of the later row', (table) => {
    const { financial } = readLetter(openLetter(letterWith(table, order)));
    expect(financial.main_amount.value).toBe(90);
    expect(financial.direction).toBe('to_pay');
  });
});
