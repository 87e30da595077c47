import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { growingInterest, readMoney } from './money.ts';

const ACCOUNT = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';

function moneyOf(body: string, kind = 'przedsadowe-wezwanie') {
  const letter = `Gaz i Prąd S.A.\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nWEZWANIE DO ZAPŁATY\n\n${body}\n`;
  return readMoney(viewLetter(openLetter(letter)), documentTypeOf(kind)).financial;
}

const sumsOf = (body: string, kind?: string) => {
  const { main_amount: main, interest, total_amount: total, direction } = moneyOf(body, kind);
  return { main: main.value, interest: interest.value, total: total.value, direction };
};

describe('a sum named by the words behind it', () => {
  it.each([
    'Do zapłaty jest 3 097,72 zł: 1 893,17 zł to kapitał, a 1 204,55 zł odsetki przejęte od banku.',
    'Do zapłaty jest 3 097,72 zł: 1 893,17 zł stanowi kapitał, a 1 204,55 zł to odsetki.',
  ])('is a part of the whole: %s', (body) => {
    expect(sumsOf(`${body}\n${ACCOUNT}`)).toEqual({
      main: 1893.17,
      interest: 1204.55,
      total: 3097.72,
      direction: 'to_pay',
    });
  });

  it('is owed where it has not come, and a price is not', () => {
    const body =
      'Obiad kosztuje 8,50 zł. We wrześniu syn zjadł 22 obiady (187,00 zł) i tej opłaty dotąd nie mamy. Bardzo prosimy o wpłatę za wrzesień do końca października.';
    expect(sumsOf(`${body}\n${ACCOUNT}`, 'inne')).toMatchObject({
      main: 187,
      direction: 'to_pay',
    });
  });
});

describe('what was drawn without a right to it', () => {
  it('is the sum of the letter, not one already paid', () => {
    const body =
      'Stwierdzam, że zasiłek za maj w kwocie 930,00 zł został pobrany nienależnie, i zobowiązuję Panią do jego zwrotu.';
    expect(sumsOf(`${body}\n${ACCOUNT}`, 'decyzja-administracyjna')).toMatchObject({ main: 930 });
  });
});

describe('what comes to the reader', () => {
  it.each([
    'Umowa kupiona za 764,00 zł rozwiązała się. Za 152 dni oddajemy 318,50 zł na konto.',
    'Prowizja wyniosła 1 700,00 zł. Na Pana rachunek trafi 318,50 zł. W pozostałym zakresie (383,28 zł) reklamacji nie uznajemy.',
    'Kaucja to 2 400 zł. Odliczam 520 zł za drzwi. Zostaje 318,50 zł i tyle oddam Panu do końca sierpnia.',
  ])('is told by the verb of giving back: %s', (body) => {
    expect(sumsOf(body, 'inne')).toMatchObject({ main: 318.5, direction: 'to_receive' });
  });
});

describe('what the letter does not ask for', () => {
  it.each([
    'może przekroczyć 350 zł',
    'może wynieść nawet 350 zł',
    'zostanie powiększona, a doliczymy koszty wezwań (40 zł)',
  ])('is how far the sum may grow when it stays unpaid: łączna kwota %s', (warned) => {
    const body = `Opłata dodatkowa   190,00 zł\n\nProsimy o wpłatę w terminie 14 dni. Po tym terminie łączna kwota ${warned}.`;
    expect(sumsOf(`${body}\n${ACCOUNT}`)).toMatchObject({ main: 190, total: 190 });
  });

  it('is the sum of the ruling that an appeal has changed', () => {
    const body =
      'Kolegium po rozpatrzeniu odwołania od decyzji Wójta z dnia 27 kwietnia 2026 r., ustalającej opłatę adiacencką w kwocie 7 900,00 zł, uchyla zaskarżoną decyzję i ustala opłatę adiacencką w kwocie 4 300,00 zł. Różnica 3 600,00 zł nie podlega zwrotowi. Opłatę należy wpłacić na rachunek.';
    expect(sumsOf(`${body}\n${ACCOUNT}`, 'decyzja-ostateczna')).toMatchObject({ main: 4300 });
  });

  it('is the old rent, nor another sum beside the old and the new one', () => {
    const body =
      'Czynsz dziś:   1 700,00 zł miesięcznie\nCzynsz od 1 maja 2027 r.:   1 950,00 zł miesięcznie\n\nMedia (ostatnio 410,00 zł za dwa miesiące) rozliczamy jak dotąd.';
    expect(sumsOf(body, 'inne')).toMatchObject({ main: 1950 });
  });

  it('stays told where the same sum is asked for elsewhere', () => {
    const body =
      'Ulga 90 zł miesięcznie x 15 miesięcy = 1 350 zł. Nie żądamy opłat za pozostałe miesiące (9 x 150 zł = 1 350 zł).\nProsimy o przelew ulgi, tj. 1 350 zł, w terminie 14 dni.';
    const { main_amount: main, direction } = moneyOf(`${body}\n${ACCOUNT}`);
    expect(main.value).toBe(1350);
    expect(main.quote).toContain('Prosimy o przelew');
    expect(direction).toBe('to_pay');
  });

  it('told sums that close by chance do not replace what is ordered', () => {
    const body =
      'Opłata wynosiła 150 zł miesięcznie. Cena bez ulgi wynosiła 240 zł, ulga 90 zł.\nProsimy o przelew 1 350 zł w terminie 14 dni.';
    expect(sumsOf(`${body}\n${ACCOUNT}`)).toMatchObject({ main: 1350, direction: 'to_pay' });
  });
});

