import { expect, it, vi } from 'vitest';

import { oncePer, oncePerBoth } from './once-per.ts';

it('reads each object once', () => {
  const read = vi.fn(({ words }: { words: string }) => words.length);
  const lengthOf = oncePer(read);
  const letter = { words: 'pismo' };
  expect([lengthOf(letter), lengthOf(letter), lengthOf({ words: 'list' })]).toEqual([5, 5, 4]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads an object once for each other value, also for none', () => {
  const read = vi.fn(
    ({ words }: { words: string }, day: string | undefined) => words + (day ?? ''),
  );
  const wordsOn = oncePerBoth(read);
  const letter = { words: 'do ' };
  const answers = [undefined, 'piątku', undefined, 'piątku'].map((day) => wordsOn(letter, day));
  expect(answers).toEqual(['do ', 'do piątku', 'do ', 'do piątku']);
  expect(read).toHaveBeenCalledTimes(2);
});
