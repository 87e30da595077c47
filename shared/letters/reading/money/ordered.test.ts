import { describe, expect, it } from 'vitest';

import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { Reader } from '#shared/letters/reading/reader/reader.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

function moneyOf(title: string, body: string, sender: string, role?: Reader['role']) {
  const letter = `${sender}\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\n${title}\n\n${body}\n`;
  const view = viewLetter(openLetter(letter));
  const money = readMoney(view, chooseType(view).type, { role, name: 'Jan Nowak' }).financial;
  return { main: money.main_amount.value, direction: money.direction };
}

const office = 'Naczelnik Urzędu Skarbowego w Opolu';

describe('a sum is to be paid', () => {
  it.each([
    ['before it', 'Prosimy o wpłatę kwoty 120,00 zł do 3 maja 2026 r.'],
    ['behind it', 'Saldo 120,00 zł prosimy wpłacić do 3 maja 2026 r.'],
    ['in what the reader has to settle', 'Do uregulowania ma Pan 120,00 zł.'],
    ['in the sentence after it', 'Opłata wynosi 120,00 zł. Prosimy o wpłatę do 3 maja 2026 r.'],
  ])('where an order stands %s', (_, body) => {
    expect(moneyOf('PRZYPOMNIENIE', body, 'Klub Sportowy Orzeł')).toMatchObject({
      main: 120,
      direction: 'to_pay',
    });
  });

  it.each([
    ['a notice of a planned decision', 'Różnica do dopłaty (planowana)   1 508,94 zł'],
    [
      'a debt that somebody else settles',
      'Zadłużenie karty wynosi 1 942,10 zł. Prosimy nic nie wpłacać.',
    ],
    [
      'a charge that may come',
      'Po tym terminie możemy zażądać zwrotu wartości książek: 148,00 zł.',
    ],
    [
      'a meter that is changed free of charge',
      'Za wymianę nic Pan nie płaci. Operator może doliczyć 84,60 zł.',
    ],
  ])('by nobody in %s', (_, body) => {
    const { direction } = moneyOf('INFORMACJA', body, 'Bank Nadbużański S.A.');
    expect(direction).toBe('none');
  });

  it('is not where an overpayment is set off and the rest comes back', () => {
    const letter = moneyOf(
      'POSTANOWIENIE',
      [
        'Postanawiam zaliczyć nadpłatę w kwocie 1 964,00 zł:',
        'ryczałt PIT-28 za 2024 r.   731,00 zł',
        'pozostaje do zwrotu   1 233,00 zł',
        '',
        'Kwota 1 233,00 zł zostanie przekazana na rachunek wskazany w zeznaniu.',
      ].join('\n'),
      office,
    );
    expect(letter).toEqual({ main: 1233, direction: 'to_receive' });
  });
});

describe('a sum is nothing to pay', () => {
  it.each([
    'Czynsz za lipiec po 2 600,00 zł będę płacił do 5. dnia miesiąca.',
    'Zobowiązuję się zwrócić 2 600,00 zł do 5 maja 2026 r.',
    'Do 5 maja 2026 r. zapłacę 2 600,00 zł.',
  ])('where the sender promises it: %s', (body) => {
    expect(moneyOf('OŚWIADCZENIE', body, 'Adam Lis').direction).not.toBe('to_pay');
  });

  it.each(['Prosimy nic nie wpłacać.', 'Zaległość została w całości uregulowana.'])(
    'where the letter says so: %s',
    (denial) => {
      const body = `Wzywamy do zapłaty 120,00 zł do 3 maja 2026 r. ${denial}`;
      expect(moneyOf('WEZWANIE DO ZAPŁATY', body, 'Adam Lis').direction).toBe('none');
    },
  );

  it('for a creditor who is told of the debt, and is for its debtor', () => {
    const body = 'Zadłużenie w kwocie 8 400,00 zł jest egzekwowane. Wpłaty: 10 579,22 zł.';
    const title = 'ZAWIADOMIENIE O STANIE EGZEKUCJI';
    const bailiff = 'Komornik Sądowy przy Sądzie Rejonowym w Giżycku';
    expect(moneyOf(title, body, bailiff, 'claimant').direction).not.toBe('to_pay');
    expect(moneyOf(title, body, bailiff, 'debtor').direction).toBe('to_pay');
  });

  it('unless a denial hangs on a condition', () => {
    const body =
      'Prosimy o wpłatę 249,00 zł do 3 maja 2026 r. Jeżeli odda Pan sprzęt, notę anulujemy i nic Pan nie płaci.';
    expect(moneyOf('NOTA', body, 'Kablomax Sp. z o.o.').direction).toBe('to_pay');
  });
});

