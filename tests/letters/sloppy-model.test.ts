import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { summaryOf } from '#functions/core/analysis/end-run.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { modelAnswers } from '#shared/domain/model-answers.ts';
import { classificationOfD20, planForD20, repliesToD20 } from '#tests/support/scripted-answers.ts';
import {
  completes,
  cutsBody,
  fails,
  isSilent,
  resetsConnection,
  type Script,
  type ScriptedModel,
  startScriptedModel,
  streams,
} from '#tests/support/scripted-model.ts';
import { changed, d20, HASTY, type Play, playD20, spoilt } from '#tests/support/sloppy-gateway.ts';

/*
 * Every kind of failure a model was seen to have, played through the product's own run of letter d20; the
 * numbers are those of the list of failures. An analysis is given back when the rules had to describe the
 * letter; how the quota is settled then, tests/integration/faults/model.test.ts plays with a table.
 */

let model: ScriptedModel;
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

const CALLS = Object.keys(modelAnswers).length;
const c = classificationOfD20;
const right = {
  deadline: '2026-09-21',
  total: 2283.99,
  sender: c.sender.value,
  reference: 'CW/1402/2026',
  documentDate: '2026-09-03',
};

function factsOf({ classification: { financial_obligations: money, ...rest } }: AnalysisResult) {
  return {
    deadline: rest.critical_dates.deadline,
    total: money.total_amount,
    sender: rest.sender_identification.name,
    reference: rest.case_details.reference_number,
    documentDate: rest.critical_dates.document_date,
  };
}
const kinds = ({ warnings = [] }: AnalysisResult) => warnings.map(({ kind }) => kind);
const standing = ({ verification = [] }: AnalysisResult, fact: string) =>
  verification.find((one) => one.fact === fact);
const reply = (result: AnalysisResult) => result.responseVariants.variant_2_assertive.content;
/** Plays a failure; whatever becomes of it, an analysis costs something exactly where a model described the letter. */
async function play(plan: Play, costs = true, limits = {}) {
  const played = await playD20(model, plan, { limits });
  expect(played.isCharged).toBe(costs);
  return played;
}
const classified = (...scripts: Script[]): Play => ({ classification: scripts });
const describes = (change: Record<string, unknown>) =>
  play(classified(changed('classification', change)));
const money = (change: Record<string, unknown>) =>
  describes({ financial: { ...c.financial, ...change } });
const { content } = repliesToD20.variant_2_assertive;
const replies = (text: string) =>
  play({ variant_2_assertive: [changed('variant_2_assertive', { content: text })] });

const withoutNulls = (json: string) => json.replace(/"[a-z_]+":null,/g, '');
const utf8 = (json: string) => json.replace('Zaległe', 'Zaleg\uFFFDe');
const twoChoices: Script = (response) => {
  const choice = (text: string) => ({ finish_reason: 'stop', message: { content: text } });
  const choices = [JSON.stringify(c), 'inna'].map(choice);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ choices }));
};
const noChoices: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"choices":[]}');
};
const page: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html></html>');
};

describe('a slip that is mended on the spot costs no call and changes nothing', () => {
  const slips: [string, Script][] = [
    ['S01 none', streams(c)],
    ['S02 a code fence', spoilt('classification', (json) => `\`\`\`json\n${json}\n\`\`\``)],
    ['S03 prose with a brace', spoilt('classification', (json) => `${json}\nUwaga: {pole}.`)],
    ['S04 prose', spoilt('classification', (json) => `Oto wynik: ${json} Pozdrawiam.`)],
    ['S05, S06 a comma too many', spoilt('classification', (json) => json.replace(/}$/, ',}'))],
    ['S07 small letters', changed('classification', { threat: { level: 'medium', reasons: [] } })],
    [
      'S08, S09 a Polish choice',
      changed('classification', { threat: { level: 'ŚREDNIE', reasons: [] } }),
    ],
    [
      'S10 money in words of money',
      changed('classification', {
        financial: { ...c.financial, total_amount: { value: '2 283,99 zł', quote: null } },
      }),
    ],
    [
      'S11 a date in Polish',
      changed('classification', { document_date: { value: '03.09.2026 r.', quote: null } }),
    ],
    [
      'S12 a last day in Polish',
      changed('classification', { terms: [{ ...c.terms[0], date: '21.09.2026 r.' }] }),
    ],
    ['S13 nulls left out', spoilt('classification', withoutNulls)],
    ['S14 null for a list', changed('classification', { optional_actions: null })],
    ['S15 a key nobody asked for', changed('classification', { extra: 1 })],
    ['S53 a broken character', spoilt('classification', utf8)],
    ['S56 two choices', twoChoices],
  ];

  it.each(slips)('%s', async (_, script) => {
    const { result, asked } = await play(classified(script));
    expect(factsOf(result)).toEqual(right);
    expect(standing(result, 'critical_dates.deadline')?.status).toBe('confirmed');
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS);
  });

  it('S74 a choice cut short', async () => {
    const plan = changed('action_plan', { recommended_variant: 'variant_2' });
    const { result, asked } = await play({ action_plan: [plan] });
    expect(result.responseVariants.recommended_variant).toBe('variant_2_assertive');
    expect(asked).toHaveLength(CALLS);
  });
});

