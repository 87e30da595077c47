import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { moneyItems } from '#shared/letters/reading/money/money-items.ts';
import { readPayeeAccount } from '#shared/letters/reading/money/payee-account.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { statedAccount } from './stated-accounts.ts';

const account = 'Wpłaty: 37 1140 2004 0000 3802 7755 1904, tytuł: album 12.';

function moneyOf(body: string, type: string) {
  const { financial } = readMoney(viewLetter(openLetter(`${body}\n`)), documentTypeOf(type));
  const { main_amount: main, interest, costs, total_amount: total, direction } = financial;
  return {
    main: main.value,
    interest: interest.value,
    costs: costs.value,
    total: total.value,
    direction,
  };
}

describe('the schedule of a loan', () => {
  const letter = (table: string) =>
    `INFORMACJA O ZMIANIE OPROCENTOWANIA\n\nUmowa kredytu hipotecznego. Od 1 lipca oprocentowanie wynosi 6,04%.\nSaldo kapitału: 200 000,00 zł\nHarmonogram najbliższych spłat\n\n${table}\n\nPoprzednia rata: 1 900,00 zł. Prosimy o zapewnienie środków.`;

  it.each([
    'nr kapitał odsetki rata razem saldo\n1 2 3\n500,00 501,00 502,00\n1 300,00 1 299,00 1 298,00\n1 800,00 1 800,00 1 800,00\n199 500,00 198 999,00 198 497,00',
    ' nr | kapitał | odsetki | rata razem\n 1 | 500,00 | 1 300,00 | 1 800,00\n 2 | 501,00 | 1 299,00 | 1 800,00\n    razem   1 001,00   2 599,00   3 600,00',
    'data kapitał odsetki rata saldo\n05.10.2026 500,00 1 300,00 1 800,00 199 500,00\n05.11.2026 501,00 1 299,00 1 800,00 198 999,00',
  ])('tells the next instalment, not the debt: %s', (table) => {
    const { main, direction } = moneyOf(letter(table), 'bank-pismo');
    expect([main, direction]).toEqual([1800, 'conditional']);
  });

  it('tells none where its figures do not add up', () => {
    const table = 'kapitał odsetki rata razem\n500,00 1 300,00 1 850,00\n501,00 1 299,00 1 850,00';
    expect(moneyOf(letter(table), 'bank-pismo').main).not.toBe(1850);
  });
});

describe('a table of what is owed in the reasons', () => {
  const letter = (table: string, below: string) =>
    `DECYZJA\no skreśleniu z listy studentów\n\nSkreślam Pana z listy studentów.\n\nUZASADNIENIE\nStan konta:\n\n${table}\n\nPOUCZENIE\nMożna złożyć wniosek w terminie 14 dni.\n\n${below}`;
  const table =
    '  pozostało czesne         900,00\n  powtarzanie przedmiotu   300,00\n  odsetki za opóźnienie     20,00\n  RAZEM                  1 220,00';

  it('is told, and not as an order, where the letter has an account for it', () => {
    const { total, direction } = moneyOf(letter(table, account), 'skreslenie');
    expect(total).toBe(1220);
    expect(direction).not.toBe('to_pay');
  });

  it('is none where nothing in it is owed', () => {
    const income = '  wynagrodzenie   900,00\n  zasiłek         320,00\n  RAZEM         1 220,00';
    const stated = (rows: string) =>
      statedAccount(moneyItems(viewLetter(openLetter(`${letter(rows, account)}\n`))));
    expect(stated(income)).toBeUndefined();
    expect(stated(table)?.total?.grosze).toBe(122_000);
  });
});

describe('four sums that add up', () => {
  it('make the fee for instalments a part of the whole', () => {
    const body = `DECYZJA\n\nrozkładam na raty zaległość w wysokości 3 000 zł wraz z odsetkami za zwłokę 40 zł i ustalam opłatę prolongacyjną 60 zł.\n\n   suma   3 100 zł\n\nRaty proszę wpłacać. ${account}`;
    expect(moneyOf(body, 'decyzja-us')).toMatchObject({
      main: 3000,
      interest: 40,
      costs: 60,
      total: 3100,
    });
  });
});

describe('a deposit', () => {
  it.each([
    'Kwota zostanie Panu wydana na wniosek.',
    'Wzywam do odbioru depozytu w terminie 3 lat.',
  ])('comes to the reader who is called to fetch it: %s', (words) => {
    const body = `ZAWIADOMIENIE O DEPOZYCIE\n\nZezwolono Spółdzielni na złożenie do depozytu sądowego 4 000,00 zł (równowartość wkładu 4 100,00 zł po potrąceniu opłat 100,00 zł). ${words}`;
    const { main, direction } = moneyOf(body, 'sad-braki-formalne');
    expect([main, direction]).toEqual([4000, 'to_receive']);
  });
});

describe('a note of interest', () => {
  const note = (below: string) =>
    `NOTA ODSETKOWA NR 3/2026\n\nZ powodu zapłaty faktur po terminie obciążamy odsetkami:\n\n  Faktura 1   12,00 zł\n  Faktura 2   18,00 zł\n  RAZEM       30,00 zł\n\nSame faktury są opłacone. ${below} prosimy wpłacić do 24 lipca 2026 r. ${account}`;

  it('asks for interest alone', () => {
    expect(moneyOf(note('Kwotę noty 30,00 zł'), 'wezwanie-do-zaplaty')).toMatchObject({
      main: null,
      interest: 30,
      total: 30,
    });
  });

  it('may ask for more beside it', () => {
    const { main } = moneyOf(note('Rekompensatę i odsetki 30,00 zł'), 'wezwanie-do-zaplaty');
    expect(main).toBe(30);
  });
});

describe('an account', () => {
  it.each(['przyjdzie osobno.', 'wyślemy osobno).'])(
    'is the payment’s where what comes apart was said before: %s',
    (words) => {
      const body = `FAKTURA\n\nDo zapłaty: 80,00 zł. Pierwsza nowa prognoza (342,00 zł) ${words} Numer rachunku do wpłat\n37 1140 2004 0000 3802 7755 1904`;
      const view = viewLetter(openLetter(`${body}\n`));
      expect(readPayeeAccount(view, documentTypeOf('rachunek')).value).not.toBeNull();
    },
  );
});
