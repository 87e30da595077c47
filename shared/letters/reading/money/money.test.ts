import { describe, expect, it } from 'vitest';

import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

const firm = 'Firma Testowa Sp. z o.o.';

function moneyOf(title: string, body: string, sender = firm) {
  const letter = `${sender}\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\n${title}\n\n${body}\n`;
  const view = viewLetter(openLetter(letter));
  const money = readMoney(view, chooseType(view).type).financial;
  return {
    main: money.main_amount.value,
    interest: money.interest.value,
    costs: money.costs.value,
    total: money.total_amount.value,
    currency: money.currency,
    direction: money.direction,
    kinds: money.rows.map(({ amount, kind }) => `${amount} ${kind}`),
  };
}

const demand = 'WEZWANIE DO ZAPŁATY';

describe('the money of a letter', () => {
  it('is what the court orders, not what the case is about', () => {
    const order =
      'Sąd Rejonowy w Brzegu w sprawie z powództwa Anny Lis przeciwko Gminie Brzeg o odszkodowanie 31 000,00 zł postanawia skazać świadka Jana Nowaka na grzywnę w kwocie 300,00 zł za niestawiennictwo.';
    expect(moneyOf('POSTANOWIENIE', order, 'Sąd Rejonowy w Brzegu').main).toBe(300);
  });

  it('is read from a table that has lost its columns', () => {
    const letter = moneyOf(
      demand,
      [
        'Zestawienie zaległości:',
        'okres należność główna odsetki koszty upomnienia',
        '01.2026 składka społeczna 5 318,40 301,00 16,00',
        '01.2026 składka zdrowotna 1 361,25 74,00 16,00',
        'Razem 6 679,65 375,00 32,00',
        'Ogółem do zapłaty 7 086,65',
      ].join('\n'),
    );
    expect(letter).toMatchObject({ main: 6679.65, interest: 375, costs: 32, total: 7086.65 });
  });

  it('is read from a line that names its sum itself, whatever column stands above it', () => {
    const letter = moneyOf(
      'UPOMNIENIE',
      [
        'Rodzaj należności        Podstawa Okres Termin   Kwota zaległości (zł)   Odsetki na dzień 21.07.2026 (zł)',
        '',
        'Podatek dochodowy od osób fizycznych   PIT-37   2025   30.04.2026   2 317,00               58,00',
        '',
        'Kwota zaległości                                                                      2 317,00 zł',
        '',
        'Odsetki za zwłokę                                                                        58,00 zł',
        '',
        'Koszty upomnienia                                                                        16,00 zł',
        '',
        'Razem do zapłaty                                                                      2 391,00 zł',
      ].join('\n'),
    );
    expect(letter).toMatchObject({ main: 2317, interest: 58, costs: 16, total: 2391 });
  });

  it('takes what remains and not what was paid before', () => {
    const letter = moneyOf(
      demand,
      [
        'Wzywamy do zwrotu pożyczki.',
        'kwota pożyczki wypłaconej 15.05.2025 r. 48 000,00 zł',
        'dokonane spłaty 12 000,00 zł',
        'pozostało do zwrotu 36 000,00 zł',
        'odsetki ustawowe za opóźnienie 3 218,47 zł',
        'razem 39 218,47 zł',
      ].join('\n'),
    );
    expect(letter).toMatchObject({ main: 36_000, interest: 3218.47, total: 39_218.47 });
    expect(letter.kinds).toContain('12000 paid');
  });

  it('is rounded where a tax is, and no price of an hour is added to it', () => {
    const tax = moneyOf(
      'DECYZJA',
      'Ustalam podatek od nieruchomości.\n\nlokal   71,25 zł\ngrunt   17,28 zł\nrazem   88,53 zł\npo zaokrągleniu do pełnych złotych   89,00 zł\n\nPodatek należy zapłacić do 16 marca 2026 r.',
    );
    expect(tax.total).toBe(89);
    const parking = moneyOf(
      demand,
      'opłata za godzinę: 3,60 zł\n\nWzywamy do zapłaty 200,00 zł w terminie 14 dni.',
    );
    expect(parking).toMatchObject({ main: 200, costs: null });
  });

  it('takes a list of parts for its sum, whichever comes first', () => {
    const list = moneyOf(
      demand,
      'Prosimy o wpłatę.\n\nnaprawa  11 930,20 zł\npojazd zastępczy  1 850,00 zł\nopinia  450,35 zł\nrazem do zapłaty  14 230,55 zł',
    );
    expect(list).toMatchObject({ main: 14_230.55, total: 14_230.55 });
    const instalments = moneyOf(
      demand,
      'Podatek wynosi 1 181,00 zł, płatny w ratach: I rata 296,00 zł, II rata 295,00 zł, III rata 295,00 zł, IV rata 295,00 zł.',
    );
    expect(instalments.main).toBe(1181);
  });

  it('is never a value, a price, a bound or a measure', () => {
    const letter = moneyOf(
      demand,
      'Wzywamy do zapłaty kwoty 500,00 zł. Suma oszacowania wynosi 420 000 zł, cena wywołania 315 000 zł. Grzywna może wynieść do 5 000 zł. Budynek ma wymiary 6,40 x 8,10 m.',
    );
    expect(letter).toMatchObject({ main: 500, direction: 'to_pay' });
    expect(letter.kinds).toEqual([
      '500 main',
      '420000 appraisal',
      '315000 appraisal',
      '5000 ceiling',
    ]);
  });

  it('is no sum told for comparison, and no cost that silence may add', () => {
    const told = moneyOf(
      demand,
      'Opłata wynosi 4 810,00 zł. Prosimy o wpłatę w terminie 30 dni. Dla porównania: opłata pełna wynosi 9 610,00 zł, a za przerwę do 3 dni - 1 920,00 zł. Brak zapłaty może zwiększyć należność o koszty wezwań (40,00 zł).',
    );
    expect(told).toMatchObject({ main: 4810, costs: null });
  });

  it('is not to be paid where the letter says that it is no call to pay', () => {
    const told = moneyOf(
      'ŻĄDANIE UDZIELENIA INFORMACJI',
      'Dla informacji: egzekwowane roszczenie wynosi razem 18 204,66 zł. Niniejsze pismo nie jest zajęciem Pana wierzytelności ani wezwaniem Pana do zapłaty.',
      'Komornik Sądowy przy Sądzie Rejonowym w Tarnowie',
    );
    expect(told.direction).not.toBe('to_pay');
  });

  it('keeps its currency', () => {
    const letter = moneyOf(
      demand,
      'Kapitał zakładowy 50 000 zł. Wzywamy do zapłaty kwoty 2 340,00 EUR w terminie 7 dni.',
    );
    expect(letter).toMatchObject({ main: 2340, currency: 'EUR', direction: 'to_pay' });
  });

  it('comes to the reader where the letter grants it', () => {
    const letter = moneyOf('DECYZJA', 'Przyznaję zasiłek celowy w kwocie 400,00 zł.');
    expect(letter).toMatchObject({ main: 400, direction: 'to_receive' });
  });

  it('is nobody’s to pay where the letter only tells of it', () => {
    const letter = moneyOf(
      'ZAWIADOMIENIE O ROZPRAWIE',
      'Zmarły był dłużnikiem banku z umowy kredytu na kwotę 41 250,00 zł. Sąd nie orzeka o długach.',
      'Sąd Rejonowy w Opolu\nI Wydział Cywilny',
    );
    expect(letter).toMatchObject({ main: null, total: null, direction: 'none' });
  });

  it.each([
    ['a loan of the senders', 'Wspólnota zaciąga kredyt 480 000,00 zł na docieplenie elewacji.'],
    ['a declared sum', 'W zeznaniu spółka wykazała nadwyżkę podatku naliczonego 22 610 zł.'],
    ['an income', 'Przychód (emerytura)     41 904,72 zł\nSkładka zdrowotna     3 771,42 zł'],
    ['a value', 'Wartość lokalu ustalono na kwotę 310 000,00 zł.'],
  ])('is nobody’s to pay where it is %s', (_, body) => {
    const letter = moneyOf('DECYZJA', body, 'Naczelnik Urzędu Skarbowego w Opolu');
    expect(letter).toMatchObject({ main: null, total: null });
    expect(letter.direction).not.toBe('to_pay');
  });

  it('is to be paid where the sentence of the sum orders it, whatever the sum is called', () => {
    const letter = moneyOf(demand, 'Wzywamy do zapłaty raty kredytu w kwocie 1 200,00 zł.');
    expect(letter).toMatchObject({ main: 1200, direction: 'to_pay' });
  });

  it('is conditional where a letter tells of new fees by the month', () => {
    const letter = moneyOf(
      'ZAWIADOMIENIE O ZMIANIE WYSOKOŚCI OPŁAT',
      'Od dnia 1 listopada 2026 r. obowiązują następujące opłaty miesięczne:\nczynsz   150,00 zł\nwoda   96,00 zł\nRazem   246,00 zł',
      'Spółdzielnia Mieszkaniowa „Zorza” w Opolu',
    );
    expect(letter).toMatchObject({ total: 246, direction: 'conditional' });
  });

  it('is the balance and no single invoice, and no charge that is only announced', () => {
    const letter = moneyOf(
      demand,
      'Faktura 1/26   1 850,00 EUR\nFaktura 2/26   640,00 EUR\nNota korygująca   -150,00 EUR\nSaldo do zapłaty   2 340,00 EUR\n\nPrzysługuje nam rekompensata 70 EUR; naliczymy ją dopiero, jeżeli wpłata nie nastąpi.',
    );
    expect(letter).toMatchObject({ main: 2340, total: 2340, costs: null, currency: 'EUR' });
  });

  it('is the whole where one sum is asked for, and not where interest on it still grows', () => {
    const one = moneyOf(demand, 'Wzywamy do zapłaty kary umownej 2 900,00 zł w ciągu 7 dni.');
    expect(one).toMatchObject({ main: 2900, total: 2900 });
    const growing = moneyOf(
      demand,
      'Wzywamy do zapłaty kary umownej 2 900,00 zł z odsetkami ustawowymi za opóźnienie od dnia 3 maja 2026 r. do dnia zapłaty.',
    );
    expect(growing).toMatchObject({ main: 2900, total: null });
  });

  it('is told apart by what stands behind the sum', () => {
    const letter = moneyOf(
      demand,
      'Żądamy zapłaty 4 815,60 zł oraz 64,00 zł odsetek i 1 217,00 zł kosztów procesu.',
    );
    expect(letter).toMatchObject({ main: 4815.6, interest: 64, costs: 1217 });
  });

  it('is the balance that a table of advances and costs leaves', () => {
    const letter = moneyOf(
      'ROZLICZENIE ZALICZEK',
      [
        '                  zaliczki       koszt',
        'woda              1 248,00      1 102,44',
        'RAZEM             1 248,00      1 102,44',
        '',
        'Nadpłata w wysokości 145,56 zł zostanie zaliczona na poczet opłat za luty.',
      ].join('\n'),
    );
    expect(letter).toMatchObject({ main: 145.56, total: 145.56, direction: 'to_receive' });
  });

  it('is what is still missing behind what was paid', () => {
    const letter = moneyOf(
      'INFORMACJA O ROZLICZENIU',
      [
        'podatek do zapłaty z zeznania   1 842,00 zł',
        'wpłata z 29 kwietnia 2026 r.    1 000,00 zł',
        'brakuje                           842,00 zł',
        'odsetki za zwłokę                  20,00 zł',
        'razem na dzień 20 lipca           862,00 zł',
        '',
        'Proszę wpłacić brakującą kwotę.',
      ].join('\n'),
    );
    expect(letter).toMatchObject({ main: 842, interest: 20, total: 862 });
  });

  it('is nobody’s to pay before its day comes', () => {
    const letter = moneyOf(
      'ZAPROSZENIE DO ODBIORU',
      'Ostatnia rata ceny, 41 250,00 zł, stanie się płatna dopiero po podpisaniu protokołu.',
    );
    expect(letter).toMatchObject({ main: null, total: null, direction: 'none' });
  });

  it('is granted by a verb that is set wide', () => {
    const letter = moneyOf(
      'DECYZJA',
      'Po rozpatrzeniu wniosku\n          p r z y z n a j ę\ndodatek mieszkaniowy w wysokości 312,40 zł miesięcznie.',
    );
    expect(letter).toMatchObject({ main: 312.4, direction: 'to_receive' });
  });

  it('is what is left beside the gross sum of a benefit', () => {
    const letter = moneyOf(
      'DECYZJA O PRZYZNANIU EMERYTURY',
      'Przyznaje się emeryturę. Wysokość emerytury brutto: 4 117,62 zł. Zaliczka na podatek: 194,00 zł. Składka zdrowotna: 370,59 zł. Do wypłaty: 3 553,03 zł.',
      'Zakład Ubezpieczeń Społecznych Oddział w Opolu',
    );
    expect(letter).toMatchObject({ main: 4117.62, total: 3553.03, direction: 'to_receive' });
  });
});