describe('a failure of one model is made good by the other', () => {
  const failures: [string, Script, number][] = [
    ['S41 cut by length', completes({ content: '{' }, 'length'), 1],
    ['S43 a content filter', completes({ content: '{' }, 'content_filter'), 1],
    ['S44 a refusal in prose', completes({ content: 'Przykro mi, nie mogę.' }), 1],
    ['S45 429 with Retry-After', fails(429, { 'retry-after': '60' }), 1],
    ['S47 500', fails(500), 1],
    ['S52 a reset connection', resetsConnection, 1],
    ['S54 no choices', noChoices, 1],
    ['S57 a tool call', completes({}), 1],
    ['S59 an unknown model', fails(404), 1],
    ['S63 a page', page, 1],
    ['a cut body', cutsBody, 1],
  ];

  it.each(failures)('%s', async (_, script, extra) => {
    const { result, asked } = await play(classified(script, streams(c)));
    expect(factsOf(result)).toEqual(right);
    expect(result.meta).toMatchObject({ model: 'second' });
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS + extra);
  });

  const silences: [string, Script, Partial<typeof HASTY>][] = [
    ['S49 silence at first', isSilent, { hedgeAfterMs: HASTY.hedgeAfterMs }],
    ['S50 silence in mid-body', streams(c, { pieces: 4, until: 2 }), { idleMs: HASTY.idleMs }],
  ];

  it.each(silences)('%s', async (_, script, limits) => {
    const { result, asked } = await play(classified(script, streams(c)), true, limits);
    expect(factsOf(result)).toEqual(right);
    expect(result.meta).toMatchObject({ model: 'second' });
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked.filter((call) => call.endsWith('classification'))).toHaveLength(2);
  });

  it('S62 no schemas: the same model is asked in words', async () => {
    const noSchemas = fails(400, {}, null, 'response_format json_schema is not supported');
    const { result, asked } = await play(classified(noSchemas, noSchemas, streams(c)));
    expect(asked.slice(0, 3)).toEqual([
      'first classification',
      'second classification',
      'first classification',
    ]);
    expect(result.meta).toMatchObject({ model: 'first' });
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(factsOf(result).deadline).toBe(right.deadline);
  });
});

describe('when no model describes the letter, the rules do, say why and charge nothing', () => {
  const ends: [string, Script, RegExp][] = [
    ['S42 cut by length', completes({ content: '{' }, 'length'), /której można użyć/],
    ['S46 429', fails(429), /chwilowo niedostępny/],
    ['S48 503', fails(503), /chwilowo niedostępny/],
    ['S51 silence', isSilent, /nie odpowiedział na czas/],
    ['S55 no choices', noChoices, /której można użyć/],
    ['S58 tool calls', completes({}), /której można użyć/],
    ['S60 a wrong key', fails(401), /ponowna próba teraz nie pomoże/],
    ['S61 too long', fails(400, {}, 'context_length_exceeded'), /za długie dla modelu/],
    ['S29 empty fields', changed('classification', { title: '' }), /której można użyć/],
  ];

  it.each(ends)('%s', async (_, script, words) => {
    const { result } = await play(classified(script), false, script === isSilent ? HASTY : {});
    expect(result.meta).toMatchObject({ offline_engine: true });
    expect(result.meta?.offline_parts).toContain('classification');
    expect(factsOf(result).deadline).toBe(right.deadline);
    const told = result.warnings?.find(({ kind }) => kind === 'answered_by_rules');
    expect(told?.message).toMatch(words);
    expect(told?.message).toContain('Analiza nie została naliczona.');
  });
});