describe('a sum of a case', () => {
  const court = 'Sąd Rejonowy w Mielcu';

  it('is in dispute while the case runs', () => {
    const body =
      'W sprawie z powództwa Marii Lis przeciwko Janowi Nowakowi o 7 450,00 zł zawiadamiam, że rozprawa odbędzie się 5 maja 2026 r.';
    expect(moneyOf('ZAWIADOMIENIE O ROZPRAWIE', body, court, 'claimant')).toEqual({
      main: 7450,
      direction: 'disputed',
    });
  });

  it('comes to the claimant by a title of enforcement', () => {
    const body =
      'Przesyłam nakaz zapłaty zaopatrzony w klauzulę wykonalności. Nakaz obejmuje 2 310,00 zł.';
    expect(moneyOf('NAKAZ ZAPŁATY', body, court, 'claimant')).toEqual({
      main: 2310,
      direction: 'to_receive',
    });
  });

  it('is no debt of an heir before the inheritance is accepted', () => {
    const body = 'Wzywamy Pana jako spadkobiercę do zapłaty długu w kwocie 18 450,00 zł.';
    expect(moneyOf('WEZWANIE DO ZAPŁATY', body, 'Kredyt Plus Sp. z o.o.', 'heir').direction).toBe(
      'disputed',
    );
  });
});

it('takes up a sum that is named before it is ordered', () => {
  const body =
    'ZUS ustala, że świadczenie w kwocie 3 200,00 zł jest nienależnie pobrane, i zobowiązuje do zwrotu tej kwoty.';
  expect(moneyOf('DECYZJA', body, 'Zakład Ubezpieczeń Społecznych Oddział w Lublinie')).toEqual({
    main: 3200,
    direction: 'to_pay',
  });
});

describe('what remains after a correction', () => {
  const power = 'Amber Prąd Sp. z o.o.';
  const corrected = 'Faktura opiewała na 1 800,00 zł. Wpłacił Pan 800,00 zł.';

  it('is to be paid where the next sentence asks for it', () => {
    const body = `${corrected} Po korekcie zostaje 400,00 zł. Bardzo proszę o przelew do 20 maja 2026 r.`;
    expect(moneyOf('ODPOWIEDŹ NA ZGŁOSZENIE', body, power)).toEqual({
      main: 400,
      direction: 'to_pay',
    });
  });

  it('is not asked for by a request for something else', () => {
    const body = `${corrected} Na koncie zostaje 400,00 zł. Bardzo proszę o przysłanie zdjęcia licznika.`;
    expect(moneyOf('ODPOWIEDŹ NA ZGŁOSZENIE', body, power).direction).not.toBe('to_pay');
  });
});

it.each([
  'Kosztem badania (246,00 zł) operator Pana nie obciąża.',
  'Odsetek w kwocie 246,00 zł nie naliczamy.',
  'Kosztów 246,00 zł nie musi Pan zwracać.',
])('leaves out what nobody asks of the reader: %s', (spared) => {
  const body = `Prosimy o wpłatę 400,00 zł do 3 maja 2026 r. ${spared}`;
  const view = viewLetter(
    openLetter(`Klub Sportowy Orzeł\n\nPan Jan Nowak\n\nPRZYPOMNIENIE\n\n${body}`),
  );
  const { financial } = readMoney(view, chooseType(view).type, { role: undefined, name: null });
  expect([financial.main_amount.value, financial.costs.value, financial.interest.value]).toEqual([
    400,
    null,
    null,
  ]);
});
