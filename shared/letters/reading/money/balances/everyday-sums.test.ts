import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';

function moneyOf(body: string, type = 'wezwanie-do-zaplaty') {
  const { main_amount, interest, total_amount, direction } = readMoney(
    viewLetter(openLetter(`${body}\n`)),
    documentTypeOf(type),
  ).financial;
  return {
    main: main_amount.value,
    interest: interest.value,
    total: total_amount.value,
    direction,
  };
}

describe('what is not part of a call to pay', () => {
  it('is a current bill that the letter sets apart', () => {
    const body = [
      'Wezwanie do zapłaty',
      'Prosimy o zapłatę zaległości 262,08 zł do dnia 26.03.2026.',
      'Faktura bieżąca F/3 (129,98 zł, termin płatności 24.03.2026) nie jest objęta tym wezwaniem.',
      account,
    ].join('\n');
    expect(moneyOf(body)).toMatchObject({ main: 262.08, total: 262.08, direction: 'to_pay' });
  });

  it('is a fee for the next month that is paid apart', () => {
    const body = [
      'Prosimy o zapłatę zaległego czesnego 1 240,00 zł do 14 maja 2026 r.',
      'Czesne za maj (620,00 zł) prosimy opłacić osobno do 10 maja 2026 r.',
      account,
    ].join('\n');
    expect(moneyOf(body)).toMatchObject({ main: 1240, direction: 'to_pay' });
  });

  it('is the paid-up capital in the foot of the page', () => {
    const body = [
      'Zaległość za leasing opisujemy niżej.',
      'Auto Raty S.A. | kapitał zakładowy 12 400 000,00 zł, wpłacony w całości | strona 1 z 2',
      'Prosimy o zapłatę 2 262,08 zł do dnia 26.03.2026 na rachunek:',
      account,
    ].join('\n');
    expect(moneyOf(body)).toMatchObject({ main: 2262.08, total: 2262.08, direction: 'to_pay' });
  });
});

describe('interest inside an ordered sum', () => {
  it('is read beside several bills', () => {
    const body = [
      'FV/01/2026   129,98 zł',
      'FV/02/2026   129,98 zł',
      'Odsetki ustawowe   2,12 zł',
      'RAZEM PRZETERMINOWANE   262,08 zł',
      'Prosimy o zapłatę 262,08 zł do dnia 26.03.2026.',
      account,
    ].join('\n');
    expect(moneyOf(body)).toMatchObject({ interest: 2.12, total: 262.08, direction: 'to_pay' });
  });
});

describe('a sum that depends on the day of payment', () => {
  it.each([
    [
      'przy zapłacie do 26 maja 2026 r.   95,00 zł',
      'przy zapłacie do 2 czerwca 2026 r.   150,00 zł',
    ],
    ['zapłata w ciągu 7 dni   95,00 zł', 'zapłata po 7 dniach   150,00 zł'],
    ['w ciągu 7 dni od doręczenia   95,00 zł', 'po 7 dniach   150,00 zł'],
    ['płatne do 26.05.2026   95,00 zł', 'płatne po 26.05.2026   150,00 zł'],
  ])('is the full one: %s', (early, late) => {
    const body = `Opłata dodatkowa za postój\n\n${early}\n${late}\n\n${account}`;
    expect(moneyOf(body)).toMatchObject({ main: 150, direction: 'to_pay' });
  });
});

describe('the term of the lower sum', () => {
  it('is not the term of the full one', () => {
    const body =
      'Strefa P sp. z o.o.\n\nWEZWANIE DO ZAPŁATY\n\nOpłata dodatkowa za postój:\nw ciągu 7 dni od doręczenia   120,00 zł\npo 7 dniach   200,00 zł\n';
    const [first] = readLetter(openLetter(`${body}\n${account}\n`)).terms;
    expect(first?.what).toBe('zapłata niższej kwoty');
  });
});

