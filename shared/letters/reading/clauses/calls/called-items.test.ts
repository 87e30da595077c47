import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { calledItems, ownCalls } from './called-items.ts';

const head = 'Sąd Rejonowy w Zamościu\n\nWEZWANIE\n\n';
const itemsOf = (text: string) => calledItems(viewLetter(openLetter(head + text)), undefined);

test('what the letter lists to be done is told item by item', () => {
  expect(
    itemsOf(
      'Wzywa się Pana do usunięcia braków pozwu przez:\n1) złożenie odpisu pozwu,\n2) podpisanie pozwu.\n\nSekretariat Sądu',
    ),
  ).toEqual(['złożenie odpisu pozwu,', 'podpisanie pozwu.']);
});

test('a list that nobody is called upon to do is none', () => {
  expect(itemsOf('W sprawie biorą udział:\n1) powód,\n2) pozwany.')).toEqual([]);
});

test('what the letter asks besides paying is told in its own sentence', () => {
  const view = viewLetter(
    openLetter(
      `${head}Prosimy o wpłatę 20,00 zł na rachunek biblioteki. Prosimy oddać książki w wypożyczalni do piątku.`,
    ),
  );
  expect(ownCalls(view, undefined)).toEqual(['Prosimy oddać książki w wypożyczalni do piątku.']);
});

test.each([
  'Proszę pamiętać, że zaległości mogą mieć wpływ na prawo do świadczeń.',
  'Prosimy zwrócić uwagę, że opłata za rok przyszły będzie wyższa.',
  'Prosimy o wyrozumiałość i przepraszamy za utrudnienia w dostawie wody.',
])('what the reader is only told to know is no call: %s', (sentence) => {
  expect(ownCalls(viewLetter(openLetter(head + sentence)), undefined)).toEqual([]);
});