it('is asked for by a payment with its day', () => {
  const body =
    'liczba osób, stawka, miesięcznie, kwartalnie\n2 35,00 zł 70,00 zł 210,00 zł\nPierwsza wpłata w nowej wysokości: do dnia 15 grudnia 2026 r. w kwocie 210,00 zł.';
  expect(sumsOf(`${body}\n${ACCOUNT}`, 'inne')).toMatchObject({ main: 210, direction: 'to_pay' });
});

describe('a sum that the letter only asks to explain', () => {
  it.each([
    'nie wyjaśnił Pan wypłaty 8 300,00 zł z dnia 9 października 2024 r. Należy dołączyć wyjaśnienie i dowody wydatkowania tej kwoty.',
    'stwierdzono wypłatę 4 150,00 zł. Prosimy o wskazanie, na co wydatkowano tę kwotę.',
    'na rachunku odnotowano 12 700,00 zł. Kwotę tę prosimy opisać i udokumentować umową.',
  ])('is neither to be paid nor to be received: %s', (told) => {
    const letter = `Sąd Rejonowy w Pile\n\nPan Jan Nowak\n\nWEZWANIE\n\nSąd wzywa do złożenia rocznego sprawozdania. W sprawozdaniu za 2024 r. ${told}\n`;
    const view = viewLetter(openLetter(letter));
    const { direction } = readMoney(view, documentTypeOf('inne')).financial;
    expect(direction).not.toBe('to_pay');
    expect(direction).not.toBe('to_receive');
  });
});

describe('interest that grows until the debt is paid', () => {
  it.each([
    'z odsetkami od 3.07.2025 r. do dnia zaplaty',
    'z odsetkami ustawowymi od dnia 3 lipca 2025 r. do zaplaty',
    'odsetki za zwloke nalezy naliczyc na dzien wplaty',
    'odsetki liczone na podstawie art. 7 ust. 1 ustawy z dnia 8 marca 2013 r. rosna do dnia zaplaty',
  ])('is told: %s', (words) => {
    expect(growingInterest.test(words)).toBe(true);
  });

  it.each([
    'odsetki karne 202,18 zl razem 12 256,60 zl wzywamy pana do zaplaty 3 120,00 zl',
    'odsetki ustawowe od 22.11.2025 do 26.02.2026 7,20 zl razem do zaplaty 291,60 zl',
    'odsetki umowne 1 964,17 koszty przejete od wierzyciela 120,00 razem do zaplaty 4 232,77',
  ])('is not told by the whole to pay: %s', (words) => {
    expect(growingInterest.test(words)).toBe(false);
  });
});

describe('the whole and its base', () => {
  it('a base in whose part the debt lies is no whole of it', () => {
    const body =
      '1) ustala, że świadczenia w kwocie 500,00 zł miesięcznie, razem 2 500,00 zł, są nienależnie pobrane w części 2 400,00 zł;\n2) zobowiązuje Pana do zwrotu 2 400,00 zł wraz z ustawowymi odsetkami, które na dzień decyzji wynoszą 96,12 zł.';
    expect(sumsOf(`${body}\n${ACCOUNT}`)).toMatchObject({
      main: 2400,
      interest: 96.12,
      total: null,
      direction: 'to_pay',
    });
  });

  it('what is ordered month by month counts before what was claimed', () => {
    const body =
      'w sprawie z powództwa małoletniego Igora Saka o alimenty 1 600,00 zł postanawia: zobowiązać Pana do płacenia po 1 100,00 zł miesięcznie.';
    expect(sumsOf(body)).toMatchObject({ main: 1100, direction: 'to_pay' });
  });

  it('the cost of a reminder that would follow is not paid now', () => {
    const body =
      'Opłata dodatkowa wynosi 250,00 zł. Prosimy wpłacić 250,00 zł w ciągu 14 dni. Przy braku wpłaty wystawimy upomnienie (koszt 16,00 zł).';
    expect(moneyOf(`${body}\n${ACCOUNT}`).costs.value).toBeNull();
  });
});

