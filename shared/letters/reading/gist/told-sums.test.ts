import { expect, test } from 'vitest';

import { withoutOtherSums } from './told-sums.ts';

const sums = { due: [32_320], asked: [15_000] };

test.each([
  ['an order to pay the sum that is due', 'wezwać do zapłaty kwoty 323,20 zł'],
  ['an order to pay what the letter asks besides', 'wezwać do zapłaty kwoty 150,00 zł'],
  ['a sum that nobody is told to pay', 'uchylić karę w kwocie 8 240,00 zł'],
  [
    'what comes to the reader',
    'do wyboru bon albo przelew 480,00 zł na konto, z którego przyszła wpłata',
  ],
  ['what need not be paid', 'Nie płaci Pan nic, także kwoty 8 240,00 zł.'],
])('%s is told as it stands', (_, quote) => {
  expect(withoutOtherSums(quote, sums)).toBe(quote);
});

test('another sum goes with the clause or the bracket that would tell to pay it', () => {
  expect(
    withoutOtherSums(
      'umorzyć postępowanie na wniosek wierzyciela, złożony wobec zapłaty 8 240,00 zł',
      sums,
    ),
  ).toBe('umorzyć postępowanie na wniosek wierzyciela');
  expect(withoutOtherSums('zwracamy nadpłatę (wpłata 8 240,00 zł)', sums)).toBe(
    'zwracamy nadpłatę',
  );
});

test('what would only tell to pay another sum, or one that nobody asks now, is left out', () => {
  expect(withoutOtherSums('Trzeba zapłacić 8 240,00 zł.', sums)).toBeNull();
  expect(withoutOtherSums('Jeżeli sąd nakaże zapłatę, będzie to 150,00 zł.', sums)).toBeNull();
});
