import { describe, expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { letterSaying } from './letter-saying.ts';

const answerTo = (sentence: string) => answerClassification(letterSaying(sentence));

describe('what follows from doing nothing is told in the letter’s own words', () => {
  test.each([
    ['W razie dalszej zwłoki sprawę oddamy do sądu.', 'do sądu'],
    ['Inaczej skierujemy sprawę do sądu.', 'do sądu'],
    ['Nieudostępnienie lokalu skutkuje obciążeniem Pani kosztami dojazdu.', 'kosztami'],
    ['Za nieudostępnienie lokalu obciążymy Panią kosztami.', 'kosztami'],
    ['Milczenie potraktujemy jako zgodę na nowe warunki.', 'zgodę'],
    ['Po tym terminie rower trafi na złom.', 'złom'],
    ['Niewykorzystany bon przepada.', 'przepada'],
    ['Konto zostanie zamknięte, jeśli nie uzupełni Pani danych.', 'zamknięte'],
    ['Skutkiem niezłożenia oświadczenia będzie wykreślenie z listy.', 'wykreślenie'],
  ])('%s', (sentence, told) => {
    expect(answerTo(sentence).if_ignored).toContain(told);
  });
});

describe('what spares the reader money is an option', () => {
  test.each([
    [
      'Opłata dodatkowa wynosi 150,00 zł. Jeżeli zapłaci Pani w ciągu 7 dni, wystarczy 95,00 zł.',
      '95,00',
    ],
    ['Opłata dodatkowa wynosi 150,00 zł, a przy wpłacie w ciągu 7 dni – 95,00 zł.', '95,00'],
    ['Do 11 maja 2026 r. może Pani zapłacić 95,00 zł zamiast 150,00 zł.', '95,00'],
    ['Kto zapłaci z góry za cały rok, otrzyma 10% zniżki.', '10%'],
    ['Po wpłacie 300,00 zł do końca maja resztę długu umorzymy.', 'umorzymy'],
    ['Proponujemy spłatę w pięciu ratach po 100,00 zł.', 'ratach'],
  ])('%s', (sentence, told) => {
    const options = answerTo(sentence)
      .optional_actions.map(({ action }) => action)
      .join(' ');
    expect(options).toContain(told);
  });

  test('a cheaper way that is gone is none', () => {
    const options = answerTo(
      'Opłata obniżona 95,00 zł obowiązywała do 1 maja 2026 r.',
    ).optional_actions;
    expect(options.map(({ action }) => action).join(' ')).not.toContain('95,00');
  });
});

test('money that is to come is to be looked for', () => {
  const options = answerTo(
    'Zwrócimy Pani nadpłatę 45,00 zł przelewem na Pani rachunek do 20 maja 2026 r.',
  ).optional_actions.map(({ action }) => action);
  expect(options.join(' ')).toMatch(/Sprawdź, czy pieniądze przyszły: 45,00/);
});

test('a request among what is taught is told', () => {
  const duties = answerTo(
    'Pouczenie\n1. Od decyzji służy odwołanie.\n2. Za okres od 1 maja 2026 r. proszę złożyć nową deklarację o liczbie osób.',
  ).required_actions.map(({ action }) => action);
  expect(duties.join(' ')).toContain('nową deklarację');
});

describe('a decision that acts at once', () => {
  const judgment = (sentence: string) =>
    answerClassification(
      openLetter(
        `Sąd Rejonowy w Chełmie I Wydział Cywilny
Sygn. akt I C 118/26

Chełm, dnia 4 maja 2026 r.

WYROK ZAOCZNY

Sąd zasądza od pozwanej Haliny Wrony na rzecz powoda Jana Bąka kwotę 500,00 zł. ${sentence}

POUCZENIE
Pozwana może wnieść sprzeciw od wyroku zaocznego w terminie dwóch tygodni od doręczenia wyroku.
`,
      ),
    )
      .required_actions.map(({ action }) => action)
      .join(' ');

  test('makes asking for a stay a duty', () => {
    expect(judgment('Wyrokowi nadaje rygor natychmiastowej wykonalności.')).toContain(
      'wnieś o zawieszenie wykonania',
    );
  });

  test('is none where the letter only says when it would act', () => {
    expect(
      judgment('Wyrok podlega wykonaniu, o ile nadano mu rygor natychmiastowej wykonalności.'),
    ).not.toContain('zawieszenie wykonania');
  });
});
