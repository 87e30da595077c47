import { expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const read = (text: string) =>
  readLetter(
    openLetter(
      `Ełk, 4 maja 2026 r.\nJan Kos\nul. Długa 3\n19-300 Ełk\n\nPan Adam Wilk\nul. Krótka 8\n19-300 Ełk\n\n${text}\n\nPozdrawiam\nJan Kos`,
    ),
  );

it.each([
  'Kupiłem od Pana kosiarkę za 900 zł. Ma ukrytą wadę: pęknięty blok. Wzywam Pana do zwrotu kosztów naprawy 310 zł w ciągu 7 dni.',
  'Sprzedał mi Pan motocykl za 6 000 zł z wadliwą skrzynią. Składam oświadczenie o obniżeniu ceny o 1 200 zł i proszę o przelew.',
  'Kupiłem od Pana pralkę za 700 zł, która nie działa. Żądam usunięcia wady albo zwrotu części ceny, 300 zł.',
])('a buyer who keeps the thing demands money that the seller may dispute: %s', (text) => {
  const { type, financial } = read(text);
  expect(type.id).toBe('zadanie-kupujacego');
  expect(financial.direction).not.toBe('to_pay');
});

it('a buyer who withdraws is told as before', () => {
  const text =
    'Kupiłem od Pana rower za 900 zł. Rama jest pęknięta. Odstępuję od umowy i proszę o zwrot ceny.';
  expect(read(text).type.id).toBe('odstapienie-kupujacego');
});
