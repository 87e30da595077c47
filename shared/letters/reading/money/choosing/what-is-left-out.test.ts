import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';

function moneyOf(kind: string, ...lines: readonly string[]) {
  const letter = `Urząd Gminy w Nowym Dworze\nul. Polna 1, 00-001 Nowy Dwór\n\nPan Jan Nowak\n\nPISMO\n\n${lines.join('\n')}\n`;
  const { main_amount, total_amount, costs, direction, bank_account } = readMoney(
    viewLetter(openLetter(letter)),
    documentTypeOf(kind),
  ).financial;
  return {
    main: main_amount.value,
    total: total_amount.value,
    costs: costs.value,
    direction,
    account: bank_account.value,
  };
}

describe('a rate is not what is to be paid', () => {
  it('where a line of its own says what it comes to', () => {
    const money = moneyOf(
      'nowa-stawka-oplaty',
      'stawka za osobę',
      'od 1 lipca 2026 r.',
      '38,00 zł',
      'Opłata Państwa od 1 lipca 2026 r.:',
      '4 x 38,00 zł = 152,00 zł',
      'minus 4 x 3,00 zł = 12,00 zł',
      'do zapłaty miesięcznie',
      '140,00 zł',
      account,
    );
    expect(money).toMatchObject({ main: 140, total: 140 });
  });

  it('where the count of days of a tariff is no day from which a new price counts', () => {
    const money = moneyOf(
      'ufg-brak-oc',
      'Opłata za brak OC w 2026 r.:',
      '  do 3 dni            1 920,00 zł',
      '  od 4 do 14 dni      4 810,00 zł',
      '  powyżej 14 dni      9 610,00 zł',
      'Przerwa trwała 2 dni. Wzywamy do zapłaty 1 920,00 zł w terminie 30 dni.',
      account,
    );
    expect(money).toMatchObject({ main: 1920, direction: 'to_pay' });
  });

  it('but the parts of a whole stay its parts', () => {
    const money = moneyOf(
      'wezwanie-do-zaplaty',
      'kara                     132,00 zł',
      'koszty administracyjne     9,00 zł',
      'do zapłaty               141,00 zł',
      account,
    );
    expect(money).toMatchObject({ main: 132, costs: 9, total: 141 });
  });
});

describe('a call to another deed than paying orders no sum', () => {
  it.each([
    'wzywam Pana do udzielenia wyjaśnień w sprawie przelewu otrzymanego 18 marca 2026 r. w kwocie 48 000,00 zł.',
    'wzywam Panią do przedłożenia umowy pożyczki na 12 000,00 zł.',
  ])('%s', (text) => {
    expect(moneyOf('wezwanie-us', text).direction).not.toBe('to_pay');
  });

  it('unless it also calls to pay', () => {
    const text = 'wzywam Pana do złożenia deklaracji i zapłaty podatku w kwocie 1 200,00 zł.';
    expect(moneyOf('wezwanie-us', text, account)).toMatchObject({
      main: 1200,
      direction: 'to_pay',
    });
  });
});

describe('what a sum is counted from', () => {
  it('is not to be paid: the share of a value', () => {
    const money = moneyOf(
      'komornik-koniec',
      'ustalić opłatę na 212,40 zł, tj. 5 % wartości świadczenia pozostałego do wyegzekwowania (4 248,00 zł), i obciążyć nią dłużnika;',
      'wezwać dłużnika do zapłaty opłaty w terminie 7 dni.',
      account,
    );
    expect(money).toMatchObject({ main: 212.4, direction: 'to_pay' });
  });
});

describe('a payment in the table', () => {
  it('leaves the rest that arithmetic proves', () => {
    const money = moneyOf(
      'grzywna-wezwanie',
      'wzywam do zapłaty:',
      '   grzywna                      800,00 zł',
      '   koszty                       150,00 zł',
      '   razem                        950,00 zł',
      '   wpłacono 4 sierpnia 2026 r. - 300,00 zł',
      '   pozostaje                    650,00 zł',
      account,
    );
    expect(money).toMatchObject({ main: 650, total: 650 });
  });
});

describe('the account', () => {
  it('is the one for advances, not the one that says it takes none', () => {
    const money = moneyOf(
      'wezwanie-do-zaplaty',
      'wzywam do uiszczenia zaliczki na biegłego w kwocie 1 800,00 zł w terminie 14 dni od doręczenia, pod rygorem pominięcia dowodu z opinii biegłego, o który wnoszono w pozwie z dnia 3 marca.',
      'Rachunek sum na zlecenie: 14 1050 0259 7692 4294 5688 4460',
      'Rachunek dochodów (opłaty sądowe, nie do zaliczek): 28 1140 5786 3486 9665 1174 2690',
    );
    expect(money.account).toBe('14105002597692429456884460');
  });
});

describe('what was collected beyond a settled debt', () => {
  it('comes back to the reader whose account is asked for', () => {
    const money = moneyOf(
      'komornik-pismo',
      'Dług został w całości pokryty, łącznie z kosztami. Powstała nadwyżka: 214,36 zł. Te pieniądze należą do Pana, proszę podać numer rachunku.',
    );
    expect(money).toMatchObject({ main: 214.36, direction: 'to_receive' });
  });
});
