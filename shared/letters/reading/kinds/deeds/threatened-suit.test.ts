import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { threatensSuit } from './threatened-suit.ts';

const read = (body: string) =>
  readLetter(
    openLetter(
      `Kancelaria Adwokacka Jana Wilka\nul. Portowa 1, 81-225 Gdynia\n\nGdynia, 7 maja 2026 r.\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\n${body}`,
    ),
  );

test.each([
  'Jeżeli wpis nie zniknie, wystąpię z powództwem o ochronę dóbr osobistych.',
  'W przeciwnym razie skierujemy sprawę do sądu.',
  'Po tym dniu złożę pozew bez dalszego wezwania.',
])('a sender announces a suit: %s', (body) => {
  expect(threatensSuit(read(body).view)).toBe(true);
});

test.each([
  'Może Pani wystąpić z powództwem do sądu w ciągu miesiąca.',
  'W marcu spółka wniosła pozew do sądu, a w maju go cofnęła.',
  'Dziękuję za spotkanie i czekam na zdjęcia.',
])('no suit is announced: %s', (body) => {
  expect(threatensSuit(read(body).view)).toBe(false);
});
