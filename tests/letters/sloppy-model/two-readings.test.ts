import { describe, expect, it } from 'vitest';

import { summaryOf } from '#functions/core/analysis/end-run.ts';
import { classificationOfD20 } from '#tests/support/scripted-answers.ts';
import { isSilent, streams } from '#tests/support/scripted-model.ts';
import { changed, d20, HASTY } from '#tests/support/sloppy-gateway.ts';
import {
  classified,
  factsOf,
  factsOfD20,
  sloppyGateway,
  standing,
  warningKinds,
} from '#tests/support/sloppy-run.ts';

/* The model reads the letter wrongly; the rules and a third reader see it. */

const { play, describes, money } = sloppyGateway();

describe('a wrong reading is caught by the other one', () => {
  it('S27 parties in each other’s places', async () => {
    const recipient = { value: '[OSOBA_1]', quote: null };
    const { result } = await describes({
      sender: recipient,
      recipient: classificationOfD20.sender,
    });
    expect(standing(result, 'sender_identification.name')?.status).not.toBe('confirmed');
    expect(summaryOf(result).countedSender).toBeUndefined();
  });

  it('S28 sums in each other’s places', async () => {
    const { result } = await money({
      main_amount: classificationOfD20.financial.interest,
      interest: classificationOfD20.financial.main_amount,
    });
    const doubt = standing(result, 'financial_obligations.main_amount');
    expect(doubt).toMatchObject({ certainty: 'check' });
  });

  it('S64 a term left out', async () => {
    const { result } = await describes({ terms: [] });
    expect(factsOf(result).deadline).toBe(factsOfD20.deadline);
    expect(warningKinds(result)).toContain('conflicting_terms');
  });

  it('S65, S66 a term its own quote contradicts', async () => {
    const [term] = classificationOfD20.terms;
    for (const wrong of [
      { ...term, date: '2026-09-03' },
      { ...term, kind: 'from_delivery', date: null, amount: 30, unit: 'days' },
    ]) {
      const { result } = await describes({ terms: [wrong] });
      expect(factsOf(result).deadline).toBe(factsOfD20.deadline);
      expect(standing(result, 'critical_dates.deadline')?.status).toBe('conflicting');
    }
  });

  it('S67 a demand taken for a contract, and for harmless', async () => {
    const { result } = await describes({
      type_code: 'umowa',
      type_label: 'Umowa',
      threat: { level: 'LOW', reasons: [] },
    });
    expect(standing(result, 'document_classification.type')?.certainty).toBe('check');
    expect(result.classification.threat_assessment.level).not.toBe('LOW');
  });

  it('S68, S69 a duty no sentence carries', async () => {
    const duty = { action: 'Stań przed sądem.', priority: 'HIGH' };
    for (const quote of [null, 'zapłaty', 'Wzywamy do osobistego stawiennictwa w sądzie']) {
      const { result } = await describes({ required_actions: [{ ...duty, quote }] });
      const shown = result.classification.required_actions.map(({ action }) => action);
      expect(shown).not.toContain(duty.action);
    }
  });

  it('S73 a day that the model counted itself is counted again', async () => {
    const words = 'w terminie 14 dni od daty pisma';
    const text = d20.replace('do dnia 21 września 2026 r.', words);
    expect(text).toContain(words);
    const [term] = classificationOfD20.terms;
    const counted = (date: string) => ({
      ...term,
      ...{ kind: 'from_document', amount: 14, unit: 'days', date, quote: words },
    });
    for (const date of ['2026-09-17', '2026-09-19']) {
      const terms = [counted(date)];
      const { result } = await play(classified(changed('classification', { terms })), { text });
      expect(factsOf(result).deadline).toBe('2026-09-17');
    }
  });

  it('S75 a remedy nobody gives', async () => {
    const rest = { addressee: null, via: null, form: null, fee: null, legal_basis: null };
    const { result } = await describes({ remedy: { name: 'sprzeciw', ...rest, quote: null } });
    expect(result.classification.remedy).toBeNull();
  });
});

describe('a third reader', () => {
  const recipient = { value: 'SPÓŁDZIELNIA MIESZKANIOWA „ZIELONE WZGÓRZA”', quote: null };

  it('is another model, asked once, while the replies are being written', async () => {
    const { result, secondLooks } = await describes({ recipient });
    expect(secondLooks).toBe(1);
    expect(standing(result, 'recipient_identification.name')?.certainty).toBe('check');
  });

  it('that stays silent takes nothing away', async () => {
    const plan = {
      classification: [changed('classification', { recipient })],
      second_look: [isSilent, isSilent],
    };
    const { result } = await play(plan, { limits: HASTY });
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.meta?.offline_parts).toBeUndefined();
  });

  it('that overturns a fact has the replies written anew', async () => {
    const total_amount = { value: 2243.22, quote: null };
    const answers = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'].map((field) => ({
      field,
      quote: '2 283,99',
      choice: 'B',
    }));
    const { result, asked } = await play({
      classification: [
        changed('classification', {
          financial: { ...classificationOfD20.financial, total_amount },
        }),
      ],
      second_look: [streams({ answers })],
    });
    expect(factsOf(result).total).toBe(factsOfD20.total);
    expect(asked.filter((call) => call.endsWith('action_plan')).length).toBeGreaterThan(1);
    expect(result.meta?.offline_parts).toBeUndefined();
  });
});
