import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const told = (seizure: string, instruction: string) =>
  answerClassification(
    openLetter(
      `Komornik Sądowy przy Sądzie Rejonowym w Oławie\nRadosław Kos\nul. 1 Maja 9, 55-200 Oława\n\nOława, dnia 23 lipca 2026 r.\nKm 1147/26\n\nPani Elżbieta Lis\nul. Chrobrego 23\n55-200 Oława\n\n${seizure}\n\nWzywam, aby należnego świadczenia nie uiszczała Pani dłużnikowi, lecz wpłaciła je komornikowi, i aby w ciągu tygodnia od doręczenia złożyła Pani oświadczenie. ${instruction}\n\nKomornik Sądowy Radosław Kos\n`,
    ),
  );

test.each([
  [
    'ZAJĘCIE WIERZYTELNOŚCI\n\nZajmuję wierzytelność przysługującą dłużnikowi Janowi Wronie od Pani z faktury 14/2026 (art. 895 k.p.c.).',
    'Na czynność komornika przysługuje skarga w terminie tygodnia.',
  ],
  [
    'ZAJĘCIE CZYNSZU\n\nZajmuję czynsz, który płaci Pani dłużnikowi Janowi Wronie za najem lokalu.',
    'Pouczenie dla stron: na czynność komornika przysługuje skarga w terminie tygodniowym (art. 767 k.p.c.).',
  ],
])('who owes to the debtor is offered no complaint: %s', (seizure, instruction) => {
  const { remedy, terms, required_actions: actions } = told(seizure, instruction);
  expect(remedy).toBeNull();
  expect(JSON.stringify([terms, actions])).not.toMatch(/skarg/);
  expect(terms[0]).toMatchObject({ amount: 1, unit: 'weeks' });
});

test('an item of a numbered call sets the term of the declaration', () => {
  const { terms } = told(
    'ZAJĘCIE CZYNSZU\n\nZajmuję czynsz, który płaci Pani dłużnikowi.\n\nWzywam Panią, aby:\n1. czynszu nie płaciła Pani dłużnikowi, lecz przekazywała go komornikowi;\n2. w terminie 10 dni od dnia doręczenia złożyła Pani oświadczenie, czy i jaki czynsz Pani płaci.',
    '',
  );
  expect(terms).toContainEqual(expect.objectContaining({ amount: 10, unit: 'days' }));
});
