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
    const recipient = { value: '[OSOBA_1]', quote: '[OSOBA_1]' };
    const { result } = await describes({
      sender: recipient,
      recipient: classificationOfD20.sender,
    });
    // The letter's own layout says who is who; the reader is asked to look, and nobody is counted.
    expect(factsOf(result)).toEqual(factsOfD20);
    for (const party of ['sender_identification.name', 'recipient_identification.name']) {
      expect(standing(result, party)).toMatchObject({ status: 'conflicting', certainty: 'check' });
    }
    expect(summaryOf(result).countedSender).toBeUndefined();
  });

  it('S27 the reader taken for the sender is asked about again, and is nobody’s statistic', async () => {
    const { result, secondLooks } = await describes({
      sender: { value: '[OSOBA_1]', quote: '[OSOBA_1]' },
    });
    expect(secondLooks).toBe(1);
    expect(standing(result, 'sender_identification.name')?.certainty).toBe('check');
    expect(summaryOf(result).countedSender).toBeUndefined();
  });

  it('S28 sums in each other’s places: the words beside each decide', async () => {
    const { result } = await money({
      main_amount: classificationOfD20.financial.interest,
      interest: classificationOfD20.financial.main_amount,
    });
    expect(factsOf(result)).toEqual(factsOfD20);
    for (const sum of ['main_amount', 'interest']) {
      expect(standing(result, `financial_obligations.${sum}`)?.certainty).toBe('check');
    }
  });

  it('S64 a term left out', async () => {
    const { result } = await describes({ terms: [] });
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(summaryOf(result).deadline).toBe(factsOfD20.deadline); // what reminders are made of
    expect(standing(result, 'critical_dates.deadline')?.certainty).toBe('check');
    expect(warningKinds(result)).toContain('conflicting_terms');
  });

  it('S64 "no term" instead of the letter’s', async () => {
    const [term] = classificationOfD20.terms;
    const none = { ...term, kind: 'none', date: null, quote: null, what: 'brak terminu' };
    const { result } = await describes({ terms: [none], needs_action: false });
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.classification.in_short?.needs_action).toBe(true);
    expect(warningKinds(result)).toContain('conflicting_terms');
  });

  describe('a term its own quote contradicts', () => {
    const quote = 'w terminie 14 dni od dnia doręczenia wezwania';
    const text = d20.replace('do dnia 21 września 2026 r.', quote);
    const [first] = classificationOfD20.terms;
    const fromDelivery = { ...first, kind: 'from_delivery', amount: 14, unit: 'days', date: null };
    const required_actions = [
      { action: 'Zapłać w ciągu 14 dni.', priority: 'MEDIUM', quote: 'Wzywamy Państwa' },
    ];
    const reads = (change: Record<string, unknown>) =>
      play(
        classified(
          changed('classification', {
            terms: [{ ...fromDelivery, quote, ...change }],
            required_actions,
          }),
        ),
        { text, facts: { deadline: '14 dni od dnia doręczenia' } },
      );
    const shown = ({ result }: Awaited<ReturnType<typeof reads>>) => ({
      term: result.classification.critical_dates.terms?.[0],
      standing: standing(result, 'critical_dates.terms.0'),
      warnings: warningKinds(result),
    });
    const said = { kind: 'from_delivery', amount: 14, unit: 'days', date: null };

    it('and one that it does not', async () => {
      const honestly = shown(await reads({}));
      expect(honestly.term).toMatchObject(said);
      expect(honestly.standing).toMatchObject({ status: 'confirmed', certainty: 'certain' });
    });

    it.each([
      ['S65 30 days', { amount: 30 }],
      ['S65 99 days', { amount: 99 }],
      ['S65 14 months', { unit: 'months' }],
      ['S66 from its date', { kind: 'from_document' }],
      ['S66 a day', { kind: 'date', date: '2026-09-17', amount: null, unit: null }],
      ['S65 with half of the quote', { amount: 99, quote: 'dnia doręczenia wezwania' }],
    ])('%s: the value of the quote is shown, and marked', async (_, change) => {
      const wrong = shown(await reads(change));
      expect(wrong.term).toMatchObject(said);
      expect(wrong.standing).toMatchObject({ status: 'conflicting', certainty: 'check' });
      expect(wrong.warnings).toContain('conflicting_terms');
    });
  });

  it('S65, S66 another day than its quote', async () => {
    const [term] = classificationOfD20.terms;
    for (const wrong of [
      { ...term, date: '2026-09-03' },
      { ...term, kind: 'from_delivery', date: null, amount: 30, unit: 'days' },
    ]) {
      const { result } = await describes({ terms: [wrong] });
      expect(factsOf(result)).toEqual(factsOfD20);
      expect(standing(result, 'critical_dates.deadline')?.status).toBe('conflicting');
    }
  });

  it('S67 a demand taken for a contract, and for harmless', async () => {
    const { result, secondLooks } = await describes({
      type_code: 'umowa',
      type_label: 'Umowa',
      threat: { level: 'LOW', reasons: [] },
    });
    expect(factsOf(result).level).toBe(factsOfD20.level);
    expect(secondLooks).toBe(1);
    const kind = standing(result, 'document_classification.type');
    expect(kind?.certainty).toBe('check');
    expect(kind?.alternatives?.length).toBeGreaterThan(0);
    expect(standing(result, 'threat_assessment.level')).toMatchObject({
      status: 'conflicting',
      certainty: 'check',
    });
  });

  it('S68, S69 a duty no sentence carries', async () => {
    const duty = { action: 'Stań przed sądem.', priority: 'HIGH' };
    for (const quote of [null, 'zapłaty', 'Wzywamy do osobistego stawiennictwa w sądzie']) {
      const { result } = await describes({ required_actions: [{ ...duty, quote }] });
      const shown = result.classification.required_actions.map(({ action }) => action);
      expect(shown).not.toContain(duty.action);
      expect(shown.length).toBeGreaterThan(0); // the letter's own duty stays
    }
  });

  it('S73 a day that the model counted itself is counted again', async () => {
    const words = 'w terminie 14 dni od daty pisma';
    const text = d20.replace('do dnia 21 września 2026 r.', words);
    expect(text).toContain(words);
    const [term] = classificationOfD20.terms;
    const counted = (date: string | null) => ({
      ...term,
      ...{ kind: 'from_document', amount: 14, unit: 'days', date, quote: words },
    });
    const facts = { deadline: '2026-09-17' };
    // Ours is shown, whatever the model counted.
    for (const date of ['2026-09-17', '2026-09-19', null]) {
      const terms = [counted(date)];
      const plan = classified(changed('classification', { terms }));
      const { result } = await play(plan, { text, facts });
      expect(factsOf(result)).toEqual({ ...factsOfD20, ...facts });
      expect(standing(result, 'critical_dates.deadline')).toMatchObject({
        ...{ status: 'confirmed', certainty: 'certain' },
      });
    }
  });

  it('S75 a remedy nobody gives', async () => {
    const rest = { addressee: null, via: null, form: null, fee: null, legal_basis: null };
    const { result } = await describes({ remedy: { name: 'sprzeciw', ...rest, quote: null } });
    expect(result.classification.remedy).toBeNull();
  });
});

