import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

const payee = '\n\nRachunek: 37 1140 2004 0000 3802 7755 1904\n';

function sumsOf(body: string, kind = 'przedsadowe-wezwanie') {
  const letter = `Kasztelania Finanse S.A.\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nWEZWANIE DO ZAPŁATY\n\n${body}${payee}`;
  const money = readMoney(viewLetter(openLetter(letter)), documentTypeOf(kind)).financial;
  const { main_amount: main, interest, costs, total_amount: total } = money;
  return [main.value, interest.value, costs.value, total.value];
}

describe('sums of a table', () => {
  const rows = ['3 902,40', '1 101,26', '115,00', '5 118,66'];

  it('are known by a legend of letters', () => {
    const table = rows.map((sum, index) => `  ${'ABCD'.charAt(index)}   ${sum}`).join('\n');
    const legend = '(A należność, B odsetki, C koszty, D ogółem)';
    expect(sumsOf(`${table}\n${legend}`)).toEqual([3902.4, 1101.26, 115, 5118.66]);
  });

  it('are known by the words that name bare figures in turn', () => {
    const table = rows.map((sum) => `      ${sum}`).join('\n');
    const legend = 'Pierwsze wiersze to kapitał, odsetki i koszty; czwarty jest ich sumą.';
    expect(sumsOf(`${table}\n\n${legend}`)).toEqual([3902.4, 1101.26, 115, 5118.66]);
  });

  it('are known where the gaps between the columns were lost', () => {
    const table = [
      'rodzaj należności okres termin kwota odsetki koszty up. do zapłaty',
      'podatek od nieruchomości 2025 r. 30.04.2026 1 482,00 23,00 16,00 1 521,00',
    ].join('\n');
    expect(sumsOf(table)).toEqual([1482, 23, 16, 1521]);
  });

  it('are known below a ruled line and behind the year of a day, without gaps and Polish letters', () => {
    const table = [
      'naleznosc glowna 840,00 zl',
      'odsetki do dnia 15.06.2026 r. 17,00 zl',
      'koszty wezwania 16,00 zl',
      '--------------------',
      'RAZEM na dzien 15.06.2026 r. 873,00 zl',
    ].join('\n');
    expect(sumsOf(table)).toEqual([840, 17, 16, 873]);
  });

  it('are known between rules that do not stand below each other', () => {
    const table = [
      'rata | termin płatności | zaległość | odsetki | opłata prolongacyjna | razem do wpłaty',
      'I | 15.07.2026 | 1 500,00 | 118,00 | 7,00 | 1 625,00 zł',
      'II | 17.08.2026 | 1 500,00 | 118,00 | 14,00 | 1 632,00 zł',
      'ogółem | 3 000,00 | 236,00 | 21,00 | 3 257,00 zł',
    ].join('\n');
    expect(sumsOf(table).at(-1)).toBe(3257);
  });

  it('are known in a ruled table, in any column', () => {
    const table = [
      'rata | termin | zaległość | odsetki | koszty | razem do wpłaty',
      'I    | 15.07.2026 | 1 500,00 | 118,00 | 7,00 | 1 625,00 zł',
      'II   | 17.08.2026 | 1 500,00 | 118,00 | 14,00 | 1 632,00 zł',
      'ogółem            | 3 000,00 | 236,00 | 21,00 | 3 257,00 zł',
    ].join('\n');
    expect(sumsOf(table).at(-1)).toBe(3257);
  });

  it('settle in the row of what is left', () => {
    const table = [
      'razem za okres          1 848,32',
      'opłacone prognozy      -1 435,66',
      'DOPŁATA                   412,66',
    ].join('\n');
    expect(sumsOf(table)).toEqual([412.66, null, null, 412.66]);
  });

  it('leave out what stands beside the table', () => {
    const table = 'opłata za przedłużenie   780,00\nutrzymanie   190,00\nrazem   970,00 zł';
    const beside = 'Pochówek drugiej osoby: 460,00 zł.';
    expect(sumsOf(`${table}\n\n${beside}`)).not.toContain(460);
  });
});

describe('sums in a sentence', () => {
  it('are named by what stands right behind them', () => {
    const body =
      'Dług wynosi 61 480,27 zł, w czym mieści się 52 904,11 zł kapitału, 5 710,60 zł odsetek i 2 865,56 zł kosztów. Wzywamy do zapłaty.';
    expect(sumsOf(body)).toEqual([52904.11, 5710.6, 2865.56, 61480.27]);
  });

  it('are named by what stands before them where they carry no currency', () => {
    const body =
      'Wzywamy do zapłaty. Pozostało należności głównej 878,00 odsetek 19,00 kosztów upomnienia 16,00 Ogółem 913,00 zł';
    expect(sumsOf(body)).toEqual([878, 19, 16, 913]);
  });

  it('of the reasons make up the main amount where costs are ordered besides', () => {
    const body =
      'Sąd nakazuje pozwanemu, aby zapłacił roszczenie w kwocie 6 731,08 zł i zwrócił 1 617,00 zł kosztów procesu.\n\nPowód twierdzi, że pozostało 4 890,11 zł kapitału i 1 840,97 zł odsetek.';
    expect(sumsOf(body, 'nakaz-upominawczy')).toEqual([6731.08, null, 1617, null]);
  });

  it('that the sender would remit are nothing to pay', () => {
    expect(sumsOf('Różnicę (1 535,60 zł) umorzymy. Prosimy o kontakt.').at(0)).toBeNull();
  });

  it('of what was claimed do not outweigh what a sentence grants', () => {
    const granted = 'Przyznaliśmy Panu odszkodowanie w kwocie 3 150,00 zł.';
    const table = [
      '  Roszczenie      Zgłoszono (zł)   Uznano (zł)   Odmówiono (zł)',
      '  Lakierowanie          4 000,00      2 800,00         1 200,00',
      '  Holowanie               500,00        350,00           150,00',
      '  Razem                 4 500,00      3 150,00         1 350,00',
    ].join('\n');
    expect(sumsOf(`${granted}\n\n${table}`, 'ubezpieczyciel-wyplata')).toEqual([
      3150,
      null,
      null,
      3150,
    ]);
  });

  it('leave out what a decision waives and what a household spends', () => {
    expect(
      sumsOf(
        'Umarzamy odsetki za zwłokę w kwocie 88,40 zł. Do zapłaty pozostaje 655,20 zł. Wydatki stałe wynoszą 2 640,00 zł.',
      ),
    ).toEqual([655.2, null, null, 655.2]);
  });
});

