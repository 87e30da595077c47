import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { scheduledDays } from './schedule-days.ts';

const head = 'Urząd Skarbowy w Pile\nPiła, 17 czerwca 2026 r.\n\nPan Jan Kot\n\nDECYZJA\n\n';
const daysOf = (text: string) =>
  scheduledDays(viewLetter(openLetter(head + text)), '2026-06-17').map(({ date }) => date);

test('the days of a table of instalments are days to pay', () => {
  expect(
    daysOf(
      'rata | termin płatności | razem do wpłaty\nI    | 15.07.2026       | 1 625,00 zł\nII   | 17.08.2026       | 1 632,00 zł',
    ),
  ).toEqual(['2026-07-15', '2026-08-17']);
});

test('a table of what was bought or paid has no days to pay', () => {
  expect(
    daysOf(
      'Faktura | data | kwota\nFV/1/26 | 15.07.2026 | 1 625,00 zł\nFV/2/26 | 17.08.2026 | 1 632,00 zł',
    ),
  ).toEqual([]);
});

test('a bill with its number is a day to pay only under a heading that says so', () => {
  expect(
    daysOf(
      'dokument | kwota | termin płatności\nP1/77 | 139,00 zł | 15.07.2026\nP2/77 | 139,00 zł | 15.09.2026',
    ),
  ).toEqual(['2026-07-15', '2026-09-15']);
});

test('the days of instalments that a sentence lists are days to pay', () => {
  expect(
    daysOf(
      'Rozkładam zaległość 450,00 zł na 3 raty po 150,00 zł, płatne do: 15 lipca 2026 r., 17 sierpnia 2026 r.\ni 15 września 2026 r.',
    ),
    // The first one, "do 15 lipca", is a term of its own already.
  ).toEqual(['2026-08-17', '2026-09-15']);
});

test('instalments that were not paid list no days to pay', () => {
  expect(
    daysOf(
      'Nie wpłynęły raty płatne do 15 maja 2026 r. i 15 czerwca 2026 r. Mamy też inne raty niezapłacone.',
    ),
  ).toEqual([]);
});

test('rows that name their day as a term are days to pay', () => {
  expect(
    daysOf(
      'rozkładam zaległość na dwie raty:\n\n   rata I    615,00 zł   termin 31 lipca 2026 r.\n   rata II   615,00 zł   termin 31 sierpnia 2026 r.',
    ),
  ).toEqual(['2026-07-31', '2026-08-31']);
});

test('rows with a number and a quarter are rows of a schedule', () => {
  expect(
    daysOf(
      'Opłatę wnosi się w dwóch równych ratach:\n\n  rata  za kwartał   kwota       płatna do\n  1.    III          260,00 zł   31.10.2026\n  2.    IV           260,00 zł   31.01.2027',
    ),
  ).toEqual(['2026-10-31', '2027-01-31']);
});
