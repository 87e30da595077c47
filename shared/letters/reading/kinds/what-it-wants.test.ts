import { expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const levelOf = (head: string, body: string) =>
  readLetter(
    openLetter(
      `${head}\n\nEłk, 4 maja 2026 r.\n\nPan Jan Wilk\nul. Lipowa 5\n19-300 Ełk\n\n${body}`,
    ),
  ).threat.level;

const zus = 'Zakład Ubezpieczeń Społecznych\nOddział w Elblągu\nul. Teatralna 4, 82-300 Elbląg';
const school = 'Szkoła Podstawowa nr 2 w Ełku\nul. Szkolna 1, 19-300 Ełk';

it.each([
  [
    zus,
    'Informacja o nadpłacie składek\n\nNa Pana koncie powstała nadpłata składek 512,40 zł. Zwrócimy ją na rachunek zgłoszony w ZUS w ciągu 30 dni. Pismo nie jest decyzją.',
  ],
  [
    zus,
    'Informacja o przyznaniu świadczenia\n\nPrzyznaliśmy Panu świadczenie 800,00 zł miesięcznie. Pieniądze przekażemy na Pana rachunek do 18. dnia każdego miesiąca.',
  ],
  [
    school,
    'Wycieczka do Gdańska\n\nKoszt wycieczki wynosi 640,00 zł. I rata 320,00 zł – do 20 maja 2026 r., II rata 320,00 zł – do 19 czerwca 2026 r. Wyjazd jest dobrowolny.',
  ],
])('a letter that only gives, tells or names a first charge is no threat: %#', (head, body) => {
  expect(levelOf(head, body)).toBe('LOW');
});

it.each([
  [
    school,
    'WEZWANIE DO ZAPŁATY\n\nWzywamy Pana do zapłaty 640,00 zł za obiady do 20 maja 2026 r. Wpłata jest spóźniona.',
    'MEDIUM',
  ],
  [
    'Wojewoda Łódzki\nul. Piotrkowska 104, 90-926 Łódź',
    'DECYZJA\n\nPo rozpatrzeniu wniosku odmawiam Panu udzielenia zezwolenia na pobyt stały.\n\nOd decyzji służy odwołanie w terminie 14 dni od dnia doręczenia.',
    'HIGH',
  ],
  [
    'Piekarnia Kłos Sp. z o.o.\nul. Młyńska 4, 62-510 Konin',
    'Nieobecność w pracy\n\nOd 20 kwietnia nie przychodzi Pan do pracy. Jeżeli do 12 maja 2026 r. nie otrzymamy wyjaśnienia, rozważymy rozwiązanie umowy o pracę bez wypowiedzenia.',
    'MEDIUM',
  ],
])('a letter that wants or takes something keeps its level: %#', (head, body, level) => {
  expect(levelOf(head, body)).toBe(level);
});
