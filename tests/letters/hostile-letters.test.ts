import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { findDates, findDocumentDate } from '#shared/letters/calendar/dates.ts';
import { findTerms } from '#shared/letters/calendar/terms.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { findIdentifiers } from '#shared/letters/figures/identifiers.ts';
import { findSignatures } from '#shared/letters/figures/signatures.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { findPeople } from '#shared/letters/people/people.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { flowOf } from '#shared/letters/text/text.ts';
import { processorSeconds } from '#tests/support/processor-time.ts';

const SIZE = 500_000; // the largest text the product accepts
const ENOUGH_SECONDS = 20; // of the processor: a finder takes about 0.1 s a text; a quadratic one would take minutes
const NO_HURRY = 300_000; // of the wall: a busy machine is not a fault of the finder

const finders = {
  findAccounts: (text: string) => findAccounts(flowOf(text)),
  findAmounts: (text: string) => findAmounts(flowOf(text)),
  findDates: (text: string) => findDates(flowOf(text)),
  findDocumentDate: (text: string) => findDocumentDate(flowOf(text)),
  findIdentifiers: (text: string) => findIdentifiers(flowOf(text)),
  findPeople,
  findSignatures: (text: string) => findSignatures(flowOf(text)),
  findTerms: (text: string) => findTerms(flowOf(text)),
  maskLetter: (text: string) => maskLetter(openLetter(text)),
};
const pieces = [
  '1 234 ',
  '12.',
  'sto dwadzieścia tysięcy ',
  'w terminie 14 dni od ',
  'w terminie ',
  'do dnia 3 maja 2026 r. ',
  'Jan Kowalski ',
  'ab-\n',
  'LT27 3250 ',
  'I Nc ',
  'a@',
  'a.b.',
  'pierwszego ',
  '(',
  '  ',
  '> cytat\n',
  'Od: a\n',
  'dnia 3 maja napisał ',
];

function filled(piece: (index: number) => string): string {
  const parts: string[] = [];
  let length = 0;
  for (let index = 0; length < SIZE; index += 1) {
    const part = piece(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/** A different surname for every number. */
function surname(index: number): string {
  const letters = Array.from(String(index), (digit) => 'bcdghklmnr'.charAt(Number(digit)));
  return `Z${letters.join('a')}ski`;
}

describe('half a megabyte of hostile text', () => {
  for (const [name, find] of Object.entries(finders)) {
    it(
      `does not hold up ${name}`,
      () => {
        const texts = pieces.map((piece) => filled(() => piece));
        const seconds = processorSeconds(() => texts.forEach((text) => find(text)));
        expect(seconds).toBeLessThan(ENOUGH_SECONDS);
      },
      NO_HURRY,
    );
  }

  it(
    'may name one person over and over',
    () => {
      const letter = 'Anna Nowak '.repeat(45_000) + 'A'.repeat(50_000);
      const seconds = processorSeconds(() => {
        expect(maskLetter(openLetter(letter)).text).not.toContain('Nowak');
      });
      expect(seconds).toBeLessThan(ENOUGH_SECONDS);
    },
    NO_HURRY,
  );

  it(
    'may name a different person in every line',
    () => {
      const letter = filled((index) => `Jan ${surname(index)}, `);
      const seconds = processorSeconds(() => {
        const masking = maskLetter(openLetter(letter));
        expect(masking.text).not.toContain('Jan Z');
        expect(putBack(masking.text, masking)).toBe(letter);
      });
      expect(seconds).toBeLessThan(ENOUGH_SECONDS);
    },
    NO_HURRY,
  );

  it(
    'may hold nothing but different amounts',
    () => {
      const rows = filled((index) => `kwota ${(index * 7919) % 1_000_003},07 zł `);
      const letter = openLetter(`WEZWANIE DO ZAPŁATY\n\n${rows}`);
      const answer = answerClassification(letter);
      const sum = (value: number) => ({ value, quote: null });
      const financial = {
        ...answer.financial,
        main_amount: sum(0.07),
        interest: sum(7919.07),
        costs: sum(15_838.07),
        total_amount: sum(999_999.07),
      };
      const seconds = processorSeconds(() => {
        const changed = { ...answer, financial };
        const { warnings } = verifyClassification(changed, letter, '2026-11-21');
        expect(warnings.length).toBeLessThan(10);
      });
      expect(seconds).toBeLessThan(ENOUGH_SECONDS);
    },
    NO_HURRY,
  );
});
