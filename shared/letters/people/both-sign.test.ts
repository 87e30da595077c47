import { expect, it } from 'vitest';

import { signedByBoth } from './both-sign.ts';

const signedBy = (name: string) =>
  `${name}\n\nWnoszę o raty. Kwestionuję sumę.\n\nZ poważaniem\n\n[uzupełnij: własnoręczny podpis]\n${name}`;

it('lets both of a couple sign and speak', () => {
  expect(signedByBoth(signedBy('Wanda i Tadeusz Żebrowscy'))).toBe(
    'Wanda i Tadeusz Żebrowscy\n\nWnosimy o raty. Kwestionujemy sumę.\n\nZ poważaniem\n\n[uzupełnij: własnoręczne podpisy obojga]\nWanda i Tadeusz Żebrowscy',
  );
});

it.each(['Jan Nowak', 'Jan Nowak i Syn Sp. z o.o.', 'Zakład Jana i Anny'])(
  'leaves a letter alone that %s signs',
  (name) => {
    expect(signedByBoth(signedBy(name))).toBe(signedBy(name));
  },
);

const together = (one: string, other: string) =>
  `Gliwice, 22 listopada 2026 r.\n\n${one}\nul. Lipowa 3\n\nZaskarżam decyzję.\n\nZ poważaniem\n\n[uzupełnij: własnoręczny podpis]\n${one}\n\n[uzupełnij: podpis drugiej osoby, jeżeli sprawa jest wspólna]\n${other}`;

it('names both at the head when two of one surname got the same decision', () => {
  expect(signedByBoth(together('Joanna Kowalska', 'Michał Kowalski'))).toBe(
    'Gliwice, 22 listopada 2026 r.\n\nJoanna Kowalska\nMichał Kowalski\nul. Lipowa 3\n\nZaskarżamy decyzję.\n\nZ poważaniem\n\n[uzupełnij: własnoręczne podpisy obojga]\nJoanna Kowalska\nMichał Kowalski',
  );
});

it('leaves it to a neighbour of the case to join', () => {
  const letter = together('Joanna Sikora', 'Piotr Wrona');
  expect(signedByBoth(letter)).toBe(letter);
});
