import { describe, expect, it } from 'vitest';

import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { answerClassification } from '#shared/letters/answering/engine.ts';
import { groundedAnswer } from '#shared/letters/checking/grounded-answer.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { compareReadings } from './compare-readings.ts';

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
const honest = answerClassification(letter);

function compared(change: Partial<ClassificationAnswer>) {
  const answer = groundedAnswer({ ...honest, ...change }, letter);
  const { classification, verification } = compareReadings(
    verifyClassification(answer, letter, TODAY),
    verifyClassification(honest, letter, TODAY),
    letter,
    TODAY,
  );
  const standing = (fact: string) => verification.find((one) => one.fact === fact);
  return { classification, standing };
}

describe('two readings of one letter', () => {
  it('that agree make a fact certain', () => {
    const { standing } = compared({});
    for (const fact of [
      'sender_identification.name',
      'recipient_identification.name',
      'case_details.reference_number',
      'critical_dates.document_date',
      'financial_obligations.total_amount',
      'document_classification.type',
    ]) {
      expect(standing(fact), fact).toMatchObject({ status: 'confirmed', certainty: 'certain' });
    }
  });

  it('that have sender and recipient in each other’s places follow the letter', () => {
    const { classification, standing } = compared({
      sender: honest.recipient,
      recipient: honest.sender,
    });
    expect(classification.sender_identification.name).toBe(honest.sender.value);
    expect(classification.recipient_identification.name).toBe(honest.recipient.value);
    expect(standing('sender_identification.name')).toMatchObject({
      status: 'conflicting',
      certainty: 'check',
    });
  });

  it('that have two sums in each other’s places follow the labels', () => {
    const { financial } = honest;
    const { classification, standing } = compared({
      financial: { ...financial, main_amount: financial.interest, interest: financial.main_amount },
    });
    expect(classification.financial_obligations).toMatchObject({ main_amount: 1000, interest: 20 });
    expect(standing('financial_obligations.main_amount')?.status).toBe('conflicting');
  });

  it.each<[string, Partial<ClassificationAnswer>]>([
    ['sender_identification.name', { sender: { value: 'Poznań', quote: null } }],
    ['case_details.reference_number', { reference_number: { value: '2026', quote: null } }],
    [
      'financial_obligations.total_amount',
      { financial: { ...honest.financial, total_amount: { value: 20, quote: null } } },
    ],
    ['document_classification.type', { type_code: 'umowa', type_label: 'Umowa' }],
  ])('that differ in %s ask the reader to look, and show both', (fact, change) => {
    const doubt = compared(change).standing(fact);
    expect(doubt?.status).not.toBe('confirmed');
    expect(doubt?.certainty).toBe('check');
    expect(doubt?.alternatives).toHaveLength(1);
  });

  it('take the date of the letter that stands in it', () => {
    const document_date = { value: '2026-07-07', quote: null };
    const { classification, standing } = compared({ document_date });
    expect(classification.critical_dates.document_date).toBe('2026-11-02');
    expect(standing('critical_dates.document_date')?.certainty).toBe('check');
  });

  it('tell an act that one of them names twice once, and keep no standing of a term they leave out', () => {
    const [term] = honest.terms;
    if (term === undefined) throw new Error('the letter gives a term');
    const named = {
      ...term,
      what: 'uregulowanie zaległości',
      quote: 'do dnia 30 listopada 2026 r.',
    };
    const { classification, standing } = compared({ terms: [named, term] });
    expect(classification.critical_dates.terms).toHaveLength(1);
    expect(standing('critical_dates.deadline')).toMatchObject({ certainty: 'certain' });
    expect(standing('critical_dates.terms.0')).toMatchObject({ certainty: 'certain' });
    expect(standing('critical_dates.terms.1')).toBeUndefined();
  });

  it('keep the graver level', () => {
    const { classification, standing } = compared({ threat: { level: 'LOW', reasons: [] } });
    expect(classification.threat_assessment.level).toBe(honest.threat.level);
    expect(standing('threat_assessment.level')?.certainty).toBe('check');
  });
});

describe('what no sentence of the letter carries', () => {
  const duty = (quote: string | null) => ({
    required_actions: [{ action: 'Stań przed sądem.', priority: 'HIGH' as const, quote }],
  });

  it.each([[null], ['zapłaty'], ['Proszę stawić się osobiście w sądzie']])(
    'is no duty: %s',
    (quote) => {
      const { required_actions: shown } = compared(duty(quote)).classification;
      expect(shown.map(({ action }) => action)).toEqual(
        honest.required_actions.map(({ action }) => action),
      );
    },
  );

  it('is a duty when the letter says so', () => {
    expect(compared(duty('Wzywamy do zapłaty')).classification.required_actions).toHaveLength(1);
  });

  it('is no remedy', () => {
    const remedy = {
      name: 'odwołanie',
      addressee: 'Samorządowe Kolegium Odwoławcze',
      via: null,
      form: null,
      fee: null,
      legal_basis: null,
      quote: null,
    };
    expect(compared({ remedy }).classification.remedy).toBeNull();
    const foreign = { ...remedy, quote: 'Wzywamy do zapłaty' };
    expect(compared({ remedy: foreign }).classification.remedy).toBeNull();
  });
});
