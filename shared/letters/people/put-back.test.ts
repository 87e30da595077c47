import { describe, expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { maskLetter } from './masking.ts';
import { putBack, quietly, signedInNominative } from './put-back.ts';

const letter = `Wierzyciel Ceglex Sp. z o.o.

Pan
Jan Nowak
ul. Długa 1
61-001 Poznań

Informujemy Pana Jana Nowaka (PESEL 44051401359), że wpłaty przyjmuje rachunek 24 1600 0003 5175
5306 4331 4956.`;
const masking = maskLetter(openLetter(letter));
const back = (text: string) => putBack(text, masking);

describe('what a model made of a placeholder', () => {
  it.each([
    '[OSOBA_1]',
    '[OSOBA 1]',
    '[PERSON_1]',
    '[OSOBĘ_1]',
    '[osoba_1]',
    '[Osoba_1]',
    'OSOBA_1',
    String.raw`[OSOBA\_1]`,
    String.raw`\[OSOBA_1\]`,
    '[ OSOBA_1 ]',
    '[OSOBA-1]',
  ])('%s is the person', (written) => {
    expect(back(`Podpisano: ${written}, koniec`)).toBe('Podpisano: Jan Nowak, koniec');
  });

  it('keeps the form of a name', () => {
    const [form] = /\[OSOBA_FORMA_[A-Z]_1\]/.exec(masking.text) ?? [];
    expect(back(form ?? '')).toBe('Jana Nowaka');
    expect(back((form ?? '').replaceAll('_', ' ').toLowerCase())).toBe('Jana Nowaka');
  });

  it.each(['[RACHUNEK_1]', '[ACCOUNT_1]', '[BANK_ACCOUNT_1]', '[RACHUNKU 1]', 'RACHUNEK_1'])(
    '%s is the account, on one line',
    (written) => {
      expect(back(written)).toBe('24 1600 0003 5175 5306 4331 4956');
    },
  );

  it('is a visible gap when the letter has no such value', () => {
    expect(back('[OSOBA_9], konto [RACHUNEK_7]')).toBe(
      '[uzupełnij: imię i nazwisko], konto [uzupełnij: numer rachunku z pisma]',
    );
  });

  it('leaves everything else alone', () => {
    const text = '[uzupełnij: miejscowość], osoba 1, § 2 [1], ADR_2, [podpis własnoręczny], art. 5';
    expect(back(text)).toBe(text);
  });

  it("leaves the letter's own brackets alone", () => {
    const own = maskLetter(openLetter('Wzór: [OSOBA_7] wpisuje dane.'));
    expect(putBack('Pole [OSOBA_7]', own)).toBe('Pole [OSOBA_7]');
  });

  it('reaches every string of an answer', () => {
    expect(putBack({ a: ['[PESEL_1]'], b: { c: 1, d: null } }, masking)).toEqual({
      a: ['44051401359'],
      b: { c: 1, d: null },
    });
  });
});

describe('a signature', () => {
  it('is in the nominative, within a sentence the form stays', () => {
    expect(signedInNominative('Prośba [OSOBA_FORMA_B_1] jest\n  [OSOBA_FORMA_B_1]\n')).toBe(
      'Prośba [OSOBA_FORMA_B_1] jest\n  [OSOBA_1]\n',
    );
  });
});

it('writes no name and no street in capitals where the reader writes', () => {
  const shouted = maskLetter(openLetter('Pani\nANNA WRONA\nUL. POLNA 6C/7\n45-100 OPOLE\n\nPISMO'));
  const [person, street] = shouted.text.split('\n').slice(1);
  expect(putBack(`${person}, ${street}`, shouted)).toBe('ANNA WRONA, UL. POLNA 6C/7');
  expect(putBack(`${person}, ${street}`, quietly(shouted))).toBe('Anna Wrona, ul. Polna 6C/7');
});
