import { describe, expect, it } from 'vitest';

import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { isWithdrawnAccount, isWithdrawnDay, isWithdrawnSum, namesWithdrawn } from './withdrawn.ts';

const oldAccount = '37114020040000380277551904';
const newAccount = '61109010140000071219812874';
const spaced = (account: string) => account.replace(/^(\d\d)|(\d{4})/g, '$1$2 ').trim();

const letterOf = (body: string) =>
  viewLetter(
    openLetter(`Spółdzielnia „Zorza”\nul. Polna 1, 83-110 Tczew\n\nPan Jan Nowak\n\n${body}\n`),
  );

/** Which of the wrong and the right values a letter withdraws. */
function withdrawnIn(body: string) {
  const view = letterOf(body);
  return {
    sums: [48_600, 31_200].filter((sum) => isWithdrawnSum(view, sum)),
    days: ['2026-09-01', '2026-09-14'].filter((day) => isWithdrawnDay(view, day)),
    accounts: [oldAccount, newAccount].filter((account) => isWithdrawnAccount(view, account)),
  };
}

describe('a corrected value', () => {
  it.each([
    'Sprostowanie. Zamiast kwoty 486,00 zł obowiązuje 312,00 zł.',
    'W piśmie omyłkowo podano kwotę 486,00 zł. Prawidłowa kwota to 312,00 zł.',
    'Prostujemy omyłkę: jest 486,00 zł, powinno być 312,00 zł.',
    'Korekta: było: 486,00 zł, powinno być: 312,00 zł.',
    'Do zapłaty jest 312,00 zł, a nie, jak podano w piśmie z 2 sierpnia, 486,00 zł. Przepraszamy za pomyłkę.',
    'Kwotę 486,00 zł zastępuje się kwotą 312,00 zł. Sprostowanie oczywistej omyłki.',
    'Kwota 486,00 zł była błędna. Właściwa kwota: 312,00 zł.',
    'ERRATA\n\n                 podano        powinno być\nkwota            486,00 zł     312,00 zł',
    'Sprostowanie\n\nKwota raty      312,00 zł     (poprzednio błędnie: 486,00 zł)',
  ])('is withdrawn where it is a sum: %s', (body) => {
    expect(withdrawnIn(body)).toEqual({ sums: [48_600], days: [], accounts: [] });
  });

  it.each([
    'Sprostowanie terminu. Zamiast 1 września 2026 r. prosimy zapłacić do 14 września 2026 r.',
    'Omyłkowo wskazaliśmy dzień 1 września 2026 r. Właściwy termin to 14 września 2026 r.',
    'Termin mija 14 września 2026 r., a nie 1 września 2026 r. Przepraszamy za pomyłkę.',
    'KOREKTA\n\n             prawidłowo            błędnie podano\ntermin       14 września 2026 r.   1 września 2026 r.',
  ])('is withdrawn where it is a day: %s', (body) => {
    expect(withdrawnIn(body)).toEqual({ sums: [], days: ['2026-09-01'], accounts: [] });
  });

  it.each([
    `Właściwy rachunek to ${spaced(newAccount)}. Błędny rachunek: ${spaced(oldAccount)}.`,
    `Rachunek ${spaced(oldAccount)} (nie wpłacać)\nRachunek ${spaced(newAccount)}`,
    `Omyłkowo podaliśmy rachunek nr ${spaced(oldAccount)}. Prosimy wpłacać na ${spaced(newAccount)}.`,
    `Korygujemy numer rachunku: zamiast ${spaced(oldAccount)} powinno być ${spaced(newAccount)}.`,
  ])('is withdrawn where it is an account: %s', (body) => {
    expect(withdrawnIn(body)).toEqual({ sums: [], days: [], accounts: [oldAccount] });
  });

  it('is withdrawn with all that stands beside it', () => {
    const body =
      'Sprostowanie\nByło: 486,00 zł, termin 1 września 2026 r.\nPowinno być: 312,00 zł, termin 14 września 2026 r.';
    expect(withdrawnIn(body)).toEqual({ sums: [48_600], days: ['2026-09-01'], accounts: [] });
  });
});

it('a sentence repeats what another one withdraws', () => {
  const view = letterOf(
    'Prosimy o wpłatę 486,00 zł. Przepraszamy za pomyłkę. Zamiast kwoty 486,00 zł obowiązuje 312,00 zł.',
  );
  const named = clausesOf(view).filter((clause) => namesWithdrawn(view, clause));
  expect(named.map(({ text }) => text)).toEqual([expect.stringContaining('wplate 486,00')]);
});

it.each([
  'Do zapłaty 486,00 zł do 1 września 2026 r. Wpłaty dokonane po 14 września 2026 r. pominięto.',
  'Korekta podatku: zapłacono 312,00 zł, do dopłaty 486,00 zł do 1 września 2026 r.',
  'Prawidłowo wypełniony wniosek i 312,00 zł opłaty proszę złożyć do 14 września 2026 r.',
  'W razie omyłkowej wpłaty 312,00 zł zwrócimy. Rata 486,00 zł jest płatna do 1 września 2026 r.',
])('nothing is withdrawn where nothing is corrected: %s', (body) => {
  expect(withdrawnIn(body)).toEqual({ sums: [], days: [], accounts: [] });
});
