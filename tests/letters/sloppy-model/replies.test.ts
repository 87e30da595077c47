import { describe, expect, it } from 'vitest';

import { completes } from '#tests/support/scripted-model.ts';
import {
  assertiveReply,
  honestReply,
  sloppyGateway,
  warningKinds,
} from '#tests/support/sloppy-run.ts';

/* A reply or a placeholder in it cannot be shown. */

const { play, replies } = sloppyGateway();

describe('a reply that cannot be shown is asked for again, and then is the rules’', () => {
  const long = `${honestReply}\n${'Nie zgadzam się z tym żądaniem. '.repeat(300)}`;
  const english = 'Dear Sir or Madam, I object to the claim and ask for documents. '.repeat(12);
  const signed = honestReply.replace(/\[uzupełnij: imię i nazwisko\]\n$/, 'Anna Obca\n');
  const faulty: [string, string][] = [
    ['S30 empty', ''],
    ['S31 of 10 kB', long],
    ['S32 in English', english],
    [
      'S33 that admits the debt',
      honestReply.replace('Wnoszę o:', 'Uznaję dług w całości.\nWnoszę o:'),
    ],
    ['S76 signed by somebody else', signed.replace('[podpis własnoręczny]\n', '')],
  ];

  it.each(faulty)('%s', async (_, text) => {
    const { result, asked } = await replies(text);
    expect(asked.filter((call) => call === 'first variant_2_assertive')).toHaveLength(2);
    expect(result.meta?.offline_parts).toEqual(['variant_2_assertive']);
    expect(warningKinds(result)).toContain('reply_replaced');
    expect(assertiveReply(result)).not.toContain('Uznaję dług');
    expect(assertiveReply(result)).not.toContain('Anna Obca');
    expect(assertiveReply(result).length).toBeGreaterThan(300);
  });

  it('S16, S17 a missing one: only that one', async () => {
    const once = await play({ variant_2_assertive: [completes({ content: '{}' })] });
    expect(once.result.meta?.offline_parts).toEqual(['variant_2_assertive']);
    expect(once.result.responseVariants.variant_1_cooperative.content).toContain('rozliczenia');
  });
});

describe('a scratched placeholder', () => {
  const signed = (placeholder: string) =>
    honestReply.replace(/\[uzupełnij: imię i nazwisko\]\n$/, `${placeholder}\n`);
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
    expect(warningKinds(result)).not.toContain('account_not_in_letter');
  });
});