describe('what somebody else asks or the letter leaves open', () => {
  it('a claim of which the reader wrote is not the letter’s', () => {
    const body =
      'Napisał Pan, że klub pobiera 149,00 zł miesięcznie i żąda 400,00 zł opłaty. Nie możemy ocenić, czy w Pana umowie opłata 400,00 zł jest należna.';
    expect(sumsOf(body, 'inne')).toMatchObject({ main: null, direction: 'none' });
  });

  it('a sum that will not be paid out does not come to the reader', () => {
    const body =
      'Wypłacamy Panu 8 515,00 zł. Za pozostałe 5 dni (675,00 zł) nie zapłacimy. 7 300,00 zł + 1 215,00 zł = 8 515,00 zł.';
    expect(sumsOf(body, 'inne')).toMatchObject({ main: 8515, direction: 'to_receive' });
  });
});

describe('a table of several columns', () => {
  it('the figure of its last row that is asked back is the whole', () => {
    const body =
      'okres | przychód | wypłacono | do zwrotu\nmarzec | 17 404,20 zł | 6 186,00 zł | 1 972,00 zł\nkwiecień | 18 010,00 zł | 6 186,00 zł | 1 972,00 zł\nRAZEM | 35 414,20 zł | 12 372,00 zł | 3 944,00 zł\n\nKwota 3 944,00 zł jest świadczeniem nienależnie pobranym i trzeba ją zwrócić. Prosimy o wpłatę w ciągu miesiąca.';
    expect(sumsOf(`${body}\n${ACCOUNT}`)).toMatchObject({
      main: 3944,
      total: 3944,
      direction: 'to_pay',
    });
  });

  it('a payment of every month beside it is not its main sum', () => {
    const body =
      'czynsz: luty, marzec i kwiecień, 3 x 2 150,00 zł       6 450,00 zł\nprąd i woda według liczników       318,40 zł\nrazem       6 768,40 zł\n\nProszę o wpłatę 6 768,40 zł w ciągu 7 dni. Czynsz za lipiec (2 150,00 zł) proszę zapłacić jak zwykle.';
    expect(sumsOf(`${body}\n${ACCOUNT}`)).toMatchObject({ main: 6768.4, total: 6768.4 });
  });

  it('the price of the later row is the new one', () => {
    const body =
      'Co to znaczy dla Pana:\n\n   dotąd                         57,64 zł miesięcznie\n   od 1 grudnia 2026 r.         151,96 zł miesięcznie\n   różnica                       94,32 zł miesięcznie';
    expect(sumsOf(body, 'inne').main).toBe(151.96);
  });
});

describe('a sum that the letter says it cannot grant', () => {
  it.each([
    'Nie możemy przyznać odszkodowania 400,00 zł. Przyczyną była burza.',
    'Nie przyznajemy odszkodowania w kwocie 400,00 zł.',
    'Niestety nie możemy wypłacić 400,00 zł.',
  ])('is neither owed nor to come: %s', (body) => {
    expect(sumsOf(body, 'inne')).toEqual({
      ...{ main: null, interest: null, total: null },
      direction: 'none',
    });
  });
});

describe('a sum that nobody asks of the reader yet', () => {
  it.each([
    'Powódka żąda podwyższenia alimentów z 900,00 zł do 1 500,00 zł miesięcznie.',
    'Powódka wnosi o podwyższenie alimentów do kwoty 1 500,00 zł miesięcznie.',
    'Powód domaga się obniżenia alimentów z 1 500,00 zł do 700,00 zł.',
  ])('is what a party claims: %s', (body) => {
    expect(sumsOf(body, 'rozprawa-strona')).toMatchObject({ main: null, direction: 'none' });
  });

  it.each([
    'Po tym dniu wyślemy buty na życzenie klienta za 19,90 zł.',
    'Na Pana prośbę wyślemy kopię umowy za 25,00 zł.',
  ])('is the price of a service on request: %s', (body) => {
    expect(sumsOf(body, 'odpowiedz-na-reklamacje')).toMatchObject({ main: null });
  });
});
