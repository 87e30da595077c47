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

it('calls both of a couple by the role they share', () => {
  const suit = `Powód/Powódka: Iryna i Oleh Kowalczukowie, PESEL [uzupełnij: PESEL]\n${signedBy('Iryna i Oleh Kowalczukowie')}`;
  expect(signedByBoth(suit)).toContain('Powodowie: Iryna i Oleh Kowalczukowie, PESEL');
});
