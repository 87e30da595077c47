import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { maskLetter } from './masking.ts';

const WORDS = 'Wzywamy do zapłaty kwoty 120,00 zł w terminie 7 dni od dnia doręczenia pisma.';
/** Names that every list, few lists and no list contains. */
const people = [
  ['Jan', 'Kowalski'],
  ['Zdzisława', 'Brzęczyszczykiewicz'],
  ['Oleksandr', 'Szewczenko'],
  ['Żelisława', 'Kęs'],
  ['Gniewomir', 'Wtorek'],
  ['Xymena', 'Ozga-Michalska'],
  ['Eustachy', 'Ćwik'],
] as const;
type Person = (typeof people)[number];
const forms: readonly ((person: Person) => string)[] = [
  ([first, last]) => `${first} ${last}`,
  ([first, last]) => `${first.charAt(0)}. ${last}`,
  ([first, last]) => `${first.charAt(0)}.${last}`,
  ([first, last]) => `${first} W. ${last}`,
];
/** Places where only a person is named. */
const places: readonly ((name: string) => string)[] = [
  (name) => `Pan/Pani\n${WORDS}\nSprawę prowadzi: ${name}, tel. 22 123 45 67`,
  (name) => `${WORDS}\nSporządził(a): ${name}`,
  (name) => `Adresat: ${name}, ul. Długa 5/6, 20-002 Lublin\n${WORDS}`,
  (name) => `Lokal 16\nWłaściciel: ${name}\n${WORDS}`,
  (name) => `Dłużnik: ${name}, PESEL 44051401359\n${WORDS}`,
  (name) => `${WORDS}\n/-/ ${name}`,
  (name) => `${WORDS}\n\nZ poważaniem\n\n${name}\nkierownik działu`,
  (name) => `${WORDS}\n\nz up. Prezydenta Miasta\n${name}\nGłówny Specjalista`,
];

const masked = (text: string) => maskLetter(openLetter(`Zakład Energii S.A.\n${text}\n`)).text;

it('hides a name, listed or not, whole or shortened, wherever only a person is named', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...people),
      fc.constantFrom(...forms),
      fc.constantFrom(...places),
      (person, form, place) => {
        const text = masked(place(form(person)));
        expect(text).toMatch(/\[OSOBA_(?:FORMA_B_)?1\]/);
        for (const part of person) expect(text).not.toContain(part);
        expect(text).not.toMatch(/\p{Lu}\. ?\[OSOBA/u);
      },
    ),
    { numRuns: 400 },
  );
});

it.each(['J. Kowalski', 'J.K. Kowalski', 'Jan K. Kowalski', 'Kowalski Jan', 'KOWALSKI JAN'])(
  'hides %s above the address of a home',
  (name) => {
    expect(masked(`${name}\nul. Długa 5/6\n20-002 Lublin\n\n${WORDS}`)).not.toMatch(/kowalski/i);
  },
);

it.each([
  'Zakład Wodociągów\nul. Prosta 1\n00-001 Warszawa',
  'I. Uzasadnienie',
  'A. Należność główna',
  'Odbiorca: Drukarnia Zecer',
  'Adresat: Hurtownia Zgoda',
  'Właściciel: Spółdzielnia Zgoda',
  'Dłużnik: Alfa Trans sp. z o.o.',
  'Z poważaniem\nReferat Spraw Wierzycielskich\nGłówny Specjalista',
])('leaves a firm, an office and a heading: %s', (words) => {
  expect(masked(`${words}\n${WORDS}`)).toContain(words);
});

