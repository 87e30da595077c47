import { expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const meaningOf = (body: string) =>
  answerClassification(
    openLetter(
      `Zakład Gospodarki Komunalnej w Tczewie\nul. Polna 1, 83-110 Tczew\nTczew, 21 sierpnia 2026 r.\n\nPan Jan Nowak\nul. Długa 2, 83-110 Tczew\n\n${body}\n`,
    ),
  ).meaning;

it.each([
  [
    'Sprostowanie\n\nOmyłkowo podaliśmy kwotę 486,00 zł. Prawidłowa kwota do zapłaty to 312,00 zł.',
    'nie obowiązuje już 486,00 zł.',
  ],
  [
    'Korekta faktury\n\nProsimy zapłacić 312,00 zł do 14 września 2026 r., a nie 1 września 2026 r.',
    'nie obowiązuje już dzień 1 września 2026 r',
  ],
])('what the letter replaces is told: %s', (body, told) => {
  expect(meaningOf(body)).toContain(told);
});

it('nothing is told where nothing is replaced', () => {
  expect(meaningOf('Prosimy zapłacić 312,00 zł do 14 września 2026 r.')).not.toContain('poprawia');
});
