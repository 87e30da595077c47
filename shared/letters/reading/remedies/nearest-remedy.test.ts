import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const termsOf = (sentence: string) =>
  readLetter(
    openLetter(
      `Samorządowe Kolegium Odwoławcze w Elblągu\nul. Teatralna 4, 82-300 Elbląg\n\nElbląg, 4 maja 2026 r.\n\nPan Jan Wilk\nul. Lipowa 5\n19-300 Ełk\n\nDECYZJA\n\nPo rozpatrzeniu wniosku odmawiam Panu umorzenia opłaty za zajęcie pasa drogowego.\n\nPOUCZENIE\n\n${sentence}\n`,
    ),
  ).terms.map(({ amount, what }) => [amount, what]);

const both = [
  [14, 'wniosek o ponowne rozpatrzenie sprawy – wniesienie'],
  [30, 'skarga do wojewódzkiego sądu administracyjnego – wniesienie'],
];

test.each([
  'Od decyzji służy wniosek o ponowne rozpatrzenie sprawy w terminie 14 dni albo skarga do wojewódzkiego sądu administracyjnego w terminie 30 dni od doręczenia.',
  'Strona może wnieść w terminie 14 dni od doręczenia wniosek o ponowne rozpatrzenie sprawy albo, bez korzystania z tego prawa, wnieść skargę do wojewódzkiego sądu administracyjnego w terminie 30 dni od doręczenia.',
  'Może Pan w terminie 14 dni od doręczenia złożyć wniosek o ponowne rozpatrzenie sprawy albo, bez korzystania z tego prawa, wnieść w terminie 30 dni skargę do wojewódzkiego sądu administracyjnego.',
])('of two terms in a sentence each belongs to its own remedy: %s', (sentence) => {
  expect(termsOf(sentence)).toEqual(both);
});

test('a term takes the remedy named before it also where the longer one comes first', () => {
  const sentence =
    'Skargę do wojewódzkiego sądu administracyjnego wnosi się w terminie 30 dni od doręczenia, a wniosek o ponowne rozpatrzenie sprawy w terminie 14 dni od doręczenia.';
  expect(termsOf(sentence)).toEqual(both.toReversed());
});
