import { expect, it } from 'vitest';

import { salutedByName } from './saluted.ts';

const letterTo = (addressee: string) =>
  `${' '.repeat(36)}Gdańsk, 22 listopada 2026 r.\n\nHubert Nowak\nul. Lipowa 3\n\n${' '.repeat(44)}${addressee}\n${' '.repeat(44)}ul. Długa 1\n\nDotyczy: wypowiedzenia\n\nSzanowni Państwo,\n\nProponuję wydanie lokalu.`;

it.each([
  ['Leokadia Trzebiatowska', 'Szanowna Pani,'],
  ['Jan Kowalski', 'Szanowny Panie,'],
  ['Zarząd Wspólnoty', 'Szanowni Państwo,'],
  ['Jan Nowak Sp. z o.o.', 'Szanowni Państwo,'],
])('greets %s as “%s”', (addressee, greeting) => {
  expect(salutedByName(letterTo(addressee))).toContain(`\n${greeting}\n`);
});
