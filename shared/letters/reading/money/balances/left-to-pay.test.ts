import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';

function moneyOf(body: string, type: string) {
  const { financial } = readMoney(viewLetter(openLetter(`${body}\n`)), documentTypeOf(type));
  const { main_amount: main, interest, total_amount: total, direction, rows } = financial;
  return { main: main.value, interest: interest.value, total: total.value, direction, rows };
}

describe('the balance of a reckoning', () => {
  it.each([
    'Po zaliczeniu do zapłaty pozostaje zaległość w kwocie 40,00 zł',
    'Po zaliczeniu pozostaje do zapłaty kwota 40,00 zł',
  ])('counts, not the payment that was credited: %s', (words) => {
    const body = `POSTANOWIENIE\n\nPostanawiam zaliczyć wpłatę w kwocie 900,00 zł dokonaną 5 maja 2026 r. na poczet zaległości w następujący sposób: należność główna 860,00 zł, odsetki za zwłokę 40,00 zł. Zobowiązanie wyniosło 900,00 zł. ${words}. Kwotę tę należy uregulować bez wezwania. ${account}`;
    expect(moneyOf(body, 'postanowienie-podatkowe')).toMatchObject({ main: 40, total: 40 });
  });

  it('replaces the total of a reckoning that what was collected proves', () => {
    const body = `ZAWIADOMIENIE O STANIE ZADŁUŻENIA\n\nStan: należność główna 4 000,00 odsetki 600,00 koszty procesu 400,00 razem 5 000,00. Do zapłaty pozostaje 3 200,00 zł. Wyegzekwowana suma 1 800,00 zł pochodzi z zajęcia wynagrodzenia. Wpłaty: ${account}`;
    expect(moneyOf(body, 'komornik-wszczecie')).toMatchObject({ total: 3200 });
  });

  it('counts at the end of columns that were parted', () => {
    const body = `ROZLICZENIE UMOWY\n1. Oplaty pozostale do konca umowy\n2. Odszkodowanie otrzymane\n3. Cena sprzedazy\nPOZOSTAJE DO ZAPLATY (1-2-3)\n9 000,00\n-5 000,00\n-1 500,00\n2 500,00 PLN\nKwote 2 500,00 PLN prosimy wplacic w terminie 14 dni. ${account}`;
    expect(moneyOf(body, 'rachunek')).toMatchObject({ main: 2500, total: 2500 });
  });

  it('comes to the reader where the sender sets its claim off', () => {
    const body =
      'Nota obciążeniowa\n\nKara wynosi 3 dni × 200,00 zł = 600,00 zł. Potrącamy ją z Pana faktury.\n\nfaktura 7/2026 brutto   2 000,00 zł\nnota   -600,00 zł\ndo wypłaty Panu   1 400,00 zł\n\nKwotę 1 400,00 zł przelejemy w terminie płatności faktury.';
    expect(moneyOf(body, 'inne')).toMatchObject({ main: 1400, direction: 'to_receive' });
  });
});

describe('what comes back of an advance', () => {
  it('is its unused part', () => {
    const body =
      'ZARZĄDZENIE\n\nZwrócić powodowi niewykorzystaną część zaliczki na opinię biegłego w kwocie 210,50 zł, uiszczonej dnia 4 marca 2026 r. w wysokości 800,00 zł (wynagrodzenie biegłego 589,50 zł).';
    expect(moneyOf(body, 'postanowienie-sadu')).toMatchObject({ main: 210.5 });
  });
});

describe('the name of a row', () => {
  it('goes on from the line above a remark', () => {
    const body = `DECYZJA\n\nzobowiązuje Panią do zwrotu nienależnie pobranego zasiłku:\n\n   należność główna .......... 700,00 zł\n   odsetki ustawowe\n   (do dnia decyzji) .........  12,00 zł\n   razem ..................... 712,00 zł\n\nKwotę należy wpłacić w terminie 14 dni. ${account}`;
    expect(moneyOf(body, 'zus-zwrot-swiadczenia')).toMatchObject({ interest: 12, total: 712 });
  });

  it('is never given to the capital of the sender', () => {
    const body = `Firma sp. z o.o., kapitał zakładowy 50 000 zł\n\nProsimy o zapłatę 120,00 zł. ${account}`;
    expect(moneyOf(body, 'wezwanie-do-zaplaty').rows.map(({ amount }) => amount)).toEqual([120]);
  });
});

describe('a note set off against the reader’s own bill', () => {
  it.each([
    'faktura 12/2026 brutto, termin płatności 22.05.2026   6 150,00 zł\nnota NO/7   -2 000,00 zł\ndo wypłaty Panu   4 150,00 zł',
    'Pana faktura FV 8, do zapłaty 22.05.2026   6 150,00 zł\nkara umowna   2 000,00 zł\ndo wypłaty   4 150,00 zł',
  ])('asks the reader for nothing: %j', (rows) => {
    const body = `LUNET EVENT Sp. z o.o.\n\nNota obciążeniowa nr NO/7 i oświadczenie o potrąceniu\n\nZa 4 dni opóźnienia naliczamy karę umowną, 4 dni x 500,00 zł = 2 000,00 zł. Potrącamy ją z Pana wierzytelnością:\n\n${rows}\n\nKwotę 4 150,00 zł przelejemy w terminie płatności faktury.`;
    const { main, direction } = moneyOf(body, 'inne');
    expect([main, direction]).toEqual([4150, 'to_receive']);
  });
});

describe('a comparison of what was declared with what is due', () => {
  it.each([
    'Odsetki na dzień pisma wynoszą 12,00 zł, łącznie na ten dzień należy się 812,00 zł.',
    'Z odsetkami, które wynoszą 12,00 zł, należy się razem 812,00 zł.',
  ])('asks for what is named as due, not for what was declared: %s', (words) => {
    const body = `Zakład Ubezpieczeń Społecznych\n\nPorównaliśmy rozliczenie z zeznaniem:\n\n  pozycja                       wg deklaracji    wg zeznania\n  suma składek miesięcznych         3 600,00       3 600,00\n  kwota do dopłaty                      0,00         800,00\n\nProsimy o korektę i o opłacenie różnicy. ${words} ${account}`;
    expect(moneyOf(body, 'zus-pismo').main).not.toBe(3600);
  });
});
