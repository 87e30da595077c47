import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readBailiff, readCourt } from './court-names.ts';

const rest = '\n\nWEZWANIE\n\nSąd wzywa do złożenia dokumentów w terminie 7 dni.\n';

test.each([
  [
    'SĄD REJONOWY LUBLIN-WSCHÓD W LUBLINIE Z SIEDZIBĄ W ŚWIDNIKU\nVI WYDZIAŁ GOSPODARCZY KRS\nul. Wyszyńskiego 18',
    'Sąd Rejonowy Lublin-Wschód w Lublinie z siedzibą w Świdniku',
  ],
  [
    'Sąd Rejonowy Lublin-Wschód w Lublinie\nz siedzibą w Świdniku\nIX Wydział Karny',
    'Sąd Rejonowy Lublin-Wschód w Lublinie z siedzibą w Świdniku',
  ],
  [
    'Sąd Rejonowy w Wieliczce z siedzibą w Nowej Hucie III Wydział Rodzinny\nul. Lipowa 3',
    'Sąd Rejonowy w Wieliczce z siedzibą w Nowej Hucie',
  ],
  [
    'SĄD REJONOWY SZCZECIN-PRAWOBRZEŻE I ZACHÓD W SZCZECINIE\nI Wydział Cywilny',
    'Sąd Rejonowy Szczecin-Prawobrzeże i Zachód w Szczecinie',
  ],
  [
    'Sąd Rejonowy Szczecin-Prawobrzeże i Zachód\nw Szczecinie\nI Wydział Cywilny',
    'Sąd Rejonowy Szczecin-Prawobrzeże i Zachód w Szczecinie',
  ],
  [
    'SĄD REJONOWY DLA KRAKOWA-PODGÓRZA I WIELICZKI W KRAKOWIE\nI Wydział Cywilny',
    'Sąd Rejonowy dla Krakowa-Podgórza i Wieliczki w Krakowie',
  ],
  [
    'Sąd Rejonowy dla Łodzi-Śródmieścia\ni Widzewa w Łodzi\nI Wydział Cywilny',
    'Sąd Rejonowy dla Łodzi-Śródmieścia i Widzewa w Łodzi',
  ],
  [
    'Sąd Rejonowy w Nowym Dworze Mazowieckim\nIV Wydział Rodzinny',
    'Sąd Rejonowy w Nowym Dworze Mazowieckim',
  ],
])('the whole name of a court: %s', (head, name) => {
  expect(readCourt(viewLetter(openLetter(head + rest)))?.name).toBe(name);
});

test("a bailiff's court with its seat", () => {
  const head =
    'Komornik Sądowy przy Sądzie Rejonowym Lublin-Wschód w Lublinie z siedzibą w Świdniku\nAnna Wrona\nul. Lipowa 3';
  expect(readBailiff(viewLetter(openLetter(head + rest)))?.name).toBe(
    'Komornik Sądowy przy Sądzie Rejonowym Lublin-Wschód w Lublinie z siedzibą w Świdniku Anna Wrona',
  );
});