/** Names that no list contains, or only in part, and foreign names. */
const rare = [
  'Gniewomir Wtorek',
  'GNIEWOMIR WTOREK',
  'Nguyen Van Thanh',
  'Ludwig van der Berg',
  'Maria del Carmen Ruiz',
  'Xymena Ozga-Michalska',
];
const bare: readonly (readonly [string, (name: string) => string])[] = [
  [
    'above an address',
    (name) => `Lublin, 3 marca 2026 r.\nZnak: ZE/77/2026\n\n${name}\nul. Długa 5/6\n20-002 Lublin`,
  ],
  [
    'above a village',
    (name) =>
      `${' '.repeat(40)}${name}\n${' '.repeat(40)}Modliszewice 9\n${' '.repeat(40)}26-200 Końskie`,
  ],
  ['behind "przeciwko"', (name) => `w sprawie z powództwa Alfa S.A. przeciwko ${name} o zapłatę`],
  ['behind "przeciwko", over a line', (name) => `przeciwko: ${name.replace(' ', '\n')}`],
  ['behind an office', (name) => `Sprawę załatwia: Inspektor ${name}, tel. 22 123 45 67`],
  ['below an office', (name) => `Inspektor\n${name}`],
  ['above an office', (name) => `${name}\nStarszy Specjalista`],
  ['behind "Pana"', (name) => `Wzywamy Pana ${name} do zapłaty.`],
  ['behind "p."', (name) => `${' '.repeat(40)}p. ${name}\n${' '.repeat(40)}ul. Libelta 5/2`],
  ['below "Pani"', (name) => `Pani\n${name}`],
  ['before a number', (name) => `${name}, PESEL 44051401359`],
  ['before a home', (name) => `${name}, zam. Nowa Wieś 14, 05-800 Pruszków`],
];

it.each(rare.flatMap((name) => bare.map(([place, write]) => [name, place, write] as const)))(
  'hides all of %s %s',
  (name, _, write) => {
    const text = masked(`${WORDS}\n${write(name)}`);
    expect(text).toMatch(/\[OSOBA_(?:FORMA_B_)?1\]/);
    for (const part of name.split(/[ -]/))
      expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${part}`, 'u'));
  },
);

it.each([
  ['Wzywamy Olenę Petrivną Szewczuk do zapłaty.', 'Szewczuk'],
  ['Pozwany: Iwan Petrowycz Bondar', 'Bondar'],
  ['Anna Nguyen Thi\nul. Długa 5\n20-002 Lublin', 'Thi'],
])('hides the last part of a foreign name: %s', (words, part) => {
  expect(masked(`${WORDS}\n${words}`)).not.toContain(part);
});

it.each([
  'Inspektor Nadzoru Budowlanego',
  'Inspektor Ochrony Danych',
  'Państwowy Inspektor Sanitarny',
  'Główny Inspektor Transportu Drogowego',
  'Dyrektor Izby Administracji Skarbowej',
  'Dyrektor Szkoły Podstawowej',
  'Kierownik Referatu Podatków',
  'Naczelnik\nUrzędu Skarbowego',
  'Prezes Zarządu',
  'przeciwko Skarbowi Państwa',
  'przeciwko Miastu Poznań',
  'przeciwko Wspólnocie Mieszkaniowej',
  'przeciwko Alfa Trans sp. z o.o.',
  'przeciwko Targi Ekspo Południe Sp. z o.o.',
  'Piekarnia Pod Zegarem\nul. Długa 5\n20-002 Lublin',
  'Departament Skarg\nul. Moniuszki 1\n00-014 Warszawa',
  'ul. Walczaka 2, 66-400 Gorzów Wielkopolski, PESEL',
  'Pan Prezes Zarządu',
])('leaves what is no name where a name may stand: %s', (words) => {
  expect(masked(`${WORDS}\n${words}`)).toContain(words);
});

it('hides the people of a school diary, surname first', () => {
  const head =
    'Nadawca: Wysocka Barbara (wychowawca)\nOdbiorca: Gawron Iwona (rodzic: Gawron Filip)';
  expect(masked(head)).not.toMatch(/Wysock|Barbar|Gawron|Iwon|Filip/);
});

it.each([
  'Prosi o to mama Zosi Misztal z klasy 2b.',
  'Zgłosił się tata Zosi Misztal.',
  'Rodzice Zosi Misztal wyrazili zgodę.',
  'Odbierze ją opiekunka Zosi Misztal.',
  'Babcia Zosi Misztal odbierze ją o 15.00.',
  'Przyjdzie po nią dziadek Zosi Misztal.',
])('hides the pet name and the surname of a child behind who comes with it: %s', (text) => {
  expect(masked(text)).not.toMatch(/Zosi|Misztal/);
});

it('takes "we have" for no mother', () => {
  expect(masked('Od lipca mamy Nowy Adres, ten sam numer.')).toContain('mamy Nowy Adres');
});

it('leaves the office behind who comes with a child', () => {
  expect(masked('Decyduje o tym opiekunka Oddziału Przedszkolnego.')).toContain(
    'opiekunka Oddziału Przedszkolnego',
  );
});
