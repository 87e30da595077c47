import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { whyClosed } from './why-closed.ts';

const why = (text: string) => whyClosed(viewLetter(openLetter(text)));

test.each([
  'Postanowiono umorzyć dochodzenie wobec niewykrycia sprawcy kradzieży.',
  'Dochodzenie umorzono z powodu niewykrycia sprawców czynu.',
  'Umarzam dochodzenie, ponieważ nie ustalono sprawcy.',
])('the reason is told: %s', (text) => {
  expect(why(text)).toBe('Powód umorzenia: nie wykryto sprawcy.');
});

test.each([
  'Umorzono dochodzenie wobec braku znamion czynu zabronionego.',
  'Dochodzenie trwa; dotąd nie ustalono sprawcy.',
])('no other reason is told: %s', (text) => {
  expect(why(text)).toBeUndefined();
});
