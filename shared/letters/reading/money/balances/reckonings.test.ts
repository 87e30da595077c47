import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';

function sumsOf(body: string) {
  const view = viewLetter(openLetter(`ROZLICZENIE\n\n${body}\n\n${account}\n`));
  const { financial } = readMoney(view, documentTypeOf('wezwanie-do-zaplaty'));
  const { main_amount: main, interest, costs, total_amount: total } = financial;
  return [main.value, interest.value, costs.value, total.value];
}

const debt = (last: string) =>
  `  I. Zadłużenie
     1. kapitał                       12 000,00
     2. odsetki umowne                   300,00
     3. koszty przechowania auta         200,00
                          razem I     12 500,00
  II. Pomniejszenia
     4. cena sprzedaży auta           10 000,00
     5. zwrot składki                    500,00
                          razem II    10 500,00
  III. ${last}    2 000,00`;

describe('a reckoning of two sides', () => {
  it.each([
    ['SALDO (I - II)', 'Wzywamy do zapłaty kwoty 2 000,00 zł do 31 marca 2026 r.'],
    ['POZOSTAJE', 'Prosimy o wpłatę 2 000,00 zł w terminie 14 dni.'],
    ['Różnica do dopłaty', 'Proszę zapłacić 2 000,00 zł do końca miesiąca.'],
  ])('asks for its balance alone: %s', (last, order) => {
    expect(sumsOf(`${debt(last)}\n\n${order}`)).toEqual([2000, null, null, 2000]);
  });

  it('keeps the whole where the letter orders the whole', () => {
    const body = `${debt('Saldo po sprzedaży')}\n\nWzywamy do zapłaty kwoty 12 500,00 zł, bo sprzedaż nie doszła do skutku.`;
    expect(sumsOf(body)[3]).toBe(12500);
  });
});
