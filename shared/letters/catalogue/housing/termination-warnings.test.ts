import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const told = (title: string, body: string) =>
  answerClassification(
    openLetter(
      `ZGM Chełm sp. z o.o.\nul. Lwowska 3, 22-100 Chełm\n\nChełm, 4 maja 2026 r.\n\nPan Jan Rybak\nul. Polna 5/2\n22-100 Chełm\n\n${title}\n\n${body}\n\nKierownik\nAnna Sowa\n`,
    ),
  );
const pay =
  'Zaległość wynosi 2 418,00 zł. Wyznaczam dodatkowy miesięczny termin do zapłaty, liczony od doręczenia pisma.';

test.each([
  [
    'UPRZEDZENIE O ZAMIARZE WYPOWIEDZENIA NAJMU',
    `Uprzedzamy, że zamierzamy wypowiedzieć najem lokalu. ${pay}`,
  ],
  ['Uprzedzenie o wypowiedzeniu umowy najmu lokalu', `Nie wpłynął czynsz za trzy okresy. ${pay}`],
  [
    'WEZWANIE DO ZAPŁATY',
    `Na podstawie art. 11 ustawy o ochronie praw lokatorów uprzedzam o zamiarze wypowiedzenia umowy najmu. ${pay}`,
  ],
  ['UPRZEDZENIE O ZAMIARZE WYPOWIEDZENIA UMOWY DZIERŻAWY', `Opłat nie wniesiono. ${pay}`],
])('a warning ends nothing yet: %s', (title, body) => {
  const { type_code: code, meaning, required_actions: actions } = told(title, body);
  expect(code).toBe('wezwanie_do_zaplaty');
  expect(meaning).toMatch(/To uprzedzenie, a nie wypowiedzenie/);
  expect(JSON.stringify(actions)).not.toMatch(/Opróżnij/);
});

test('a termination after a warning is a termination', () => {
  const { type_code: code } = told(
    'WYPOWIEDZENIE UMOWY NAJMU',
    'Pismem z 2 marca 2026 r. uprzedziliśmy Pana o zamiarze wypowiedzenia najmu. Wypowiadamy umowę najmu lokalu ze skutkiem na 30 czerwca 2026 r.',
  );
  expect(code).toBe('wypowiedzenie_umowy');
});
