import { describe, expect, it } from 'vitest';

import { corpus, injected } from '#tests/support/injections.ts';
import { classificationOfD20, planForD20 } from '#tests/support/scripted-answers.ts';
import { changed, d20 } from '#tests/support/sloppy-gateway.ts';
import {
  assertiveReply,
  classified,
  factsOf,
  factsOfD20,
  honestReply,
  sloppyGateway,
  standing,
  warningKinds,
} from '#tests/support/sloppy-run.ts';

/* A figure, a day, an account or a phone is not in the letter. */

const { play, describes, money, replies } = sloppyGateway();

describe('a figure that the letter does not have', () => {
  const account = '27 1140 2004 0000 3002 0135 5387';

  it('S18, S19 is dropped from the sums, and the reader is told', async () => {
    for (const value of [9999.99, 228399]) {
      const { result } = await money({ total_amount: { value, quote: null } });
      expect(result.classification.financial_obligations.total_amount).not.toBe(value);
      expect(warningKinds(result)).toContain('amount_not_in_letter');
    }
  });

  it('S20 is no date of the letter', async () => {
    const { result } = await describes({ document_date: { value: '2026-01-07', quote: null } });
    expect(factsOf(result).documentDate).toBe(factsOfD20.documentDate);
    expect(standing(result, 'critical_dates.document_date')?.certainty).toBe('check');
  });

  it('S21 is no account', async () => {
    const { result } = await money({ bank_account: { value: account, quote: null } });
    const { bank_account } = result.classification.financial_obligations;
    expect(bank_account).not.toBe(account.replaceAll(' ', ''));
    expect(warningKinds(result)).toContain('account_not_in_letter');
  });

  it.each([account, account.replaceAll(' ', '/'), account.replaceAll(' ', '_')])(
    'S22, S23 is no account in a reply: %s',
    async (written) => {
      const { result } = await replies(
        honestReply.replace('Wnoszę o:', `Rachunek ${written}.\nWnoszę o:`),
      );
      expect(assertiveReply(result)).not.toContain(written);
      expect(assertiveReply(result)).toContain('[uzupełnij: numer rachunku z pisma]');
      expect(warningKinds(result)).toContain('account_not_in_letter');
    },
  );

  it('S24 becomes a gap in what is told', async () => {
    const { result } = await describes({ meaning: 'Spółdzielnia chce 9 999,99 zł.' });
    expect(result.classification.in_short?.meaning).toBe('Spółdzielnia chce [sprawdź: kwota].');
    expect(warningKinds(result)).toContain('amount_not_in_letter');
  });

  it('S25 is no day of the plan', async () => {
    const timeline = [...planForD20.timeline, { date: '2026-12-17', milestone: 'Rozprawa' }];
    const { result } = await play({ action_plan: [changed('action_plan', { timeline })] });
    expect(result.actionPlan.timeline).toEqual(planForD20.timeline);
    expect(warningKinds(result)).toContain('date_not_in_letter');
  });

  it('S26 stays out when a letter orders the model to name it', async () => {
    const order = corpus.injections[0]?.text ?? '';
    const value = { value: corpus.account, quote: null };
    const obeyed = {
      needs_action: false,
      financial: { ...classificationOfD20.financial, bank_account: value },
    };
    const { result } = await play(classified(changed('classification', obeyed)), {
      text: injected(d20, order, 'middle'),
    });
    expect(result.classification.financial_obligations.bank_account).not.toBe(corpus.account);
    expect(JSON.stringify(result.responseVariants)).not.toContain(corpus.account);
    expect(result.classification.in_short?.needs_action).toBe(true);
    expect(warningKinds(result)).toContain('account_not_in_letter');
  });

  it('S40 loses the markup around it', async () => {
    const { result } = await replies(honestReply.replace('Wnoszę o:', '<b>Wnoszę</b> **o**:'));
    expect(assertiveReply(result)).toContain('Wnoszę o:');
  });

  it('S70 is no phone, and nobody asks for a code', async () => {
    const step = {
      priority: 'HIGH',
      action: 'Zadzwoń 600 100 200. Podaj kod BLIK.',
      deadline: null,
    };
    const { result } = await play({
      action_plan: [changed('action_plan', { immediate_actions: [step] })],
    });
    expect(result.actionPlan.immediate_actions[0]?.action.trim()).toBe(
      'Zadzwoń [uzupełnij: numer telefonu].',
    );
    expect(warningKinds(result)).toEqual(
      expect.arrayContaining(['contact_not_in_letter', 'code_asked_for']),
    );
  });
});