describe('a reply that cannot be shown is asked for again, and then is the rules’', () => {
  const long = `${content}\n${'Nie zgadzam się z tym żądaniem. '.repeat(300)}`;
  const english = 'Dear Sir or Madam, I object to the claim and ask for documents. '.repeat(12);
  const signed = content.replace(/\[uzupełnij: imię i nazwisko\]\n$/, 'Anna Obca\n');
  const faulty: [string, string][] = [
    ['S30 empty', ''],
    ['S31 of 10 kB', long],
    ['S32 in English', english],
    ['S33 that admits the debt', content.replace('Wnoszę o:', 'Uznaję dług w całości.\nWnoszę o:')],
    ['S76 signed by somebody else', signed.replace('[podpis własnoręczny]\n', '')],
  ];

  it.each(faulty)('%s', async (_, text) => {
    const { result, asked } = await replies(text);
    expect(asked.filter((call) => call === 'first variant_2_assertive')).toHaveLength(2);
    expect(result.meta?.offline_parts).toEqual(['variant_2_assertive']);
    expect(kinds(result)).toContain('reply_replaced');
    expect(reply(result)).not.toContain('Uznaję dług');
    expect(reply(result)).not.toContain('Anna Obca');
    expect(reply(result).length).toBeGreaterThan(300);
  });

  it('S16, S17 a missing one: only that one', async () => {
    const once = await play({ variant_2_assertive: [completes({ content: '{}' })] });
    expect(once.result.meta?.offline_parts).toEqual(['variant_2_assertive']);
    expect(once.result.responseVariants.variant_1_cooperative.content).toContain('rozliczenia');
  });
});

describe('a scratched placeholder', () => {
  const signed = (placeholder: string) =>
    content.replace(/\[uzupełnij: imię i nazwisko\]\n$/, `${placeholder}\n`);
  it.each([
    ['S34 with a space', '[OSOBA 1]'],
    ['S35 in English', '[PERSON_1]'],
    ['S36 declined', '[OSOBĘ_1]'],
    ['S37 without brackets', 'OSOBA_1'],
    ['S38 escaped', String.raw`[OSOBA\_1]`],
    ['S39 of nobody', '[OSOBA_99]'],
  ])('%s is never shown, and cries no fraud', async (_, placeholder) => {
    const { result } = await replies(signed(placeholder));
    expect(JSON.stringify(result.responseVariants)).not.toMatch(/OSOB|PERSON/);
    expect(kinds(result)).not.toContain('account_not_in_letter');
  });
});

describe('a figure that the letter does not have', () => {
  const account = '27 1140 2004 0000 3002 0135 5387';

  it('S18, S19 is dropped from the sums, and the reader is told', async () => {
    for (const value of [9999.99, 228399]) {
      const { result } = await money({ total_amount: { value, quote: null } });
      expect(result.classification.financial_obligations.total_amount).not.toBe(value);
      expect(kinds(result)).toContain('amount_not_in_letter');
    }
  });

  it('S20 is no date of the letter', async () => {
    const { result } = await describes({ document_date: { value: '2026-01-07', quote: null } });
    expect(factsOf(result).documentDate).toBe(right.documentDate);
    expect(standing(result, 'critical_dates.document_date')?.certainty).toBe('check');
  });

  it('S21 is no account', async () => {
    const { result } = await money({ bank_account: { value: account, quote: null } });
    const { bank_account } = result.classification.financial_obligations;
    expect(bank_account).not.toBe(account.replaceAll(' ', ''));
    expect(kinds(result)).toContain('account_not_in_letter');
  });

  it.each([account, account.replaceAll(' ', '/'), account.replaceAll(' ', '_')])(
    'S22, S23 is no account in a reply: %s',
    async (written) => {
      const { result } = await replies(
        content.replace('Wnoszę o:', `Rachunek ${written}.\nWnoszę o:`),
      );
      expect(reply(result)).not.toContain(written);
      expect(reply(result)).toContain('[uzupełnij: numer rachunku z pisma]');
      expect(kinds(result)).toContain('account_not_in_letter');
    },
  );

  it('S24 becomes a gap in what is told', async () => {
    const { result } = await describes({ meaning: 'Spółdzielnia chce 9 999,99 zł.' });
    expect(result.classification.in_short?.meaning).toBe('Spółdzielnia chce [sprawdź: kwota].');
    expect(kinds(result)).toContain('amount_not_in_letter');
  });

  it('S25 is no day of the plan', async () => {
    const timeline = [...planForD20.timeline, { date: '2026-12-17', milestone: 'Rozprawa' }];
    const { result } = await play({ action_plan: [changed('action_plan', { timeline })] });
    expect(result.actionPlan.timeline).toEqual(planForD20.timeline);
    expect(kinds(result)).toContain('date_not_in_letter');
  });

  it('S40 loses the markup around it', async () => {
    const { result } = await replies(content.replace('Wnoszę o:', '<b>Wnoszę</b> **o**:'));
    expect(reply(result)).toContain('Wnoszę o:');
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
    expect(kinds(result)).toEqual(
      expect.arrayContaining(['contact_not_in_letter', 'code_asked_for']),
    );
  });
});

