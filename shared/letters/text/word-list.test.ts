import fc from 'fast-check';
import { expect, test } from 'vitest';

import { beginningsIn, either, everyWord, mayMatch, wordPattern } from './word-list.ts';

test('an entry is met as whole words only', () => {
  const pattern = wordPattern(['rata', 'do dnia']);
  expect(pattern.test('druga rata do maja')).toBe(true);
  expect(pattern.test('desperata')).toBe(false);
  expect(pattern.test('zaplata do  dnia 3 maja')).toBe(true);
});

test('a star stands for any ending', () => {
  const pattern = everyWord(['przysluguj*']);
  expect('przysluguje panu; nieprzysluguje; przyslugujace'.match(pattern)).toEqual([
    'przysluguje',
    'przyslugujace',
  ]);
});

test('the longest entry is met first and signs stand for themselves', () => {
  expect(wordPattern(['art.', 'art. 5']).exec('art. 5')?.[0]).toBe('art. 5');
  expect(wordPattern(['k.p.']).test('kxp. ')).toBe(false);
});

test('three dots stand for what may lie between two parts, up to eighty characters', () => {
  const pattern = wordPattern(['wzywa* … do zaplaty']);
  expect(pattern.test('wzywamy pania krystyne lis do zaplaty')).toBe(true);
  expect(pattern.test('wzywam do zaplaty')).toBe(true);
  expect(pattern.test(`wzywam ${'x '.repeat(60)} do zaplaty`)).toBe(false);
});

test('a text without the beginnings of an entry cannot match it', () => {
  const words = beginningsIn('wezwanie do zaplaty', 'art. 5');
  expect(mayMatch(wordPattern(['wezwan* do zaplaty']), words)).toBe(true);
  expect(mayMatch(wordPattern(['wezwan* … sadu', 'mandat']), words)).toBe(false);
  // Text matched by a star may stand inside a word.
  expect(mayMatch(wordPattern(['zap*aty']), words)).toBe(true);
  expect(mayMatch(/nigdzie/, words)).toBe(true);
});

test('one of several parts is met anywhere, in the order of the list', () => {
  const pattern = new RegExp(String.raw`\b${either('sp. z', /umow[aey]/, 'sp.')}`, 'g');
  expect('sp. z o.o., sp.k., umowy i spzoo'.match(pattern)).toEqual(['sp. z', 'sp.', 'umowy']);
  expect('nieumowa'.match(pattern)).toBeNull();
});

test('no list that a text matches is ruled out by the beginnings of its words', () => {
  const wordOf = (...letters: string[]) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 });
  const lists = fc.array(
    fc
      .array(wordOf('a', 'b', '.', '*'), { minLength: 1, maxLength: 3 })
      .chain((parts) => fc.constantFrom(' ', ' … ').map((gap) => parts.join(gap))),
    { minLength: 1, maxLength: 4 },
  );
  const texts = fc.array(wordOf('a', 'b', '.'), { maxLength: 12 });
  fc.assert(
    fc.property(lists, texts, (list, words) => {
      const pattern = wordPattern(list);
      const text = words.join(' ');
      if (pattern.test(text)) expect(mayMatch(pattern, beginningsIn(text))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
