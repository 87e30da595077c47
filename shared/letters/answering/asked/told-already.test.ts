import { expect, test } from 'vitest';

import type { LetterDuty } from '#shared/letters/answering/duty.ts';

import { isToldBy } from './told-already.ts';

const duty = (action: string, otherwise?: string): LetterDuty => ({
  action,
  otherwise,
  priority: 'HIGH',
  quote: null,
  due: undefined,
});
const explain = duty(
  'Złóż na piśmie wyjaśnienia i dołącz żądane dokumenty – 7 dni od dnia doręczenia',
);
const prolong = duty(
  'Jeżeli nie zdążysz, przed upływem terminu złóż wniosek o jego przedłużenie albo działaj przez pełnomocnika',
);
const answer = duty('Złóż do sądu odpowiedź na pozew – 2 tygodnie od dnia doręczenia', 'Bez niej…');

test.each([
  ['wzywam Panią do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia wezwania.', explain],
  ['Jeżeli nie może Pan dotrzymać terminu, proszę złożyć wniosek o jego przedłużenie.', prolong],
  ['zobowiązuje Pana do złożenia odpowiedzi na pozew pod rygorem jej zwrotu', answer],
])('a request in other words is told once: %s', (words, known) => {
  expect(isToldBy(words, known)).toBe(true);
});

test.each([
  ['a thing of its own', 'wzywam Panią do złożenia wyjaśnień o fakturze 88 z 3 maja', explain],
  ['another length of time', 'Proszę złożyć wyjaśnienia w terminie 14 dni', explain],
  ['no condition', 'Proszę złożyć wniosek o przedłużenie terminu', prolong],
  ['a prohibition', 'Proszę nie składać wyjaśnień na piśmie', explain],
  ['a single word', 'Proszę złożyć', explain],
])('a request with %s stays', (_, words, known) => {
  expect(isToldBy(words, known)).toBe(false);
});
