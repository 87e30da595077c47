import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = '37 1140 2004 0000 3802 7755 1904';

function moneyOf(kind: string, body: string) {
  const letter = `Anna Maj\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nPISMO\n\n${body}\n`;
  const money = readMoney(viewLetter(openLetter(letter)), documentTypeOf(kind)).financial;
  return {
    main: money.main_amount.value,
    costs: money.costs.value,
    total: money.total_amount.value,
    direction: money.direction,
  };
}

describe('the main sum of a settlement is what is left, not its items', () => {
  it('reads what is left of a deposit for the reader', () => {
    const body =
      'Rozliczam kaucję. Wpłacił Pan 2000 zł.\n\nOdliczam:\n- prąd ......... 114,50\n- nowy zamek ......... 230,00\nRazem ......... 344,50\n\nZostaje dla Pana 1655,50 zł i tyle przeleję na konto do piątku.';
    expect(moneyOf('inne', body)).toMatchObject({ main: 1655.5, direction: 'to_receive' });
  });

  it('reads the balance named in its own cell of the sum row', () => {
    const body = `ROZLICZENIE\nRodzaj kosztu   Koszt   Zaliczki   Wynik\nWoda   410,20\nCiepło   903,40\nRazem   1 313,60   1 200,00   DOPŁATA 113,60\nProsimy o wpłatę do 30.09.2026 na ${account}.\nZaliczka dotychczas 100,00 zł/mies.   nowa 112,00 zł/mies. od 1.10.2026`;
    expect(moneyOf('inne', body)).toMatchObject({ main: 113.6, direction: 'to_pay' });
  });
});

describe('a rate per person is not the price of the household', () => {
  it('reads what the household pays', () => {
    const body = `Od 1 stycznia 2027 r. stawka opłaty wynosi 36,00 zł miesięcznie od osoby (dotąd 32,00 zł). W nieruchomości mieszkają 4 osoby, opłata wynosi zatem 4 x 36,00 zł = 144,00 zł miesięcznie. Opłatę uiszcza się do 15. dnia miesiąca po kwartale, po 432,00 zł za kwartał, na rachunek ${account}.`;
    expect([144, 432]).toContain(moneyOf('inne', body).main);
  });
});

describe('a ruling on a side matter is not about the sum of the case', () => {
  it.each([
    'w przedmiocie wniosku powódki o zwolnienie od kosztów sądowych',
    'na skutek wniosku pozwanego o ustanowienie pełnomocnika z urzędu',
  ])('%s', (matter) => {
    const body = `po rozpoznaniu sprawy z powództwa Jana Nowaka przeciwko Roletom sp. z o.o. o zapłatę 18 600,00 zł ${matter}\n\npostanawia: wniosek oddalić.`;
    expect(moneyOf('postanowienie-sadu', body).main).toBeNull();
  });
});

describe('the fee of a plan of instalments has its own column', () => {
  it('closes the total of the last row', () => {
    const rows = [
      'rata    termin            zaległość    odsetki    opłata prolong.    razem',
      '1       30.04.2026          900,00      84,00               9,00      993,00',
      '2       1.06.2026           900,00      84,00              13,00      997,00',
      'ogółem                    1 800,00     168,00              22,00    1 990,00',
    ];
    const body = `rozkładam na dwie raty zaległość:\n\n${rows.join('\n')}\n\nRaty proszę wpłacać na rachunek ${account}.`;
    expect(moneyOf('decyzja-podatkowa-korzystna', body)).toMatchObject({
      main: 1800,
      costs: 22,
      total: 1990,
    });
  });
});
