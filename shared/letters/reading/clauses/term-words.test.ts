import { expect, test } from 'vitest';

import { onlyNotifies } from '#shared/letters/reading/clauses/deciding.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { returnsThing } from './term-purpose.ts';
import { failureAhead, missedChance } from './term-words.ts';

test('what could have been paid earlier is no term, what may still fail is', () => {
  expect(missedChance.test('oplata mogla wyniesc 100 zl, gdyby zostala wniesiona ')).toBe(true);
  expect(missedChance.test('gdyby naleznosc nie zostala zaplacona ')).toBe(false);
  expect(failureAhead.test('w przypadku niewykonania obowiazku ')).toBe(true);
  expect(failureAhead.test('z powodu niepowiadomienia ')).toBe(false);
});

test('a thing is given back, money is paid, each in the term it stands with', () => {
  const both = 'wzywam pana do zwrotu laptopa w terminie 5 dni oraz do zaplaty kary ';
  expect(returnsThing('wzywam pana do zwrotu laptopa ')).toBe(true);
  expect(returnsThing('wzywam pana do zwrotu sluzbowego telefonu ')).toBe(true);
  expect(returnsThing(both)).toBe(false);
  expect(returnsThing('wzywam pana do zwrotu kwoty 300 zl ')).toBe(false);
});

test('a letter that announces a visit decides nothing, one that refuses does', () => {
  const only = (text: string) => onlyNotifies(viewLetter(openLetter(text)));
  expect(only('Zawiadamiam, że pracownik przeprowadzi wywiad 8 maja 2026 r.')).toBe(true);
  expect(only('Informujemy, że odmawiamy przyznania zasiłku.')).toBe(false);
  expect(only('Informujemy, że wniosek rozpatrzono odmownie.')).toBe(false);
});
