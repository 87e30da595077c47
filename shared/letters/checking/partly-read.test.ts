import { expect, it } from 'vitest';

import { withLostTextNote } from '#shared/domain/lost-text.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { doubtPartlyRead } from './partly-read.ts';
import type { VerifiedClassification } from './verify.ts';

const text = 'Wójt Gminy Lipowo odmawia przyznania zasiłku.';
const read = {
  verification: [
    { fact: 'a', status: 'confirmed', certainty: 'certain', quote: null, reason: '' },
    { fact: 'b', status: 'unconfirmed', quote: null, reason: 'nie ma w piśmie' },
  ],
  warnings: [],
} as unknown as VerifiedClassification; // the part of a reading that is judged here

it('leaves a letter that was read whole as it is', () => {
  expect(doubtPartlyRead(read, openLetter(text))).toBe(read);
});

it('asks the reader to check what was read of a picture that was not read whole, and says so first', () => {
  const doubted = doubtPartlyRead(read, openLetter(withLostTextNote(text)));
  expect(doubted.verification.map(({ certainty }) => certainty)).toEqual(['check', undefined]);
  expect(doubted.warnings[0]).toMatchObject({ kind: 'text_lost' });
});

it('takes the note of the device for no word of the letter', () => {
  expect(openLetter(withLostTextNote(text)).honest.trim()).toBe(text);
});

it('asks whether a letter goes on when its last sentence has no full stop', () => {
  const open =
    'Wójt Gminy Lipowo prosi, aby mieszkańcy zgłaszali w urzędzie wszystkie nowe zbiorniki';
  const doubted = doubtPartlyRead(read, openLetter(open));
  expect(doubted.warnings).toMatchObject([{ kind: 'text_lost' }]);
  expect(doubted.verification).toBe(read.verification);
});
