import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { withoutPageLines } from './page-lines.ts';

const bare = (text: string) =>
  withoutPageLines(viewLetter(openLetter(text)), text.replace(/\s+/g, ' '));

test.each([
  'Prosimy przynieść umowę\nstrona 1/2   Druk R-3\noraz pełnomocnictwo.',
  'Prosimy przynieść umowę\nBank Morski S.A., KRS 0000777123   str. 1 z 2\noraz pełnomocnictwo.',
  'Prosimy przynieść umowę\n--- str. 1/2 ---\noraz pełnomocnictwo.',
])('a sentence runs over a page: %s', (text) => {
  expect(bare(text)).toBe('Prosimy przynieść umowę oraz pełnomocnictwo.');
});

test('a page that a sentence names is its word', () => {
  const text = 'Prosimy poprawić pole\nopisane na str. 1/2\noraz podpisać druk.';
  expect(bare(text)).toBe(text.replace(/\n/g, ' '));
});
