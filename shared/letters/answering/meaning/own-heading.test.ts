import { expect, test } from 'vitest';

import { titleOf } from '#shared/letters/answering/title.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { ownHeading, subjectTitle } from './own-heading.ts';

const factsOf = (opening: string, rest = 'zadanie wykona wybrana firma.') =>
  readLetter(
    openLetter(
      `Wójt Gminy Brzozówka\nul. Polna 1, 98-200 Brzozówka\n\nPan Jan Kot\nul. Leśna 2, 98-200 Brzozówka\n\n${opening}\n\nSzanowny Panie,\n${rest}\n`,
    ),
  );

test('a subject in quotation marks is told and names a letter of an unknown kind', () => {
  const facts = factsOf('dotyczy: „Wymiana pieców węglowych w Gminie Brzozówka - 2026”');
  expect(ownHeading(facts, '')).toBe('Temat pisma: „Wymiana pieców węglowych w Gminie Brzozówka”.');
  expect(titleOf(facts)).toBe('Wymiana pieców węglowych w Gminie Brzozówka');
});

test('a subject that goes on with "dotyczy" keeps the word in the title', () => {
  expect(titleOf(factsOf('Dotyczy: wykupu działki pod garażem (nr 2026/77/AB)'))).toBe(
    'Dotyczy: wykupu działki pod garażem',
  );
});

test('nothing is told twice', () => {
  const facts = factsOf('Dotyczy: wymiany pieców węglowych');
  expect(ownHeading(facts, 'Gmina informuje o wymianie: „wymiana pieców węglowych”.')).toBeNull();
});

test('who signs is no heading', () => {
  expect(ownHeading(factsOf('Prezes Zarządu Kornel Zagłoba'), '')).toBeNull();
});

test('a letter with signs of fraud is not titled in its sender’s words', () => {
  const facts = factsOf(
    'Dotyczy: zwrot dopłaty do węgla',
    'podaj numer karty i kod CVV, nie informuj o tym nikogo.',
  );
  expect(subjectTitle(facts)).toBeNull();
});
