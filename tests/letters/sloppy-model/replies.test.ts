import { describe, expect, it } from 'vitest';

import { variantKey } from '#shared/domain/analysis-result.ts';
import { faultsOfReply } from '#shared/letters/checking/reply-guards.ts';
import { flowOf } from '#shared/letters/text/text.ts';
import { repliesToD20 } from '#tests/support/scripted-answers.ts';
import { completes, type Script, streams } from '#tests/support/scripted-model.ts';
import { changed, d20, everywhere, honest, type Play } from '#tests/support/sloppy-gateway.ts';
import {
  assertiveReply,
  factsOf,
  factsOfD20,
  honestReply,
  replyOf,
  sloppyGateway,
  times,
  warningKinds,
} from '#tests/support/sloppy-run.ts';

/* A reply or a placeholder in it cannot be shown. */

const { play, replies } = sloppyGateway();

const VARIANTS = variantKey.options;
const CALLS = VARIANTS.length + 2;
/** What the rules' own replies are held to as well. */
const faultsIn = (content: string) =>
  faultsOfReply(content, {
    ...{ letter: flowOf(d20), today: '2026-09-08', recipient: factsOfD20.recipient },
    ...{ reference: factsOfD20.reference, remedy: null },
    ...{ isFinalClaim: false, isPublicDue: false, isInTime: false },
  });
const signed = (name: string) =>
  honestReply.replace(/\[uzupełnij: imię i nazwisko\]\n$/, `${name}\n`);
/** What the model is told of its answer. */
const REPAIR = /Twojej odpowiedzi nie można użyć:\n(?<why>[\s\S]*)\nOdpowiedz/;

describe('a reply that cannot be shown is asked for again, and then is the rules’', () => {
  const long = `${honestReply}\n${'Nie zgadzam się z tym żądaniem. '.repeat(620)}`;
  const english = 'Dear Sir or Madam, I object to the claim and ask for documents. '.repeat(12);
  const admits = honestReply.replace('Wnoszę o:', 'Uznaję dług w całości.\nWnoszę o:');
  const foreign = signed('Anna Obca').replace('[podpis własnoręczny]\n', '');
  const faulty: [string, string, RegExp][] = [
    ['S30 empty', '', /nie jest cały list|To nie cały|brakuje treści/],
    ['S31 of 20 kB', long, /za długi: najwyżej 6000 znaków/],
    ['S32 in English', english, /po polsku/],
    ['S33 that admits the debt', admits, /uznaje dług/],
    ['S76 signed by somebody else', foreign, /podpis adresata/],
  ];

  it.each(faulty)('%s, always', async (_, text, words) => {
    const told: string[] = [];
    const script: Script = (response, request) => {
      told.push(REPAIR.exec(request.messages.at(-1)?.content ?? '')?.groups?.why ?? '');
      return replyOf(text)(response, request);
    };
    const { result, asked } = await play({ variant_2_assertive: [script] });
    expect(times(asked, 'first variant_2_assertive')).toBe(2);
    expect(told[1]).toMatch(words);
    expect(times(asked, 'second variant_2_assertive')).toBe(2);
    expect(asked).toHaveLength(CALLS + 3);
    expect(result.meta?.offline_parts).toEqual(['variant_2_assertive']);
    expect(warningKinds(result)).toContain('reply_replaced');
    expect(faultsIn(assertiveReply(result))).toEqual([]);
    expect(assertiveReply(result)).not.toMatch(/Uznaję dług|Anna Obca|Dear/);
    expect(assertiveReply(result)).toContain('Pogorzels');
    // The others stay as the model wrote them.
    for (const kept of ['variant_1_cooperative', 'variant_3_tactical_delay'] as const) {
      expect(result.responseVariants[kept].content).toBe(repliesToD20[kept].content);
    }
  });

  it.each(faulty)('%s, once: the model mends it', async (_, text) => {
    const plan: Play = {
      variant_2_assertive: [replyOf(text), streams(honest.variant_2_assertive)],
    };
    const { result, asked } = await play(plan);
    expect(assertiveReply(result)).toBe(honestReply);
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS + 1);
  });

  it('S30 all of them empty', async () => {
    const { result } = await play(
      everywhere((call) =>
        call.startsWith('variant') ? changed(call, { content: '' }) : streams(honest[call]),
      ),
    );
    expect(result.meta?.offline_parts).toEqual(VARIANTS);
    for (const variant of VARIANTS) {
      expect(faultsIn(result.responseVariants[variant].content)).toEqual([]);
    }
  });
});

