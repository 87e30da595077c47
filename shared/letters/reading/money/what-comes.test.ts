import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

function moneyOf(kind: string, body: string) {
  const letter = `Dom Kredytowy S.A.\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nPISMO\n\n${body}\n`;
  const { main_amount, interest, costs, total_amount, direction } = readMoney(
    viewLetter(openLetter(letter)),
    documentTypeOf(kind),
  ).financial;
  const sums = [main_amount, interest, costs, total_amount].map(({ value }) => value);
  return [...sums, direction];
}

const account = '\n\nRachunek: 37 1140 2004 0000 3802 7755 1904';

describe('what comes to the reader', () => {
  it.each([
    'Zobowiązaliśmy się zwrócić klientom opłaty za powiadomienia. W Pana przypadku jest to 118,20 zł.',
    'Zwracamy uczestnikom część wpłat za odwołany kurs. Dla Pana to kwota 118,20 zł.',
  ])('is the share of the reader in what the sender gives to all: %s', (body) => {
    expect(moneyOf('bank-pismo', body)).toEqual([118.2, null, null, 118.2, 'to_receive']);
  });

  it.each(['osobną informację z Kwestury', 'odrębną decyzję', 'fakturę pocztą'])(
    'is no money where a paper comes: %s',
    (paper) => {
      expect(
        moneyOf('bank-pismo', `O opłacie w kwocie 640,00 zł za wrzesień otrzyma Pan ${paper}.`),
      ).not.toContain('to_receive');
    },
  );

  it('is what remains of a surplus after the debts that it settles', () => {
    const body =
      'Postanawiam zaliczyć nadpłatę w podatku w kwocie 1 438,00 zł na poczet zaległości w kwocie 900,00 zł oraz odsetek w kwocie 66,00 zł. Pozostałą część nadpłaty w kwocie 472,00 zł zwrócić na rachunek bankowy.';
    expect(moneyOf('postanowienie-podatkowe', body)).toEqual([472, null, null, 472, 'to_receive']);
  });

  it('is what a corrected bill gives back, not what was paid', () => {
    const body =
      'Uznajemy reklamację. Fakturę na 841,80 zł korygujemy do 317,40 zł. Ponieważ zapłacił Pan całość, 524,40 zł zwrócimy na Pana konto.';
    expect(moneyOf('odpowiedz-na-reklamacje', body)).toEqual([
      524.4,
      null,
      null,
      524.4,
      'to_receive',
    ]);
  });

  it('is what is left of a deposit, wherever it goes', () => {
    const body =
      'Kaucja zablokowana na karcie: 1 500,00 zł.\nPotrąciliśmy: brak paliwa 96,00 zł, zarysowanie 510,00 zł.\nDo zwrotu na kartę: 894,00 zł.';
    expect(moneyOf('inne', body)).toEqual([894, null, null, 894, 'to_receive']);
  });

  it('has no costs in what a repair would cost', () => {
    const body =
      'Koszt naprawy pojazdu (24 800,00 zł) przekracza 70% jego wartości.\n\nWartość pojazdu: 27 500,00 zł\nOdszkodowanie: 17 300,00 zł\n\nWypłatę 17 300,00 zł zleciliśmy dziś.';
    expect(moneyOf('ubezpieczyciel-wyplata', body)).toEqual([
      17300,
      null,
      null,
      null,
      'to_receive',
    ]);
  });
});

describe('what is to be paid', () => {
  it('is a debt in instalments with the fee for them', () => {
    const body =
      'Rozkładamy na raty należność w kwocie 6 480,00 zł i odsetki 220,00 zł, razem 6 700,00 zł. Opłata prolongacyjna wynosi 134,00 zł.\n\nNr raty | Termin | Kwota raty | Opłata | Razem\n1 | 20.05.2026 | 3 350,00 | 67,00 | 3 417,00\n2 | 22.06.2026 | 3 350,00 | 67,00 | 3 417,00\nRazem | | 6 700,00 | 134,00 | 6 834,00\n\nWpłat prosimy dokonywać na numer rachunku składkowego.';
    expect(moneyOf('zus-zgoda-na-raty', body + account)).toEqual([6480, 220, 134, 6834, 'to_pay']);
  });

  it('is the whole that the next sentence asks for', () => {
    const body =
      'Podajemy kwotę całkowitej spłaty:\nkapitał  41 207,33 zł\nodsetki  168,90 zł\nRazem do spłaty: 41 376,23 zł\n\nProsimy zapewnić tę kwotę na rachunku kredytu do 20 marca 2026 r.';
    expect(moneyOf('bank-pismo', body + account)).toEqual([
      41207.33,
      168.9,
      null,
      41376.23,
      'to_pay',
    ]);
  });

  it('is no whole without the interest that is ordered with it', () => {
    const body =
      'Zobowiązuję Panią do zwrotu zasiłku w łącznej kwocie 372,00 zł wraz z odsetkami, które na dzień decyzji wynoszą 15,40 zł.';
    expect(moneyOf('zwrot-swiadczen-rodzinnych', body + account)).toEqual([
      372,
      15.4,
      null,
      null,
      'to_pay',
    ]);
  });

  it('is not what was lent and given back before', () => {
    const body =
      'Wzywam Panią do zapłaty 7 950,00 zł tytułem zwrotu pożyczki (pożyczono 10 000,00 zł, oddano 2 050,00 zł).';
    expect(moneyOf('przedsadowe-wezwanie', body + account)[0]).toBe(7950);
  });

  it('is paid where the reader comes, so no transfer is asked for', () => {
    const body =
      'Zapraszam do kancelarii 20 marca.\n\nKoszt: taksa 300,00 zł, VAT 69,00 zł. Razem 369,00 zł, płatne w dniu podpisania gotówką.';
    expect(moneyOf('notariusz-spadek', body).slice(-2)).toEqual([369, 'conditional']);
  });

  it('is the rent of the later row', () => {
    const body =
      'Wypowiadamy stawkę czynszu.\n\n                    stawka za m2    powierzchnia   czynsz\ndo 30.09.2026       8,20 zł         41,30 m2       338,66 zł\nod 01.10.2026       9,40 zł         41,30 m2       388,22 zł';
    expect(moneyOf('podwyzka-czynszu', body)).toEqual([388.22, null, null, null, 'conditional']);
  });
});
