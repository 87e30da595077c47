import { describe, expect, it } from 'vitest';

import { type VariantKey, variantKey } from '#shared/domain/analysis-result.ts';
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
const [duty] = classificationOfD20.required_actions;
const step = {
  ...{ priority: 'HIGH', action: 'Sprawdź swoje wpłaty.' },
  deadline: '2026-09-21' as string | null,
};
/** The plan with one step, which says this. */
const planned = (change: Partial<typeof step>) =>
  play({
    action_plan: [changed('action_plan', { immediate_actions: [{ ...step, ...change }] })],
  });

describe('a figure that the letter does not have', () => {
  const account = '27 1140 2004 0000 3002 0135 5387';

  it.each([
    ['S18 invented', 9999.99],
    ['S19 in grosze', 228399],
  ])(
    '%s is dropped from the sums, the letter’s own is shown, and the reader is told',
    async (_, value) => {
      const { result } = await money({ total_amount: { value, quote: null } });
      expect(factsOf(result)).toEqual(factsOfD20);
      expect(standing(result, 'financial_obligations.total_amount')?.certainty).toBe('check');
      expect(JSON.stringify(result)).not.toContain(String(value));
      expect(warningKinds(result)).toContain('amount_not_in_letter');
    },
  );

  it('S18 every sum invented', async () => {
    const invented = (value: number) => ({ value, quote: `razem ${value}` });
    const { result } = await money({
      ...{ main_amount: invented(9000), interest: invented(900), costs: invented(99.99) },
      total_amount: invented(9999.99),
    });
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(warningKinds(result)).toContain('amount_not_in_letter');
  });

  it('S20 is no date of the letter', async () => {
    const { result } = await describes({ document_date: { value: '2026-01-07', quote: null } });
    expect(factsOf(result).documentDate).toBe(factsOfD20.documentDate);
    expect(standing(result, 'critical_dates.document_date')?.certainty).toBe('check');
  });

  it('S21 is no account', async () => {
    const { result } = await money({ bank_account: { value: account, quote: null } });
    expect(factsOf(result).account).toBe(factsOfD20.account);
    expect(JSON.stringify(result).replace(/[ /_]/g, '')).not.toContain(account.replaceAll(' ', ''));
    expect(warningKinds(result)).toContain('account_not_in_letter');
  });

  const separated = [' ', '/', '_', '-', '.', '', '\u00A0', '  '].map((sign) =>
    account.replaceAll(' ', sign),
  );

  it.each(separated)('S22, S23 is no account in a reply: %s', async (written) => {
    const { result } = await replies(
      honestReply.replace('Wnoszę o:', `Rachunek ${written}.\nWnoszę o:`),
    );
    expect(assertiveReply(result).replace(/\D/g, '')).not.toContain(account.replace(/\D/g, ''));
    expect(assertiveReply(result)).toContain('[uzupełnij: numer rachunku z pisma]');
    expect(warningKinds(result)).toContain('account_not_in_letter');
  });

  it.each(separated)('S22, S23 is no account in the plan: %s', async (written) => {
    const { result } = await planned({ action: `Zapłać na ${written}.` });
    expect(JSON.stringify(result.actionPlan).replace(/\D/g, '')).not.toContain(
      account.replace(/\D/g, ''),
    );
    expect(warningKinds(result)).toContain('account_not_in_letter');
  });

  describe('S24 an invented sum in the words', () => {
    const GAP = '[sprawdź: kwota]';
    const invented = [
      '9 999,99 zł',
      '9999,99 zł',
      '9.999,99 PLN',
      '9\u00A0999,99\u00A0zł',
      '10 tys. zł',
    ];
    const variants = variantKey.options;

    it.each(invented)('%s becomes a gap in meaning, duty, replies and plan', async (sum) => {
      const says = `Spółdzielnia chce ${sum} do wtorku.`;
      const inReply = (call: VariantKey) =>
        changed(call, {
          ...{ strategy: says, pros: [says], cons: [says] },
          content: honestReply.replace('Wnoszę o:', `${says}\nWnoszę o:`),
        });
      const { result } = await play({
        classification: [
          changed('classification', {
            ...{ title: `Dopłata ${sum}`, meaning: says, if_ignored: says },
            required_actions: [{ ...duty, action: `Zapłać ${sum}.` }],
            optional_actions: [{ action: says }],
            threat: { ...classificationOfD20.threat, reasons: [{ reason: says, quote: null }] },
          }),
        ],
        ...Object.fromEntries(variants.map((call) => [call, [inReply(call)]])),
        action_plan: [
          changed('action_plan', {
            immediate_actions: [{ ...step, action: `Przelej ${sum}.` }],
            timeline: [{ date: '2026-09-21', milestone: `Termin zapłaty ${sum}` }],
            recommendation_reasoning: says,
          }),
        ],
      });
      expect(JSON.stringify(result)).not.toMatch(/9[ .\u00A0]?999|10 tys/);
      const { classification, responseVariants, actionPlan } = result;
      const gapped = `Spółdzielnia chce ${GAP} do wtorku.`;
      expect(classification.in_short).toMatchObject({
        ...{ title: `Dopłata ${GAP}`, meaning: gapped, if_ignored: gapped },
      });
      expect(classification.required_actions.map(({ action }) => action)).toEqual([
        `Zapłać ${GAP}.`,
      ]);
      for (const variant of variants) {
        expect(responseVariants[variant].content).toContain(gapped);
        expect(responseVariants[variant]).toMatchObject({ strategy: gapped, pros: [gapped] });
      }
      expect(responseVariants.recommendation_reasoning).toBe(gapped);
      expect(actionPlan.immediate_actions[0]?.action).toBe(`Przelej ${GAP}.`);
      expect(actionPlan.timeline[0]?.milestone).toBe(`Termin zapłaty ${GAP}`);
      // Beside it "Ile" stays right.
      expect(factsOf(result)).toEqual(factsOfD20);
      expect(warningKinds(result)).toContain('amount_not_in_letter');
      expect(result.meta?.offline_parts).toBeUndefined();
    });

    it('a sum of the letter stays, however it is written', async () => {
      const meaning = 'Spółdzielnia chce 2283,99 zł, w tym 28,47 złotych odsetek.';
      const { result } = await describes({ meaning });
      expect(result.classification.in_short?.meaning).toBe(meaning);
      expect(warningKinds(result)).not.toContain('amount_not_in_letter');
    });
  });

  it('S25 is no day of the plan', async () => {
    const timeline = [...planForD20.timeline, { date: '2026-12-17', milestone: 'Rozprawa' }];
    const late = { ...step, deadline: '2026-12-10', action: 'Wyślij list.' };
    const told = { ...step, action: 'Stań przed sądem 17 grudnia 2026 r.' };
    const { result } = await play({
      action_plan: [changed('action_plan', { timeline, immediate_actions: [step, late, told] })],
    });
    expect(result.actionPlan.timeline).toEqual(planForD20.timeline);
    expect(result.actionPlan.immediate_actions).toMatchObject([
      { action: step.action, deadline: step.deadline },
      { action: 'Wyślij list.', deadline: null },
      { action: 'Stań przed sądem [sprawdź: data]' },
    ]);
    expect(warningKinds(result)).toContain('date_not_in_letter');
    expect(result.meta?.offline_parts).toBeUndefined();
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
    expect(warningKinds(result)).toEqual(
      expect.arrayContaining(['account_not_in_letter', 'instruction_in_letter']),
    );
  });

  it('S40 loses the markup around it, in replies, plan and description', async () => {
    const marked = '<b>Wnoszę</b> <a href="https://oplaty.example/raty">**o**</a>:';
    const { result } = await replies(honestReply.replace('Wnoszę o:', marked));
    expect(assertiveReply(result)).toBe(honestReply);
    const link = await replies(honestReply.replace('Wnoszę o:', '[Wnoszę o](https://a.example):'));
    expect(assertiveReply(link.result)).toBe(honestReply);
    const told = await planned({ action: '### Sprawdź <i>swoje</i> __wpłaty__.' });
    expect(told.result.actionPlan.immediate_actions[0]?.action).not.toMatch(/[<>_]/);
  });

  it('S70 is no phone, and nobody asks for a code', async () => {
    const words = 'Zadzwoń 600 100 200. Podaj kod BLIK.';
    const { result } = await planned({ action: words });
    expect(result.actionPlan.immediate_actions[0]?.action.trim()).toBe(
      'Zadzwoń [uzupełnij: numer telefonu].',
    );
    const both = ['contact_not_in_letter', 'code_asked_for'];
    expect(warningKinds(result)).toEqual(expect.arrayContaining(both));
    const written = await replies(honestReply.replace('Wnoszę o:', `${words}\nWnoszę o:`));
    expect(assertiveReply(written.result)).not.toMatch(/600 100 200|BLIK/);
    expect(warningKinds(written.result)).toEqual(expect.arrayContaining(both));
    const told = await describes({ meaning: words });
    expect(told.result.classification.in_short?.meaning).not.toMatch(/600 100 200|BLIK/);
    expect(warningKinds(told.result)).toEqual(expect.arrayContaining(both));
  });
});
