import { describe, expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { ownerOfMailbox } from './mailbox-owner.ts';
import { maskLetter } from './masking.ts';

describe('the full name of somebody called by the first name', () => {
  it.each([
    ['Do: agata.luczak@poczta.example', 'Agata', 'Agata Luczak'],
    ['Do: a.luczak@poczta.example\n\nkonto Łuczak', 'Agata', 'Agata Łuczak'],
    ['To: Biuro <m.kot-nowak@poczta.example>', 'Marek', 'Marek Kot-Nowak'],
    ['Do: biuro.szkod@poczta.example', 'Agata', 'Agata'],
    ['Od: agata.luczak@poczta.example', 'Agata', 'Agata'],
  ])('comes from the mailbox the message goes to: %s', (text, first, whole) => {
    expect(ownerOfMailbox(text, first)).toBe(whole);
  });

  it('stands in the place of the first name', () => {
    const letter =
      'Do: agata.luczak@poczta.example\n\nDzień dobry, Pani Agato,\n\npiszemy w sprawie.';
    const { replacements } = maskLetter(openLetter(letter));
    expect(replacements.map(({ value }) => value)).toContain('Agata Luczak');
  });
});
