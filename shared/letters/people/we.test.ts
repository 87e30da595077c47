import { expect, it } from 'vitest';

import { inPlural } from './we.ts';

it.each([
  ['Wnoszę o zasądzenie na moją rzecz kosztów.', 'Wnosimy o zasądzenie na naszą rzecz kosztów.'],
  [
    'Nie dano mi czasu, a wyrok zasądza ode mnie kwotę.',
    'Nie dano nam czasu, a wyrok zasądza od nas kwotę.',
  ],
  ['Kwestionuję żądanie i odwołuję się.', 'Kwestionujemy żądanie i odwołujemy się.'],
  ['Jestem konsumentem. Mieszka ze mną dziecko.', 'Jesteśmy konsumentami. Mieszka z nami dziecko.'],
  ['Adam Wrona sam płaci czynsz.', 'Adam Wrona sam płaci czynsz.'],
])('"%s" of several reads "%s"', (one, several) => {
  expect(inPlural(one)).toBe(several);
});
