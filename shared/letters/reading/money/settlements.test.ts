import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';
import { takesNoPayments } from './payee-account.ts';

function moneyOf(body: string, kind = 'przedsadowe-wezwanie') {
  const letter = `Gaz i Prąd S.A.\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nWEZWANIE DO ZAPŁATY\n\n${body}\n\nRachunek: 37 1140 2004 0000 3802 7755 1904\n`;
  return readMoney(viewLetter(openLetter(letter)), documentTypeOf(kind)).financial;
}

const wholeOf = (body: string) => {
  const { main_amount: main, total_amount: total } = moneyOf(body);
  return total.value ?? main.value;
};

describe('what is left to pay after a settlement', () => {
  it.each([
    [
      'a balance less the surplus of an earlier bill',
      'Niedopłata z rozliczenia        896,42 zł\nnadpłata z poprzedniej faktury  - 54,25 zł\nDO ZAPŁATY:   842,17 zł',
    ],
    [
      'two sums taken off in turn',
      'Razem brutto          1 092,17 zł\nwpłacone zaliczki      -200,00 zł\nnadpłata               -50,00 zł\nKwota do zapłaty       842,17 zł',
    ],
    [
      'a minus behind a dash of its own',
      'Koszty ogrzewania      2 042,17 zł\nZaliczki wniesione     – 1 200,00 zł\nDo zapłaty             842,17 zł',
    ],
    [
      'a request that repeats what is to be repaid, with an instalment for whoever does not pay',
      'kapitał pozostały do spłaty     1 115,97 zł\nodsetki do dnia spłaty             38,20 zł\nzwrot części prowizji           -312,00 zł\nKWOTA DO SPŁATY                   842,17 zł\n\nProsimy o wpłatę 842,17 zł do 30 listopada 2026 r. Jeżeli wpłata nie wpłynie, umowa będzie wykonywana dalej, a rata 412,80 zł będzie płatna 10 grudnia.',
    ],
    [
      'a request beside costs that are only announced',
      'Prosimy o wpłatę 842,17 zł. Koszt tego wezwania (40,00 zł) ponosimy sami. W sądzie zażądamy też opłaty 100,00 zł i kosztów zastępstwa 270,00 zł.',
    ],
    [
      'a request in words below the table',
      'Koszty ogrzewania     2 042,17 zł\nZaliczki wniesione    1 200,00 zł\n\nProsimy o wpłatę 842,17 zł do 30 czerwca.',
    ],
    [
      'the word for what lacks',
      'Należność      2 042,17 zł\nWpłacono       1 200,00 zł\nBrakuje          842,17 zł',
    ],
    [
      'the word for what remains',
      'Faktura        1 342,17 zł\nWpłata          500,00 zł\nPozostaje do zapłaty   842,17 zł',
    ],
  ])('is read from %s', (_, body) => {
    expect(wholeOf(body)).toBe(842.17);
  });

  it.each([
    ['interest', 'Faktura    842,17 zł\nOdsetki    42,17 zł\nDo zapłaty    884,34 zł', 884.34],
    [
      'a discount that the whole leaves out',
      'Razem netto    700,00 zł\nVAT    161,00 zł\nDo zapłaty    861,00 zł',
      861,
    ],
    [
      'figures that only stand near',
      'Faktura A    500,00 zł\nFaktura B    300,00 zł\nDo zapłaty    800,00 zł',
      800,
    ],
  ])('is not cut down by %s', (_, body, whole) => {
    expect(wholeOf(body)).toBe(whole);
  });

  it('is not the surplus of another matter', () => {
    const money = moneyOf(
      'Podatek: wpłata 342,00 zł, rata 246,00 zł. Nadpłata: 96,00 zł.\n\nOpłata za odpady: nie widzimy wpłaty. Prosimy o zapłatę 132,00 zł do 22 września.',
    );
    expect(money.main_amount.value).toBe(132);
    expect(money.direction).toBe('to_pay');
  });
});