describe('sums of a table that lost its columns', () => {
  it('are named by the line above them', () => {
    const table = [
      'należność główna odsetki do 9.03.2026 koszty procesu opłata 10% RAZEM',
      '6 412,30 742,18 1 217,00 837,15 9 208,63',
    ].join('\n');
    expect(sumsOf(table, 'komornik-zajecie-wynagrodzenia').slice(0, 2)).toEqual([6412.3, 742.18]);
  });

  it('are named by the line above them, below the words that open it', () => {
    const names = 'Do zapłaty należność główna odsetki koszty wezwania razem';
    expect(sumsOf(`${names}\n3 902,40 1 101,26 115,00 5 118,66`)).toEqual([
      3902.4, 1101.26, 115, 5118.66,
    ]);
  });

  it('are named by a whole line of their own', () => {
    const letter =
      'Wezwanie dotyczy umowy 12/26.\n\nSkładka na nowy rok 812,00 zł\nPłatna do 3 maja';
    expect(sumsOf(letter)).toEqual([812, null, null, 812]);
  });

  it('are named by the letters of a legend', () => {
    const lettered = 'A 600,00\nB 20,00\nC 620,00\n(A należność, B odsetki, C ogółem)';
    expect(sumsOf(lettered)).toEqual([600, 20, null, 620]);
  });

  it('are not named by a row of sums that stand below them', () => {
    const table = [
      'Pozycja Zaległe Całość',
      'Kapitał 2 916,40 38 214,55',
      'Odsetki umowne i odsetki karne 187,02 187,02',
      'Opłaty i prowizje 45,00 45,00',
    ].join('\n');
    expect(sumsOf(table)[2]).toBe(45);
  });

  it('do not begin within a sum that is taken off', () => {
    const table = ['Razem 41 842,40', 'wypłacono -38 100,00', 'do zapłaty 3 742,40'].join('\n');
    expect(sumsOf(table)).not.toContain(100);
  });

  it('are left alone where the names are fewer', () => {
    const table = 'należność główna odsetki\n6 412,30 742,18 1 217,00';
    expect(sumsOf(table)[1]).toBeNull();
  });

  it('are parted by semicolons', () => {
    const table = [
      'Rata; termin płatności; należność główna; odsetki; razem',
      'I; 15 maja 2026 r.; 1 496,00; 14,00; 1 510,00',
      'II; 15 czerwca 2026 r.; 1 496,00; 15,00; 1 511,00',
      'Ogółem; ; 2 992,00; 29,00; 3 021,00',
    ].join('\n');
    expect(sumsOf(table)).toEqual([2992, 29, null, 3021]);
  });
});

describe('the new one of two prices', () => {
  const priceOf = (table: string) => sumsOf(table, 'bank-pismo')[0];

  it('stands under its day', () => {
    const table =
      '                  do 31 maja 2026    od 1 czerwca 2026\n    marża           1,95%              1,95%\n    rata             2 331,47 zł        2 241,77 zł\n    różnica                             - 89,70 zł';
    expect(priceOf(table)).toBe(2241.77);
  });

  it('stands in the row of its day, beside what is paid out of it', () => {
    const table =
      '1| Emerytura do 28.02.2026 (brutto) ......... 2 614,37 zł\n3| Emerytura od 01.03.2026 (brutto) ......... 2 752,93 zł\n8| DO WYPŁATY CO MIESIĄC .......... 2 841,85 zł';
    expect(sumsOf(table, 'zus-decyzja-swiadczenie')).toEqual([2752.93, null, null, 2841.85]);
  });
});

describe('of two accounts', () => {
  it('the one counts that takes no separate fee', () => {
    const body = `Podatek i odsetki proszę wpłacić na rachunek podatkowy:
  61 1090 1014 0000 0712 1981 2874
Koszty upomnienia proszę wpłacić osobno na rachunek urzędu:`;
    const letter = `Naczelnik Urzędu Skarbowego w Chodzieży\n\nUPOMNIENIE\n\nWzywam do zapłaty 1 286,00 zł podatku.\n${body}${payee}`;
    const { financial } = readMoney(viewLetter(openLetter(letter)), documentTypeOf('upomnienie'));
    expect(financial.bank_account.value).toBe('61109010140000071219812874');
  });
});
