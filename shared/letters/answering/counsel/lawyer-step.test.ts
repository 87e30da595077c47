import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { lawyerStep } from './lawyer-step.ts';

const read = (body: string) =>
  readLetter(
    openLetter(
      `Kancelaria Adwokacka Jana Wilka\nul. Portowa 1, 81-225 Gdynia\n\nGdynia, 7 maja 2026 r.\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\n${body}`,
    ),
  );

test('a lawyer is named once, with the free help where there is any', () => {
  const facts = read('Po tym dniu złożę pozew.');
  const help = ['Nieodpłatna pomoc prawna – zapisy w starostwie lub urzędzie miasta'];
  expect(lawyerStep(facts, [], help)[0]?.how).toMatch(/Nieodpłatna pomoc prawna/);
  const before = [{ action: 'Odpowiedz na pozew', how: 'Rozważ pomoc prawnika.' }];
  expect(lawyerStep(facts, before, help)).toEqual([]);
});