describe('two of three replies', () => {
  /** Nothing of a reply; a reply's empty form; all three at once as they were asked for once, without this one. */
  const nothings = (missing: string): [string, Script][] => [
    ['an empty object', completes({ content: '{}' })],
    ['the other two instead', completes({ content: without(missing) })],
    ['nothing', completes({ content: '' })],
    ['cut by length', completes({ content: '{"tone":"rze' }, 'length')],
  ];
  const without = (missing: string) =>
    Object.fromEntries(Object.entries(repliesToD20).filter(([variant]) => variant !== missing));
  const cases = VARIANTS.flatMap((missing) =>
    nothings(missing).map(([what, script]) => ({ missing, what, script })),
  );

  it.each(cases)(
    'S16 $missing missing ($what), always: two are kept, the third is the other model’s, then the rules’',
    async ({ missing, script }) => {
      const { result, asked } = await play({ [missing]: [script] });
      for (const variant of VARIANTS) {
        const { content } = result.responseVariants[variant];
        if (variant === missing) expect(faultsIn(content)).toEqual([]);
        else expect(content).toBe(repliesToD20[variant].content);
      }
      expect(result.responseVariants[missing].content).not.toBe(repliesToD20[missing].content);
      expect(result.meta?.offline_parts).toEqual([missing]);
      expect(times(asked, `second ${missing}`)).toBeGreaterThan(0);
      // Nobody is asked again for what is there.
      expect(asked.filter((call) => !call.endsWith(missing))).toHaveLength(CALLS - 1);
      expect(factsOf(result)).toEqual(factsOfD20);
    },
  );

  it.each(cases)(
    'S16 $missing missing ($what) from the first model only: all three are models’',
    async ({ missing, script }) => {
      const secondKnows: Script = (response, request) =>
        (request.model === 'first' ? script : streams(honest[missing]))(response, request);
      const { result, asked } = await play({ [missing]: [secondKnows] });
      for (const variant of VARIANTS) {
        expect(result.responseVariants[variant].content).toBe(repliesToD20[variant].content);
      }
      expect(result.meta?.offline_parts).toBeUndefined();
      expect(times(asked, `second ${missing}`)).toBe(1);
    },
  );

  it.each(cases)(
    'S17 $missing missing ($what), once: only that one is asked for again',
    async ({ missing, script }) => {
      const { result, asked } = await play({ [missing]: [script, streams(honest[missing])] });
      for (const variant of VARIANTS) {
        expect(result.responseVariants[variant].content).toBe(repliesToD20[variant].content);
        expect(times(asked, variant)).toBe(variant === missing ? 2 : 1);
      }
      expect(result.meta?.offline_parts).toBeUndefined();
      expect(asked).toHaveLength(CALLS + 1);
    },
  );

  it('S42 a reply that is always cut is the rules’; what is shorter is kept', async () => {
    const cut = completes({ content: '{"tone":"stanow' }, 'length');
    const { result } = await play({ variant_2_assertive: [cut], action_plan: [cut] });
    expect(result.meta?.offline_parts).toEqual(['variant_2_assertive', 'action_plan']);
    expect(factsOf(result)).toEqual(factsOfD20);
  });
});

describe('a scratched placeholder', () => {
  it.each([
    ['S34 with a space', '[OSOBA 1]'],
    ['S35 in English', '[PERSON_1]'],
    ['S36 declined', '[OSOBĘ_1]'],
    ['S36 in small letters', '[osoba_1]'],
    ['S37 without brackets', 'OSOBA_1'],
    ['S38 escaped', String.raw`[OSOBA\_1]`],
  ])('%s is put back, costs no call and cries no fraud', async (_, placeholder) => {
    const { result, asked } = await replies(signed(placeholder));
    const whole = await replies(signed('[OSOBA_1]'));
    expect(assertiveReply(result)).toBe(assertiveReply(whole.result));
    expect(assertiveReply(result)).toContain('Pogorzels');
    expect(warningKinds(result)).toEqual(['account_checksum']);
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS);
  });

  it.each(['[ACCOUNT_1]', '[RACHUNEK 1]', '[RACHUNKU_1]', String.raw`[RACHUNEK\_1]`, 'RACHUNEK_1'])(
    'S35 the account as %s is put back, and cries no fraud',
    async (placeholder) => {
      const { result } = await replies(
        honestReply.replace('Wnoszę o:', `Wpłat dokonuję na rachunek ${placeholder}.\nWnoszę o:`),
      );
      expect(assertiveReply(result).replace(/\s/g, '')).toContain(factsOfD20.account);
      expect(warningKinds(result)).toEqual(['account_checksum']);
    },
  );

  it.each(['[OSOBA_99]', '[OSOBA_9]', '[ADRES_9]', '[RACHUNEK_9]', '[PESEL_1]'])(
    'S39 of nobody (%s), always: asked for again, then a gap to fill in',
    async (placeholder) => {
      const { result, asked } = await replies(
        honestReply.replace('Wnoszę o:', `Piszę w imieniu: ${placeholder}.\nWnoszę o:`),
      );
      expect(times(asked, 'first variant_2_assertive')).toBe(2);
      expect(times(asked, 'second variant_2_assertive')).toBe(0);
      expect(assertiveReply(result)).toMatch(/Piszę w imieniu: \[uzupełnij: [^\]]+\]\./);
      expect(JSON.stringify(result.responseVariants)).not.toContain(placeholder);
      expect(warningKinds(result)).toEqual(['account_checksum']);
      expect(result.meta?.offline_parts).toBeUndefined();
    },
  );

  it('S39 once: the model’s second answer is shown', async () => {
    const { result, asked } = await play({
      variant_2_assertive: [replyOf(signed('[OSOBA_9]')), streams(honest.variant_2_assertive)],
    });
    expect(assertiveReply(result)).toBe(honestReply);
    expect(asked).toHaveLength(CALLS + 1);
  });
});
