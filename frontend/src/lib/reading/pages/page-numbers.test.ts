import { expect, it } from 'vitest';

import { markPages, missingPages } from './page-numbers.ts';

it('misses the pages a letter announces', () => {
  expect(missingPages(['Pouczenie\nStrona 2 z 3'])).toEqual([1, 3]);
  expect(missingPages(['str. 1/2', 'str. 2/2'])).toEqual([]);
});

it('takes a page whose number was not read for the missing one', () => {
  expect(missingPages(['Strona 1 z 2', 'Pouczenie'])).toEqual([]);
});

it('says nothing of a letter that does not count, or counts its attachments too', () => {
  expect(missingPages(['Decyzja'])).toEqual([]);
  expect(missingPages(['Strona 1 z 3', 'Strona 1 z 5'])).toEqual([]);
  expect(missingPages(['Strona 9 z 3'])).toEqual([]);
});

it('numbers several pages that have no numbers of their own', () => {
  expect(markPages(['a', 'b'])).toEqual(['a\n\nStrona 1 z 2', 'b\n\nStrona 2 z 2']);
  expect(markPages(['a'])).toEqual(['a']);
  expect(markPages(['a\nStrona 1 z 2', 'b'])).toEqual(['a\nStrona 1 z 2', 'b']);
});