describe('a third reader', () => {
  const choosing = (choice: 'A' | 'B', quote: string) =>
    streams({ answers: [1, 2, 3, 4].map((at) => ({ field: `F${at}`, quote, choice })) });
  const wrongTotal = classified(
    changed('classification', {
      financial: {
        ...classificationOfD20.financial,
        total_amount: { value: 2243.22, quote: null },
      },
    }),
  );

  it('whose words give another sum decides nothing', async () => {
    const { result } = await play({
      ...wrongTotal,
      second_look: [choosing('A', 'Ogółem do zapłaty')],
    });
    expect(standing(result, 'financial_obligations.total_amount')?.certainty).toBe('check');
  });

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
    const { result } = await play(plan, { limits: HASTY, budgetMs: 30_000 });
    expect(factsOf(result)).toMatchObject({ ...factsOfD20, recipient: recipient.value });
    expect(standing(result, 'recipient_identification.name')?.certainty).toBe('check');
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
    // What only the rules read in the letter is not taken away by two who do not see it.
    expect(factsOf(result)).toEqual(factsOfD20);
    for (const kept of ['recipient_identification.name', 'financial_obligations.bank_account']) {
      expect(standing(result, kept)?.certainty).toBe('check');
    }
    expect(asked.filter((call) => call.endsWith('action_plan')).length).toBeGreaterThan(1);
    expect(result.meta?.offline_parts).toBeUndefined();
  });
});
