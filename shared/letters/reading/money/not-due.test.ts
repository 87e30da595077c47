import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { Reader } from '#shared/letters/reading/reader/reader.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

const nobody: Reader = { role: undefined, name: null };

function moneyOf(kind: string, body: string, reader = nobody) {
  const letter = `Kancelaria\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nPISMO\n\n${body}\n`;
  const { main_amount, total_amount, costs, direction } = readMoney(
    viewLetter(openLetter(letter)),
    documentTypeOf(kind),
    reader,
  ).financial;
  return { main: main_amount.value, total: total_amount.value, costs: costs.value, direction };
}

const account = '\n\nRachunek: 37 1140 2004 0000 3802 7755 1904';

describe('a sum that is only threatened is not to be paid', () => {
  it.each([
    'zagrozić uczestniczce nakazaniem zapłaty na rzecz wnioskodawcy kwoty po 400,00 zł za każdy przypadek naruszenia obowiązku.',
    'wezwać dłużnika do usunięcia ogrodzenia pod rygorem nałożenia grzywny w kwocie 2 000,00 zł.',
    'oddalić wniosek w pozostałej części (żądanie kwoty 1 000,00 zł).',
  ])('%s', (body) => {
    const { main, total, direction } = moneyOf('postanowienie-sadu', `postanawia:\n\n1. ${body}`);
    expect([main, total, direction]).toEqual([null, null, 'none']);
  });

  it('beside what is ordered', () => {
    const body =
      'postanawia:\n\nI. zagrozić uczestniczce nakazaniem zapłaty kwoty po 400,00 zł za każde naruszenie;\nII. zasądzić od uczestniczki na rzecz wnioskodawcy kwotę 100,00 zł tytułem zwrotu opłaty sądowej.';
    expect(moneyOf('postanowienie-sadu', body, { role: 'debtor', name: null })).toMatchObject({
      main: 100,
      direction: 'to_pay',
    });
  });

  it.each([
    'Opłata dodatkowa   180,00 zł\n\nPo 14 dniach wyślemy upomnienie z kosztami 16,00 zł.',
    'Opłata dodatkowa   180,00 zł\n\nUpomnienie z 18 marca (koszty 16,00 zł, zapłacone) traci znaczenie.',
  ])('nor what a reminder would cost or did cost: %j', (body) => {
    expect(moneyOf('wezwanie-do-zaplaty', body + account)).toMatchObject({
      main: 180,
      costs: null,
    });
  });
});

describe('a claim of the reader', () => {
  it('is in dispute, though the court calls them', () => {
    const body =
      'Sąd wzywa Pana na posiedzenie w sprawie z Pana powództwa przeciwko Trans sp. z o.o. w Płocku o zapłatę 8 340,00 zł.';
    expect(moneyOf('rozprawa-strona', body, { role: 'claimant', name: null })).toMatchObject({
      main: 8340,
      direction: 'disputed',
    });
  });
});

describe('a sum of which only a share counts', () => {
  it('is the one that the letter asks for', () => {
    const body =
      'Klinika sfinansowała kurs i dojazdy, łącznie 6 800,00 zł. Zwrot jest proporcjonalny:\n\n  6 800,00 zł x 9/24 = 2 550,00 zł\n\nProsimy o wpłatę 2 550,00 zł w ciągu 14 dni.';
    expect(moneyOf('wezwanie-do-zaplaty', body + account)).toEqual({
      main: 2550,
      total: 2550,
      costs: null,
      direction: 'to_pay',
    });
  });

  it('is what remains for the reader', () => {
    const body =
      'Kaucja była 4 400,00 zł. Razem potrącenia 2 054,17 zł.\n\nZostaje dla Ciebie 4 400,00 - 2 054,17 = 2 345,83 zł. Nie musisz nic dopłacać.';
    expect(moneyOf('rozliczenie-kaucji', body)).toMatchObject({
      main: 2345.83,
      total: 2345.83,
      direction: 'to_receive',
    });
  });
});

describe('what may be paid in another way', () => {
  it('is the sum that settles it at once', () => {
    const body =
      'Składka za nowy okres\n  płatność jednorazowa ...... 1 146,00 zł\n  albo dwie raty ...... 594,00 zł i 594,00 zł\n\nNie trzeba nic podpisywać. Za przerwę UFG nalicza opłatę 9 610,00 zł.';
    expect(moneyOf('ubezpieczyciel-wznowienie', body + account)).toMatchObject({
      main: 1146,
      costs: null,
    });
  });
});

describe('a payment that another makes in one case', () => {
  it('does not deny what the letter asks for', () => {
    const body = `Prosimy o wpłatę ostatniej transzy 61 200,00 zł w terminie 14 dni.${account}\n\nKto korzysta z kredytu, przekazuje pismo bankowi. W takim przypadku prosimy nie wpłacać transzy samemu.`;
    expect(moneyOf('przedsadowe-wezwanie', body)).toMatchObject({
      main: 61200,
      direction: 'to_pay',
    });
  });
});
