import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const senderOf = (head: string) =>
  readLetter(
    openLetter(`${head}
ul. Polna 3, 00-950 Sosnowo

                                     Sosnowo, 5 maja 2026 r.
                                     [OSOBA_1]
                                     ul. Lipowa 4
                                     00-950 Sosnowo

INFORMACJA

Informujemy, że sprawa została załatwiona.`),
  ).sender;

describe('a name of words that many share goes on with its own part', () => {
  it.each([
    ['BURMISTRZ\nMIASTA I GMINY SOSNOWO', 'Burmistrz Miasta i Gminy Sosnowo'],
    [
      'Parafia Rzymskokatolicka\npw. św. Anny w Sosnowie',
      'Parafia Rzymskokatolicka pw. św. Anny w Sosnowie',
    ],
    [
      'Szkoła Podstawowa nr 2\nim. Jana Brzechwy w Sosnowie',
      'Szkoła Podstawowa nr 2 im. Jana Brzechwy w Sosnowie',
    ],
    ['WÓJT GMINY                      Sosnowo, 5.05.2026\nSTARE SOSNY', 'Wójt Gminy Stare Sosny'],
    [
      'Powiatowy Inspektor\nNadzoru Budowlanego\nw Pile',
      'Powiatowy Inspektor Nadzoru Budowlanego w Pile',
    ],
    [
      'Prokuratura Rejonowa\nPoznań-Wilda w Poznaniu',
      'Prokuratura Rejonowa Poznań-Wilda w Poznaniu',
    ],
    ['SPÓŁDZIELNIA MIESZKANIOWA\n„ZORZA”\nDZIAŁ CZYNSZÓW', 'Spółdzielnia Mieszkaniowa „Zorza”'],
    ['Ośrodek Pomocy Społecznej\nDzielnicy Wola', 'Ośrodek Pomocy Społecznej Dzielnicy Wola'],
    ['Kotwica\nTowarzystwo Ubezpieczeń S.A.', 'Kotwica Towarzystwo Ubezpieczeń S.A.'],
    [
      'Nasz Kąt\nTowarzystwo Budownictwa Społecznego Sp. z o.o.',
      'Nasz Kąt Towarzystwo Budownictwa Społecznego Sp. z o.o.',
    ],
  ])('%j', (head, name) => {
    expect(senderOf(head)).toBe(name);
  });

  it.each([
    ['Urząd Miejski\nWydział Spraw Obywatelskich', 'Urząd Miejski'],
    ['Urząd Gminy\ntel. 22 100 00 00', 'Urząd Gminy'],
    ['STAROSTWO POWIATOWE\n[OSOBA_2]', 'Starostwo Powiatowe'],
  ])('and with no desk, contact or person: %j', (head, name) => {
    expect(senderOf(head)).toBe(name);
  });
});

describe('a court is named with the place on the line below', () => {
  it.each([
    [
      'Sąd Rejonowy dla Krakowa-Nowej Huty\nw Krakowie',
      'Sąd Rejonowy dla Krakowa-Nowej Huty w Krakowie',
    ],
    ['SĄD OKRĘGOWY\nWE WROCŁAWIU', 'Sąd Okręgowy we Wrocławiu'],
    ['Sąd Rejonowy w Pile\nW odpowiedzi podać sygnaturę', 'Sąd Rejonowy w Pile'],
  ])('%j', (head, name) => {
    expect(senderOf(head)).toBe(name);
  });
});
