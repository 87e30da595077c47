import { describe, expect, it } from 'vitest';

import { labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { pageOf, zoneAt } from './page.ts';

const page = (text: string) => pageOf(viewLetter(openLetter(text)));
const cells = (text: string) => page(text).cells.map((cell) => cell.text);
const kinds = (text: string) => page(text).cells.map(({ kind }) => kind);
const valuesOf = (text: string, role: string) =>
  labelledValues(page(text))
    .filter((found) => found.role === role)
    .map(({ value }) => value);

describe('a line whose columns were lost', () => {
  it('is cut into the number and the day it holds', () => {
    const line = 'WSM.427.118.2026.TR Rzeszów, dnia 16 lutego 2026 r.';
    expect(cells(line)).toEqual(['WSM.427.118.2026.TR', 'Rzeszów, dnia 16 lutego 2026 r.']);
    expect(kinds(line)).toEqual(['words', 'date']);
  });

  it('is cut where the town of the day says the town of the court again', () => {
    const line = 'Sąd Rejonowy w Nowym Sączu Nowy Sącz, 3 maja 2026 r.';
    expect(cells(line)).toEqual(['Sąd Rejonowy w Nowym Sączu', 'Nowy Sącz, 3 maja 2026 r.']);
  });

  it.each([
    'KRAJOWE CENTRUM ROZLICZEŃ ENERGII',
    'Polskie Centrum Windykacji',
    'Ogólnopolski Referat Zwrotów',
  ])('is one name where only an adjective stands before a part: %s', (name) => {
    expect(cells(name)).toEqual([name]);
  });

  it('is cut before a part of the firm that it names', () => {
    expect(cells('WARTEKS S.A. Centrum Obsługi Klienta')).toHaveLength(2);
  });

  it('is cut into the name and the address behind it', () => {
    expect(cells('Pani Ewa Nowak ul. Polna 3 m. 4 08-110 Siedlce')).toEqual([
      'Pani Ewa Nowak',
      'ul. Polna 3 m. 4 08-110 Siedlce',
    ]);
  });

  it('is cut before every label that has a value', () => {
    expect(cells('2. Ukarany: JAN NOWAK 3. PESEL: 75061119835')).toEqual([
      '2. Ukarany: JAN NOWAK',
      '3. PESEL: 75061119835',
    ]);
  });

  it('stays whole when it is running text', () => {
    const line = 'Sąd wzywa Panią, aby do dnia 3 maja 2026 r. przyszła na ul. Polną 3 w Radomiu.';
    expect(cells(line)).toEqual([line]);
  });
});

describe('the value of a label', () => {
  it.each([
    ['in the same cell', 'Adresat: Jan Nowak\nul. Polna 3, 00-950 Warszawa'],
    ['in the next cell', 'Adresat:      Jan Nowak'],
    ['in the next line', 'Adresat:\nJan Nowak'],
    [
      'in the next line of its column',
      'Sygn. akt I C 1/26        Adresat:\n                          Jan Nowak',
    ],
    ['in a numbered box', '3. Adresat: Jan Nowak'],
    ['behind a remark', 'Adresat (imię i nazwisko): Jan Nowak'],
  ])('is found %s', (_place, text) => {
    expect(valuesOf(text, 'recipient')).toEqual(['Jan Nowak']);
  });

  it('is that of the longer of two labels', () => {
    const text = 'Nr umowy klienta: 4471/26';
    expect(labelledValues(page(text)).map(({ label }) => label)).toEqual(['nr umowy klienta']);
  });
});

describe('the zones of a letter', () => {
  const letter = `Od: biuro@firma.example
Firma Sp. z o.o.
ul. Polna 3, 00-950 Warszawa

Pan Jan Nowak
ul. Leśna 4, 00-951 Warszawa

WEZWANIE DO ZAPŁATY

Wzywamy Pana do zapłaty kwoty 100,00 zł w terminie 7 dni.

POUCZENIE
Od tego pisma nie służy odwołanie.

Z poważaniem
Anna Kot

KLAUZULA INFORMACYJNA RODO
Administratorem danych osobowych jest Firma Sp. z o.o.
`;
  const zoneOf = (words: string) => zoneAt(page(letter), letter.indexOf(words));

  it.each([
    ['Od: biuro', 'mail'],
    ['Firma Sp.', 'head'],
    ['Pan Jan', 'head'],
    ['WEZWANIE', 'head'],
    ['Wzywamy', 'body'],
    ['Od tego', 'instruction'],
    ['Anna Kot', 'signature'],
    ['Administratorem', 'privacy'],
  ])('%s … stands in the zone %s', (words, zone) => {
    expect(zoneOf(words)).toBe(zone);
  });
});
