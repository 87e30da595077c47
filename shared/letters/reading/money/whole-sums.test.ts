import { describe, expect, it } from 'vitest';

import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

function moneyOf(title: string, body: string, sender = 'Firma Testowa Sp. z o.o.') {
  const letter = `${sender}\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\n${title}\n\n${body}\n`;
  const view = viewLetter(openLetter(letter));
  const { financial } = readMoney(view, chooseType(view).type);
  const { main_amount: main, interest, costs, total_amount: total, direction } = financial;
  return {
    main: main.value,
    interest: interest.value,
    costs: costs.value,
    total: total.value,
    direction,
  };
}

const account = 'Wpłaty na rachunek 57 1030 1159 8000 0000 8120 4471.';
const demand = 'WEZWANIE DO ZAPŁATY';

describe('the whole of several sums', () => {
  it('is what the letter prints for two contracts together', () => {
    const body = [
      'UMOWA A',
      '  Rata z 20 lutego 2026 r.       500,00 zł',
      '  Odsetki za opóźnienie            4,00 zł',
      '  Ile wpłacić                    504,00 zł',
      '',
      'UMOWA B',
      '  Ile wpłacić                    150,00 zł',
      '',
      `Łącznie do wpłaty: 654,00 zł do 18 marca 2026 r. ${account}`,
    ].join('\n');
    expect(moneyOf(demand, body, 'Bank Południowy S.A.').total).toBe(654);
  });

  it('is divided by the last row of the table that makes it', () => {
    const body = [
      'Wzywam Pana do zapłaty kwoty 1 120,00 zł do dnia 2 kwietnia 2026 r.',
      '',
      '  faktura       należność    odsetki    rekompensata',
      '  FV 1/2026        600,00      30,00           40,00',
      '  FV 2/2026        400,00      10,00           40,00',
      '  Razem          1 000,00      40,00           80,00',
      '',
      account,
    ].join('\n');
    expect(moneyOf(demand, body)).toMatchObject({ main: 1000, interest: 40, total: 1120 });
  });

  it('is the rounded sum, as the decision itself orders it', () => {
    const body = [
      'Ustalam wysokość podatku od nieruchomości na 2026 rok w kwocie 412,00 zł.',
      '',
      '  budynek      300,10',
      '  grunt        111,60',
      '  suma         411,70   po zaokrągleniu 412',
      '',
      account,
    ].join('\n');
    expect(moneyOf('DECYZJA', body, 'Wójt Gminy Krzewno')).toMatchObject({ main: 412, total: 412 });
  });

  it('is what equal instalments make', () => {
    const body = [
      '  opłata roczna      800,00 zł',
      '',
      'Opłatę wnosi się w czterech ratach:',
      '  I kwartał      200,00 zł   do 30 kwietnia 2026 r.',
      '  II kwartał     200,00 zł   do 31 lipca 2026 r.',
      '  III kwartał    200,00 zł   do 31 października 2026 r.',
      '  IV kwartał     200,00 zł   do 31 stycznia 2027 r.',
    ].join('\n');
    const { main, total } = moneyOf('INFORMACJA', body, 'Zarząd Zlewni w Pile');
    expect([main, total]).toContain(800);
  });
});

describe('the difference of two sums', () => {
  const table = [
    '                 zaliczki       koszt      wynik',
    '  ogrzewanie     1 980,00    2 261,18    -281,18',
    '  woda           1 260,00    1 193,18     +66,82',
    '  RAZEM          3 240,00    3 454,36    -214,36',
  ].join('\n');

  it('is the whole where the letter orders it', () => {
    const body = `${table}\n\nProsimy o wpłacenie 214,36 zł do 15 czerwca 2026 r. ${account}`;
    expect(moneyOf('ROZLICZENIE', body)).toMatchObject({ total: 214.36, direction: 'to_pay' });
  });

  it('does not stand for a sum that settles something else', () => {
    const body = `${table}\n\nProsimy o wpłacenie 300,00 zł do 15 czerwca 2026 r. ${account}`;
    expect(moneyOf('ROZLICZENIE', body).total).not.toBe(214.36);
  });
});

describe('a sum that nobody asks for', () => {
  it('is one that the letter remits, wherever it stands', () => {
    const body =
      'Po rozpatrzeniu wniosku o umorzenie zaległości w kwocie 600,00 zł i odsetek w kwocie 80,00 zł: 1. umarzamy odsetki za zwłokę w kwocie 80,00 zł, 2. rozkładamy zaległość 600,00 zł na 6 rat po 100,00 zł.';
    expect(moneyOf('DECYZJA', `${body}\n\n${account}`, 'Wójt Gminy Krzewno').interest).toBeNull();
  });

  it('is not one that the letter refuses to remit', () => {
    const body =
      'Odmawiamy umorzenia odsetek. Prosimy o wpłatę 600,00 zł zaległości i odsetek w kwocie 80,00 zł do 5 maja 2026 r.';
    expect(moneyOf('DECYZJA', `${body}\n\n${account}`, 'Wójt Gminy Krzewno')).toMatchObject({
      main: 600,
      interest: 80,
    });
  });

  it.each([
    'Nie pobieramy opłaty za zmianę układu ścian (900,00 zł).',
    'Koszt zmiany układu ścian (900,00 zł zapłacono w lipcu 2025 r.) jest rozliczony.',
  ])('is one that is not charged: %s', (spared) => {
    const body = `Prosimy o wpłatę 600,00 zł do 5 maja 2026 r. ${spared} ${account}`;
    expect(moneyOf('ROZLICZENIE', body)).toMatchObject({ main: 600, costs: null });
  });

  it('is not the sum on whose payment the charge depends', () => {
    const body = `Odsetek nie naliczymy, jeżeli do 5 maja 2026 r. wpłaci Pan 600,00 zł. ${account}`;
    expect(moneyOf(demand, body).main).toBe(600);
  });
});

describe('a letter about a debt', () => {
  it('still asks for it where only a later charge need not be paid', () => {
    const body = `Prosimy o wpłatę 600,00 zł do 5 maja 2026 r. Wznowienie dostaw wymaga opłaty 150,00 zł. Opłaty tej nie trzeba płacić teraz. ${account}`;
    expect(moneyOf(demand, body)).toMatchObject({ main: 600, direction: 'to_pay' });
  });
});
