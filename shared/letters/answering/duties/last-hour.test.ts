import { expect, it } from 'vitest';

import { letterDuties } from '#shared/letters/answering/actions.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const actions = (body: string) =>
  letterDuties(
    readLetter(
      openLetter(`Przedszkole Miejskie nr 4 w Pile
Piła, 3 marca 2026 r.
Pani Anna Kos

INFORMACJA
${body}
`),
    ),
  ).map(({ action }) => action);

it.each([
  ['Prosimy oddać podpisaną deklarację do 17 kwietnia 2026 r. (piątek), do godz. 15.00.'],
  ['Podpisaną deklarację prosimy złożyć do 17 kwietnia 2026 r., ostatniego dnia do godz. 15:00.'],
])('names the hour of the last day: %s', (body) => {
  expect(actions(body).join('\n')).toMatch(/do godz\. 15[.:]00/);
});

it('takes the hour of an appointment for no end of a term', () => {
  const told = actions('Zapraszamy na zebranie 17 kwietnia 2026 r. o godz. 16:30, sala 4.');
  expect(told.join('\n')).not.toContain('ostatniego dnia');
});
