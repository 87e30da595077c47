import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { compareReadings } from './compare-readings.ts';
import { secondLookAt, settledBy } from './settle.ts';

const TODAY = '2026-11-21';
const letter = openLetter(`Ceglex Sp. z o.o.
ul. Polna 3, 60-001 Poznań
                                                        Poznań, dnia 2 listopada 2026 r.
Znak: WN/77/2026

                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        61-001 Poznań

WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty należności głównej 1.000,00 zł oraz odsetek w kwocie 20,00 zł, razem 1.020,00 zł,
w terminie do dnia 30 listopada 2026 r. Po tym dniu skierujemy sprawę do sądu.

Z poważaniem
Ceglex Sp. z o.o.
`);
const rules = answerClassification(letter);
const FACT = 'financial_obligations.total_amount';

function differing(total: number) {
  const financial = { ...rules.financial, total_amount: { value: total, quote: null } };
  const model = verifyClassification({ ...rules, financial }, letter, TODAY);
  return compareReadings(model, verifyClassification(rules, letter, TODAY), letter, TODAY);
}

describe('a second look at what two readings give differently', () => {
  it('asks about those fields alone, without saying who read what', () => {
    const [question, ...others] = secondLookAt(differing(20).differences);
    expect(others).toEqual([]);
    expect(question).toEqual({ field: 'F1', what: 'suma podana jako łączna', A: '1020', B: '20' });
  });

  it('asks nothing where they agree', () => {
    expect(secondLookAt(differing(1020).differences)).toEqual([]);
  });

  it('shows what two of three found in the letter, and doubts it no longer', () => {
    const choice = { field: 'F1', quote: 'razem 1.020,00 zł', choice: 'A' } as const;
    const { facts, isOverturned } = settledBy(differing(20), [choice], letter);
    expect(isOverturned).toBe(true);
    expect(facts.classification.financial_obligations.total_amount).toBe(1020);
    expect(facts.verification.find(({ fact }) => fact === FACT)).toEqual({
      fact: FACT,
      status: 'confirmed',
      certainty: 'likely',
      quote: 'razem 1.020,00 zł',
      reason: 'Potwierdzone dwoma z trzech odczytów.',
    });
    expect(facts.differences).toEqual([]);
  });

  it.each([
    ['nothing is decided', { field: 'F1', quote: null, choice: 'neither' }],
    ['its words do not stand in the letter', { field: 'F1', quote: 'łącznie 20 zł', choice: 'B' }],
    ['its words do not give the value', { field: 'F1', quote: 'odsetek w kwocie', choice: 'B' }],
    ['it speaks of another field', { field: 'F7', quote: 'odsetek', choice: 'A' }],
  ] as const)('leaves both for the reader to look at where %s', (_, choice) => {
    const compared = differing(20);
    const { facts, isOverturned } = settledBy(compared, [choice], letter);
    expect(isOverturned).toBe(false);
    expect(facts).toEqual(compared);
  });

  it('takes nothing away that only the rules read in the letter', () => {
    const model = verifyClassification(
      { ...rules, recipient: { value: null, quote: null } },
      letter,
      TODAY,
    );
    const compared = compareReadings(
      model,
      verifyClassification(rules, letter, TODAY),
      letter,
      TODAY,
    );
    const [question] = secondLookAt(compared.differences);
    expect(question).toMatchObject({ A: 'Jan Nowak', B: 'pismo tego nie podaje' });
    const { facts, isOverturned } = settledBy(
      compared,
      [{ field: 'F1', quote: null, choice: 'B' }],
      letter,
    );
    expect(isOverturned).toBe(false);
    expect(facts.classification.recipient_identification.name).toBe('Jan Nowak');
  });
});
