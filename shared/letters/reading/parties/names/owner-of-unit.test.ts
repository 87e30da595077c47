import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const recipientOf = (head: string, card = '') =>
  readLetter(
    openLetter(
      `WSPÓLNOTA MIESZKANIOWA „Lipowa 5” W KUTNIE\nul. Podrzeczna 4, 99-300 Kutno\n\nKutno, 18 maja 2026 r.\n\n${head}\n\n      GŁOSOWANIE NAD UCHWAŁĄ NR 7/2026\n\nSzanowni Państwo,\nkartę prosimy oddać w biurze do 12 czerwca 2026 r.\n\n${card}`,
    ),
  ).recipient;

test.each([
  ['Do właścicieli lokali\nLokal nr 22 - Halina Drwęska, udział 0,0187', ''],
  ['Właściciel lokalu nr 22: Halina Drwęska', ''],
  ['Do wszystkich właścicieli', 'KARTA DO GŁOSOWANIA\nWłaściciel: Halina Drwęska, lokal nr 22'],
  ['Do wszystkich właścicieli', 'KARTA DO GŁOSOWANIA\nGłosująca: Halina Drwęska, udział 0,0187'],
])('the owner named beside the flat: %s %s', (head, card) => {
  expect(recipientOf(head, card)).toBe('Halina Drwęska');
});

test('a list of all owners names nobody', () => {
  expect(recipientOf('Lokal 1 - Halina Drwęska\nLokal 2 - Jan Lis\nLokal 3 - Ewa Kos')).toBeNull();
});