describe('a wrong reading is caught by the other one', () => {
  it('S27 parties in each other’s places', async () => {
    const recipient = { value: '[OSOBA_1]', quote: null };
    const { result } = await describes({ sender: recipient, recipient: c.sender });
    expect(standing(result, 'sender_identification.name')?.status).not.toBe('confirmed');
    expect(summaryOf(result).countedSender).toBeUndefined();
  });

  it('S28 sums in each other’s places', async () => {
    const { result } = await money({
      main_amount: c.financial.interest,
      interest: c.financial.main_amount,
    });
    const doubt = standing(result, 'financial_obligations.main_amount');
    expect(doubt).toMatchObject({ certainty: 'check' });
  });

  it('S64 a term left out', async () => {
    const { result } = await describes({ terms: [] });
    expect(factsOf(result).deadline).toBe(right.deadline);
    expect(kinds(result)).toContain('conflicting_terms');
  });

  it('S65, S66 a term its own quote contradicts', async () => {
    const [term] = c.terms;
    for (const wrong of [
      { ...term, date: '2026-09-03' },
      { ...term, kind: 'from_delivery', date: null, amount: 30, unit: 'days' },
    ]) {
      const { result } = await describes({ terms: [wrong] });
      expect(factsOf(result).deadline).toBe(right.deadline);
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

  it('S75 a remedy nobody gives', async () => {
    const rest = { addressee: null, via: null, form: null, fee: null, legal_basis: null };
    const { result } = await describes({ remedy: { name: 'sprzeciw', ...rest, quote: null } });
    expect(result.classification.remedy).toBeNull();
  });
});

describe('a healthy answer that is slow', () => {
  it('S71, S72 is never lost', async () => {
    const slow = (answer: unknown) => streams(answer, { pieces: 12, pauseMs: 100, firstMs: 100 });
    const plan = {
      classification: [slow(c)],
      variant_2_assertive: [slow(repliesToD20.variant_2_assertive)],
    };
    const { result, asked } = await play(plan, true, HASTY);
    expect(factsOf(result)).toEqual(right);
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS);
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
    const { result } = await play(plan, true, HASTY);
    expect(factsOf(result)).toEqual(right);
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
      classification: [changed('classification', { financial: { ...c.financial, total_amount } })],
      second_look: [streams({ answers })],
    });
    expect(factsOf(result).total).toBe(right.total);
    expect(asked.filter((call) => call.endsWith('action_plan')).length).toBeGreaterThan(1);
    expect(result.meta?.offline_parts).toBeUndefined();
  });
});

describe('a letter too long for a model', () => {
  it('S61 is read by the rules without a question, and costs nothing', async () => {
    const text = `${d20}\n${'Regulamin porządku domowego obowiązuje wszystkich mieszkańców.\n'.repeat(1_000)}`;
    const { result, asked, isCharged } = await playD20(model, {}, { text });
    expect(asked).toEqual([]);
    expect(isCharged).toBe(false);
    const told = result.warnings?.find(({ kind }) => kind === 'answered_by_rules');
    expect(told?.message).toMatch(/za długie dla modelu językowego\. Wgraj je w częściach/);
    expect(factsOf(result).deadline).toBe(right.deadline);
  });
});
