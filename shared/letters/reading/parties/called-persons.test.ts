import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const recipientOf = (letter: string) => readLetter(openLetter(letter)).recipient;
const office =
  'PREZYDENT MIASTA KUTNO\nWydział Spraw Obywatelskich        Kutno, 22 września 2026 r.\nul. Długa 22, 99-300 Kutno\nSO.5343.2.2026\n\n';

test.each([
  [
    'of two parties of a case, the one whom the letter calls',
    `${office}            Strony postępowania:\n            1) Wanda Rybak (wnioskodawczyni)\n            2) Igor Malik, adres pobytu: ul. Ptasia 31/9, 99-300 Kutno\n\n      ZAWIADOMIENIE O WSZCZĘCIU POSTĘPOWANIA\n\nZawiadamia się, że na wniosek Wandy Rybak wszczęto postępowanie o wymeldowanie Igora Malika. Pana Igora Malika wzywa się do złożenia wyjaśnień jako strona.`,
    'Igor Malik',
  ],
] as const)('%s is the addressee', (_, letter, name) => {
  expect(recipientOf(letter)).toBe(name);
});