describe('a fee less a relief in a table on one line', () => {
  it('is what the relief leaves', () => {
    const body =
      'Zawiadamiam, że od 1 stycznia 2027 r. opłata wynosi: Liczba osób Stawka Razem Zwolnienie Do zapłaty miesięcznie 3 40,00 zł 120,00 zł 15,00 zł 105,00 zł (słownie: sto pięć złotych). Opłatę w dotychczasowej wysokości, tj. 90,00 zł miesięcznie, uiszcza się do końca grudnia 2026 r. Opłatę w nowej wysokości należy uiszczać do 15 stycznia 2027 r. na rachunek 37 1140 2004 0000 3802 7755 1904.';
    expect(moneyOf(body, 'inne')).toMatchObject({ main: 105 });
  });
});

describe('a private loan', () => {
  it.each([
    'Pożyczyłem Ci 8000 zł, oddałaś 1500 zł. Zostało 6500 zł. Proszę o zwrot 6500 zł w ciągu sześciu tygodni.',
    'Pożyczyłam Panu 8 000 zł. Proszę Pana o zwrot pozostałej kwoty 6 500 zł do 1 czerwca 2026 r.',
    'W maju pożyczyłem Ci 8000 zł, 1500 zł już mam z powrotem. Oddaj mi resztę, czyli 6500 zł, do końca maja.',
  ])('asks for what is left: %s', (body) => {
    expect(moneyOf(body, 'inne')).toMatchObject({ main: 6500, direction: 'to_pay' });
  });

  it('is not asked back in the words of the reader that a letter quotes', () => {
    const body = 'W reklamacji napisała Pani: „proszę o zwrot 489,00 zł”. Reklamacji nie uznajemy.';
    expect(moneyOf(body, 'inne').direction).not.toBe('to_pay');
  });
});

describe('a claim against a bankrupt', () => {
  const head =
    'Jan Lis\nsyndyk masy upadłości Adama Wrony\n\nZAWIADOMIENIE WIERZYCIELA O OGŁOSZENIU UPADŁOŚCI\n\n';

  it.each([
    'Upadły wskazał Panią w spisie wierzycieli: kaucja, 2 300,00 zł.',
    'Z dokumentów upadłego wynika Pani wierzytelność w kwocie 2 300,00 zł.',
  ])('is named, not to be paid: %s', (words) => {
    expect(moneyOf(`${head}${words}`, 'syndyk-zawiadomienie')).toMatchObject({
      main: 2300,
      direction: 'disputed',
    });
  });
});

describe('columns of a bill one after the other', () => {
  const body = [
    'Gaz Zachód S.A.',
    'Faktura rozliczeniowa',
    'Paliwo gazowe',
    'Dystrybucja',
    'Razem wartość brutto',
    'Wpłacone prognozy',
    'Nadpłata',
    '500,00 zł',
    '300,00 zł',
    '800,00 zł',
    '1 000,00 zł',
    '200,00 zł',
    'DO ZAPŁATY Z TEJ FAKTURY: 0,00 zł',
    'Termin płatności',
    '10.08.2026',
    '10.09.2026',
    '10.10.2026',
    'Prognoza',
    '150,00 zł',
    '150,00 zł',
    '150,00 zł',
    'Do zapłaty po zaliczeniu nadpłaty',
    '0,00 zł',
    '100,00 zł',
    '150,00 zł',
    account,
  ].join('\n');

  it('leave the first payment that the surplus does not cover, with its day', () => {
    expect(moneyOf(body, 'rachunek')).toMatchObject({ main: 100, direction: 'to_pay' });
    const days = readLetter(openLetter(`${body}\n`)).terms.map(({ date }) => date);
    expect(days[0]).toBe('2026-09-10');
    expect(days).not.toContain('2026-08-10');
  });
});

describe('the day of a payment', () => {
  it('comes before the last day of a right', () => {
    const body = [
      'Polisa OC. Do dopłaty 386,00 PLN',
      'termin płatności: 20.11.2026',
      account,
      'Może Pan wypowiedzieć umowę na piśmie - w dowolnym momencie do 8.02.2027.',
    ].join('\n');
    const [first] = readLetter(
      openLetter(`Ubezpieczenia S.A.\n\nSopot, 3.11.2026\n\n${body}\n`),
    ).terms;
    expect(first?.date).toBe('2026-11-20');
  });
});
