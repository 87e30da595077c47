import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { nobodyKnown } from '#shared/letters/reading/reader/reader.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

function sumsOf(body: string, kind = 'wezwanie-do-zaplaty', reader = nobodyKnown) {
  const letter = `Polna Usługi sp. z o.o.\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\n${body}\n\nRachunek: 37 1140 2004 0000 3802 7755 1904\n`;
  const view = viewLetter(openLetter(letter));
  const { financial } = readMoney(view, documentTypeOf(kind), reader);
  const { main_amount: main, interest, costs, total_amount: total, direction } = financial;
  return [main.value, interest.value, costs.value, total.value, direction];
}

describe('what is settled, threatened or offered', () => {
  it.each(['koszty 40,00 zł, odsetki 83,10 zł', 'poczet odsetek 83,10 zł i kosztów 40,00 zł'])(
    'a payment that went to parts of the debt: %s',
    (parts) => {
      const body = `WEZWANIE DO ZAPŁATY\n\nDziękujemy za wpłatę 500,00 zł. Zaliczyliśmy ją na ${parts}. Pozostała należność główna 1 123,10 zł oraz odsetki do dziś 4,85 zł. Razem 1 127,95 zł proszę wpłacić do 18 maja 2026 r.`;
      expect(sumsOf(body)).toEqual([1123.1, 4.85, null, 1127.95, 'to_pay']);
    },
  );

  it.each([
    'Brak wpłaty spowoduje wystawienie upomnienia (koszt 16,00 zł).',
    'Brak wpłaty skutkować będzie wysłaniem upomnienia, którego koszt 16,00 zł ponosi podatnik.',
    'W razie braku wpłaty otrzyma Pan upomnienie (koszt 16,00 zł).',
  ])('the cost of a reminder that is only announced: %s', (threat) => {
    const body = `WEZWANIE\n\nProsimy o wpłatę podatku w kwocie 118,00 zł. ${threat}`;
    expect(sumsOf(body)[2]).toBeNull();
  });

  it.each(['przelejemy ją na Pana rachunek', 'zwrócimy ją w ciągu 14 dni'])(
    'a rest that the sender returns: %s',
    (promise) => {
      const body = `INFORMACJA\n\nWpłacił Pan 3 200,00 zł. Opłata wynosi 740,00 zł. Do zwrotu pozostaje 2 460,00 zł; ${promise}.`;
      const [main, , , , direction] = sumsOf(body);
      expect([main, direction]).toEqual([2460, 'to_receive']);
    },
  );

  it('an offer to settle a debt for less', () => {
    const body =
      'PROPOZYCJA SPŁATY\n\nStan zadłużenia na dziś   2 946,18 zł\n\nJedna wpłata 1 473,09 zł albo 10 rat (razem 2 357,00 zł) – resztę umarzamy.';
    const [, , , total, direction] = sumsOf(body, 'propozycja-splaty');
    expect([total, direction]).toEqual([2946.18, 'disputed']);
  });

  it('the parts of what a guarantor is called to pay', () => {
    const body =
      'WEZWANIE PORĘCZYCIELA\n\n   kapitał rat           2 148,60\n   odsetki umowne          353,93\n   razem                 2 502,53 zł\n\nWzywamy do uregulowania tej kwoty. Kapitał jeszcze niewymagalny wynosi 31 400,00 zł.';
    const reader = { ...nobodyKnown, role: 'guarantor' as const };
    expect(sumsOf(body, 'bank-wezwanie', reader)).toEqual([
      2148.6,
      353.93,
      null,
      2502.53,
      'to_pay',
    ]);
  });

  it('the balance of several settlements', () => {
    const body =
      'ROZLICZENIE\n\nZimna woda: koszt 640,20, zaliczki 720,00, nadpłata 79,80\nCiepła woda: koszt 910,00, zaliczki 840,00, niedopłata 70,00\nOgrzewanie: koszt 1 820,00, zaliczki 2 040,00, nadpłata 220,00\nSaldo łączne: nadpłata 229,80 zł';
    const [main, , costs, , direction] = sumsOf(body, 'rachunek');
    expect([main, costs, direction]).toEqual([229.8, null, 'to_receive']);
  });

  it('a fare beside the whole that is ordered', () => {
    const body =
      'WEZWANIE DO ZAPŁATY\n\nNależność przewozowa wynosi 12,40 zł, opłata dodatkowa 350,00 zł. Jeżeli zapłaci Pan w ciągu 7 dni, opłata dodatkowa zostanie obniżona do 210,00 zł (razem 222,40 zł). Po tym terminie należy zapłacić 362,40 zł.';
    expect(sumsOf(body, 'oplata-dodatkowa-przejazd')[3]).toBe(362.4);
  });
});