describe('the sum of one kind', () => {
  it.each([
    ['Należność główna razem', 'Odsetki za zwłokę razem', 'Koszty upomnienia'],
    ['Razem należność główna', 'Razem odsetki', 'Razem koszty'],
    ['Składki razem', 'Odsetki łącznie', 'Koszty upomnień ogółem'],
    ['Należności główne ogółem', 'Odsetki ustawowe ogółem', 'Koszty egzekucyjne razem'],
  ])('is named before or behind the word: %s', (main, interest, costs) => {
    const money = moneyOf(
      `${main}:      12 937,80 zł\n${interest}:      219,00 zł\n${costs}:      16,00 zł\nOGÓŁEM DO ZAPŁATY:      13 172,80 zł`,
    );
    expect([
      money.main_amount.value,
      money.interest.value,
      money.costs.value,
      money.total_amount.value,
    ]).toEqual([12_937.8, 219, 16, 13_172.8]);
  });

  it('is not the whole with its interest', () => {
    const money = moneyOf(
      'Należność główna:   500,00 zł\nOdsetki:   20,00 zł\nNależność główna z odsetkami razem:   520,00 zł',
    );
    expect([money.main_amount.value, money.interest.value, money.total_amount.value]).toEqual([
      500, 20, 520,
    ]);
  });
});

describe('a refusal to pay now what other bills ask for', () => {
  it.each([
    'Prognozy na kolejne miesiące (prosimy nie płacić ich razem z powyższą kwotą): 690,00 zł.',
    'Faktury prognozowe 690,00 zł prosimy nie płacić razem z tą fakturą.',
    'Opłaty za maj 690,00 zł prosimy nie wpłacać łącznie z zaległością.',
  ])('leaves the debt to pay: %s', (beside) => {
    expect(moneyOf(`Do zapłaty   842,17 zł\n\n${beside}`).direction).toBe('to_pay');
  });

  it.each(['Prosimy nie płacić.', 'Prosimy nic nie wpłacać.', 'Na razie nie trzeba nic płacić.'])(
    'asks for nothing where it speaks of all: %s',
    (beside) => {
      expect(moneyOf(`Saldo   842,17 zł\n\n${beside}`).direction).toBe('none');
    },
  );
});

describe('an account of old', () => {
  it.each([
    'oplate wnosi sie do 15. dnia kazdego miesiaca na dotychczasowy rachunek',
    'prosimy wplacac jak dotad na dotychczasowy rachunek bankowy',
    'czynsz nalezy przekazywac na dotychczasowe konto, na dotychczasowy numer',
    'wplaty przyjmujemy na dotychczasowy rachunek nr',
  ])('still takes payments: %s', (before) => {
    expect(takesNoPayments(before)).toBe(false);
  });

  it.each([
    'prosimy nie wplacac na dotychczasowy rachunek',
    'wplacaj na nowe konto zamiast na dotychczasowy rachunek',
    'dotychczasowy rachunek',
    'dotychczasowy numer rachunku zostaje zamkniety:',
    'wplat juz nie przyjmujemy na dotychczasowy rachunek',
  ])('takes none: %s', (before) => {
    expect(takesNoPayments(before)).toBe(true);
  });
});

describe('a new price', () => {
  const table = (old: string, changed: string, sum: string) =>
    `                      ${old}        ${changed}\ninternet           65,00 zł          70,00 zł\ntelewizja          39,00 zł          39,00 zł\n${sum}     104,00 zł         109,00 zł`;

  it.each([
    ['teraz', 'od 1 maja 2026 r.', 'abonament miesięcznie łącznie'],
    ['dotychczas', 'od 1.07.2026', 'Razem miesięcznie'],
    ['jest', 'będzie', 'miesięcznie'],
    ['stara cena', 'nowa cena', 'Razem'],
    ['obecna opłata', 'opłata po zmianie', 'Suma opłat'],
    ['było', 'nowa stawka', 'Ogółem'],
    ['poprzednia opłata', 'nowa opłata', 'Łącznie'],
  ])('is what a table puts under „%s” and „%s”', (old, changed, sum) => {
    const money = moneyOf(`Zmiana opłat.\n\n${table(old, changed, sum)}`);
    expect([money.main_amount.value, money.direction]).toEqual([109, 'conditional']);
  });

  it.each([
    ['żądanie', 'przyznano', 'Razem'],
    ['należność', 'odsetki', 'Razem'],
    ['netto', 'brutto', 'Razem'],
  ])('is none below „%s” and „%s”', (old, changed, sum) => {
    const money = moneyOf(`Rozliczenie.\n\n${table(old, changed, sum)}`);
    expect(money.direction).not.toBe('conditional');
  });

  it('does not hide what the letter orders to pay', () => {
    const letter = `${table('teraz', 'od 1 maja', 'Razem')}\n\nWzywamy do zapłaty zaległości 64,20 zł.`;
    expect(moneyOf(letter).main_amount.value).toBe(64.2);
  });
});

