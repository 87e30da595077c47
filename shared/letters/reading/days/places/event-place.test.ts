import { expect, it } from 'vitest';

import { readEvents } from '#shared/letters/reading/days/events.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const placeOf = (text: string) =>
  readEvents(
    viewLetter(openLetter(`Ośrodek Pomocy w Pile\n\nZAWIADOMIENIE\n\n${text}`)),
    undefined,
    '2026-03-02',
  )[0]?.place;

it.each([
  [
    'Zapraszamy na zebranie 19 maja 2026 r. (wtorek) o godz. 17:30, świetlica szkolna, ul. Polna 5.',
    'świetlica szkolna, ul. Polna 5',
  ],
  [
    'Badanie lekarskie: 9 czerwca 2026 r., godz. 10:40\nul. Krótka 34, gabinet 12 (parter)\nProszę wziąć dowód.',
    'ul. Krótka 34, gabinet 12 (parter)',
  ],
  [
    'Termin przyjęcia do szpitala: 8 września 2026 r., godz. 7:00\nIzba Przyjęć, wejście od ul. Leśnej\nProsimy potwierdzić przyjazd.',
    'Izba Przyjęć, wejście od ul. Leśnej',
  ],
  [
    'Wzywam Pana do stawienia się w Urzędzie, pok. 6, w dniu 18 maja 2026 r. o godz. 8:40.',
    'w Urzędzie, pok. 6',
  ],
  [
    'Rozprawa odbędzie się 8 maja 2026 r. o godz. 9:40 w sali nr 12, parter. Stawiennictwo obowiązkowe.',
    'sala nr 12, parter',
  ],
  [
    'Oględziny odbędą się 12 maja 2026 r. o godz. 10:00. Spotykamy się przed bramą posesji nr 40.',
    'przed bramą posesji nr 40',
  ],
])('reads where: %s', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

it.each([
  'Oględziny odbędą się 20 maja 2026 r. o godz. 10:00, pracownicy urzędu będą z Panią.',
  'Zebranie odbędzie się 20 maja 2026 r. o godz. 10:00, szkolenie potrwa godzinę.',
])('names no place that is none: %s', (text) => {
  expect(placeOf(text)).toBeNull();
});
