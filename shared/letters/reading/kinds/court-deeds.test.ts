import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const court =
  'Sąd Okręgowy w Kielcach\nI Wydział Cywilny\nul. Seminaryjska 12a, 25-372 Kielce\n\nI C 318/26\n\nPani Ewa Lis\nul. Leśna 2\n25-734 Kielce\n\n';

test.each([
  [
    'rozprawa-strona',
    'WEZWANIE\n\nWzywa się Panią do stawienia się osobiście w charakterze powódki na rozprawę o rozwód w dniu 22 października 2026 r. o godz. 10:30.',
  ],
  [
    'rozprawa-strona',
    'WEZWANIE\n\nSąd wzywa Panią do osobistego stawiennictwa w sprawie o podwyższenie alimentów na rozprawę w dniu 22 października 2026 r. o godz. 10:30, w charakterze pozwanej celem przesłuchania.',
  ],
  [
    'sad-swiadek',
    'WEZWANIE ŚWIADKA\n\nSąd wzywa Panią na rozprawę w dniu 22 października 2026 r. o godz. 10:30 w charakterze świadka.',
  ],
  [
    'sad-braki-formalne',
    'WEZWANIE\n\nWzywa się Panią jako powódkę do usunięcia braków formalnych pozwu w terminie tygodnia pod rygorem zwrotu.',
  ],
])('a call of a civil court is %s', (kind, words) => {
  expect(readLetter(openLetter(`${court}${words}`)).type.id).toBe(kind);
});