describe('money that comes to the reader', () => {
  it.each([
    'Pani część to 20 000,00 zł. Z tej kwoty potrącimy niezapłaconą składkę 43,00 zł. Na konto wpłynie więc 19 957,00 zł.',
    'Świadczenie wynosi 20 000,00 zł. Pomniejszymy je o potrącenie 43,00 zł, więc wypłacimy 19 957,00 zł.',
    'Przyznajemy 20 000,00 zł. Po odliczeniu podatku 43,00 zł wypłacimy 19 957,00 zł.',
  ])('is told whole and after what is taken off: %s', (body) => {
    const money = moneyOf(body, 'ubezpieczyciel-pismo');
    expect([money.main_amount.value, money.total_amount.value]).toEqual([20_000, 19_957]);
  });

  it.each([
    'Żądał Pan 5 000,00 zł. Odmawiamy 1 000,00 zł. Wypłacimy 4 000,00 zł.',
    'Zgłoszono szkodę na 5 000,00 zł, nie uznajemy 1 000,00 zł i przyznajemy odszkodowanie 4 000,00 zł.',
  ])('is not what was claimed: %s', (body) => {
    expect(moneyOf(body, 'ubezpieczyciel-pismo').main_amount.value).toBe(4000);
  });

  it.each([
    'Bank nie zwróci kwoty 2 850,00 zł. W dniu 7 maja wykonano dwie wypłaty: 1 890,00 zł i 960,00 zł, łącznie 2 850,00 zł.',
    'Nie zwrócimy 2 850,00 zł, bo nie znaleźliśmy podstaw do uznania reklamacji.',
    'Odmawiamy zwrotu kwoty 2 850,00 zł.',
  ])('is not what a letter refuses: %s', (body) => {
    expect(moneyOf(body, 'bank-pismo').direction).not.toBe('to_receive');
  });
});

describe('a sum of the reader’s choice', () => {
  it.each([
    'Jeżeli wierzyciel zleca poszukiwanie majątku, powinien uiścić opłatę stałą w kwocie 100,00 zł.',
    'Jeśli chce Pan kopię akt, należy wpłacić 100,00 zł.',
    'W razie zamówienia odpisu należy uiścić opłatę 100,00 zł.',
    'Gdy wybierze Pani drugą możliwość, należy zapłacić 100,00 zł.',
  ])('is not asked for: %s', (body) => {
    expect(moneyOf(body, 'komornik-pismo').main_amount.value).toBeNull();
  });

  it.each([
    'Jeżeli jeszcze Pan nie zapłacił, prosimy o wpłatę 100,00 zł.',
    'W razie braku wpłaty skierujemy sprawę do sądu. Prosimy o wpłatę 100,00 zł.',
  ])('is no debt with a condition beside it: %s', (body) => {
    expect(moneyOf(body).main_amount.value).toBe(100);
  });

  it('is a payment in instalments beside the whole', () => {
    const body =
      'Składka na nowy rok     812,00 zł\nPłatna do               14 października 2026 r.\nMożna w dwóch ratach: I rata 412,00 zł do 14 października, II rata 408,00 zł do 14 kwietnia.';
    const money = moneyOf(body, 'ubezpieczyciel-pismo');
    expect(money.main_amount.value).toBe(812);
    expect(money.direction).not.toBe('to_receive');
  });

  it('is a part of the whole where it makes it', () => {
    const money = moneyOf(
      'Rozkładamy na raty zaległość 3 600,00 zł z odsetkami 88,00 zł. Opłata prolongacyjna wynosi 92,00 zł.\n\nOgółem        3 780,00 zł',
      'decyzja-podatkowa-korzystna',
    );
    expect(money.costs.value).toBe(92);
  });
});
