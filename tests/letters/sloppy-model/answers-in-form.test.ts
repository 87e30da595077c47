import { describe, expect, it } from 'vitest';

import { modelAnswers } from '#shared/domain/model-answers.ts';
import { classificationOfD20, repliesToD20 } from '#tests/support/scripted-answers.ts';
import {
  completes,
  cutsBody,
  fails,
  isSilent,
  resetsConnection,
  type Script,
  streams,
} from '#tests/support/scripted-model.ts';
import { changed, d20, HASTY, spoilt } from '#tests/support/sloppy-gateway.ts';
import {
  classified,
  factsOf,
  factsOfD20,
  sloppyGateway,
  standing,
} from '#tests/support/sloppy-run.ts';

/* What comes back is broken, late, refused or no answer at all. */

const { play } = sloppyGateway();

const CALLS = Object.keys(modelAnswers).length;
const withoutNulls = (json: string) => json.replace(/"[a-z_]+":null,/g, '');
const utf8 = (json: string) => json.replace('Zaległe', 'Zaleg\uFFFDe');
const twoChoices: Script = (response) => {
  const choice = (text: string) => ({ finish_reason: 'stop', message: { content: text } });
  const choices = [JSON.stringify(classificationOfD20), 'inna'].map(choice);
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
    ['S01 none', streams(classificationOfD20)],
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
        financial: {
          ...classificationOfD20.financial,
          total_amount: { value: '2 283,99 zł', quote: null },
        },
      }),
    ],
    [
      'S11 a date in Polish',
      changed('classification', { document_date: { value: '03.09.2026 r.', quote: null } }),
    ],
    [
      'S12 a last day in Polish',
      changed('classification', {
        terms: [{ ...classificationOfD20.terms[0], date: '21.09.2026 r.' }],
      }),
    ],
    ['S13 nulls left out', spoilt('classification', withoutNulls)],
    ['S14 null for a list', changed('classification', { optional_actions: null })],
    ['S15 a key nobody asked for', changed('classification', { extra: 1 })],
    ['S53 a broken character', spoilt('classification', utf8)],
    ['S56 two choices', twoChoices],
  ];

  it.each(slips)('%s', async (_, script) => {
    const { result, asked } = await play(classified(script));
    expect(factsOf(result)).toEqual(factsOfD20);
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
    const { result, asked } = await play(classified(script, streams(classificationOfD20)));
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.meta).toMatchObject({ model: 'second' });
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS + extra);
  });

  const silences: [string, Script, Partial<typeof HASTY>][] = [
    ['S49 silence at first', isSilent, { hedgeAfterMs: HASTY.hedgeAfterMs }],
    [
      'S50 silence in mid-body',
      streams(classificationOfD20, { pieces: 4, until: 2 }),
      { idleMs: HASTY.idleMs },
    ],
  ];

  it.each(silences)('%s', async (_, script, limits) => {
    const { result, asked } = await play(classified(script, streams(classificationOfD20)), {
      limits,
    });
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.meta).toMatchObject({ model: 'second' });
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked.filter((call) => call.endsWith('classification'))).toHaveLength(2);
  });

  it('S62 no schemas: the same model is asked in words', async () => {
    const noSchemas = fails(400, {}, null, 'response_format json_schema is not supported');
    const { result, asked } = await play(
      classified(noSchemas, noSchemas, streams(classificationOfD20)),
    );
    expect(asked.slice(0, 3)).toEqual([
      'first classification',
      'second classification',
      'first classification',
    ]);
    expect(result.meta).toMatchObject({ model: 'first' });
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(factsOf(result).deadline).toBe(factsOfD20.deadline);
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
    const { result } = await play(classified(script), {
      costs: false,
      ...(script === isSilent && { limits: HASTY }),
    });
    expect(result.meta).toMatchObject({ offline_engine: true });
    expect(result.meta?.offline_parts).toContain('classification');
    expect(factsOf(result).deadline).toBe(factsOfD20.deadline);
    const told = result.warnings?.find(({ kind }) => kind === 'answered_by_rules');
    expect(told?.message).toMatch(words);
    expect(told?.message).toContain('Analiza nie została naliczona.');
  });
});

describe('a healthy answer that is slow', () => {
  it('S71, S72 is never lost', async () => {
    const slow = (answer: unknown) => streams(answer, { pieces: 12, pauseMs: 100, firstMs: 100 });
    const plan = {
      classification: [slow(classificationOfD20)],
      variant_2_assertive: [slow(repliesToD20.variant_2_assertive)],
    };
    const { result, asked } = await play(plan, { limits: HASTY });
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS);
  });
});

describe('a letter too long for a model', () => {
  it('S61 is read by the rules without a question, and costs nothing', async () => {
    const text = `${d20}\n${'Regulamin porządku domowego obowiązuje wszystkich mieszkańców.\n'.repeat(1_000)}`;
    const { result, asked } = await play({}, { text, costs: false });
    expect(asked).toEqual([]);
    const told = result.warnings?.find(({ kind }) => kind === 'answered_by_rules');
    expect(told?.message).toMatch(/za długie dla modelu językowego\. Wgraj je w częściach/);
    expect(factsOf(result).deadline).toBe(factsOfD20.deadline);
  });
});
