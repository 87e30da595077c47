import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { femaleNames, maleNames } from './first-name-list.ts';
import { readFirstName } from './first-names.ts';
import { readName, titleCase, toNominative } from './names.ts';

describe('toNominative', () => {
  it.each([
    ['Tomaszowi Gierłowskiemu', 'Tomasz Gierłowski'],
    ['Panią Roksanę Mielcarek', 'Roksana Mielcarek'],
    ['Pana Marcina Dulębiaka', 'Marcin Dulębiak'],
    ['Kamila Drążkiewicza', 'Kamil Drążkiewicz'],
    ['Kamila Nowacka', 'Kamila Nowacka'],
    ['Kamila Nowaka', 'Kamil Nowak'],
    ['Barbarą Sosnal', 'Barbara Sosnal'],
    ['WACŁAW BORKOWICZ', 'Wacław Borkowicz'],
    ['Wrześniak Halina', 'Halina Wrześniak'],
    ['Eweliny Stachurskiej-Bąk', 'Ewelina Stachurska-Bąk'],
    ['Joannę i Michała Sikorów', 'Joanna i Michał Sikora'],
    ['Irenie i Zdzisławowi Pogorzelskim', 'Irena i Zdzisław Pogorzelscy'],
    ['Aleksandra i Wojciech Gutowscy', 'Aleksandra i Wojciech Gutowscy'],
    ['Pani Teofila Januszko', 'Teofila Januszko'],
    ['Pawłem Zarębą', 'Paweł Zaręba'],
    ['Annie Nowak', 'Anna Nowak'],
    ['Annie Kowalskiej', 'Anna Kowalska'],
    ['Stefana Jarząbka', 'Stefan Jarząbek'],
    ['Łukaszowi Kaczmarkowi', 'Łukasz Kaczmarek'],
    ['Krzysztofem Lemańczykiem', 'Krzysztof Lemańczyk'],
    ['Jerzego Nowego', 'Jerzy Nowy'],
    ['Marka Wrony', 'Marek Wrona'],
    ['Michała Wróbla', 'Michał Wróbel'],
    ['Adama Wilka', 'Adam Wilk'],
    ['Andrzejowi Dudzie', 'Andrzej Duda'],
    ['Aleksandra Nowaka', 'Aleksander Nowak'],
    ['Aleksandra Nowak', 'Aleksandra Nowak'],
    ['Anny Marii Kowalskiej', 'Anna Maria Kowalska'],
    ['Danucie Kwietniowej', 'Danuta Kwietniowa'],
    ['Iwonie Brejzie', 'Iwona Brejza'],
    ['Oldze Tokarczuk', 'Olga Tokarczuk'],
    ['Ewą Zielińską', 'Ewa Zielińska'],
  ])('makes %s into %s', (written, nominative) => {
    expect(toNominative(written)).toBe(nominative);
  });

  it('leaves a name alone that is in the nominative, whoever bears it', () => {
    const surnames = fc.constantFrom('Kowalczyk', 'Mazur', 'Wójcik', 'Ochwat');
    const names = fc.constantFrom(
      ...femaleNames,
      ...maleNames.map((name) => name.split(':')[0] ?? name),
    );
    fc.assert(
      fc.property(names, surnames, (first, surname) => {
        expect(toNominative(`${first} ${surname}`)).toBe(`${first} ${surname}`);
      }),
    );
  });

  it('undoes the cases of any listed man with a regular surname', () => {
    const plain = maleNames.filter(
      (name) => /[bcdfghjklłmnprstwz]$/.test(name) && !name.includes(':') && name !== 'Brunon',
    );
    fc.assert(
      fc.property(fc.constantFrom(...plain), (first) => {
        const dative = readName(`Panu ${first}owi Kowalskiemu`);
        expect(dative?.name).toBe(`${first} Kowalski`);
        expect(toNominative(`Pana ${first}a Nowaka`)).toBe(`${first} Nowak`);
      }),
    );
  });

  it('returns what holds no first name as it is, without its title', () => {
    expect(toNominative('Pan Xyz Abc')).toBe('Xyz Abc');
    expect(readName('Sąd Rejonowy')).toBeUndefined();
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeof toNominative(text)).toBe('string');
      }),
    );
  });
});

describe('readFirstName', () => {
  it('knows one form as more names than one', () => {
    const readings = readFirstName('Kamila').map(
      ({ name, case: nameCase }) => `${name} ${nameCase}`,
    );
    expect(readings).toEqual(expect.arrayContaining(['Kamil gen', 'Kamila nom']) as unknown);
  });
});

describe('titleCase', () => {
  it('takes capitals down, in double names and after apostrophes too', () => {
    expect(titleCase("CHMIELOWSKA-GIL O'SZEWCZYK")).toBe("Chmielowska-Gil O'Szewczyk");
    expect(titleCase('McDonald')).toBe('McDonald');
  });
});
