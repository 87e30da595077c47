import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { summaryOf } from '#functions/core/analysis/end-run.ts';
import { modelAnswers } from '#shared/domain/model-answers.ts';
import { playClock, type PlayedClock } from '#tests/support/played-clock.ts';
import { classificationOfD20, planForD20 } from '#tests/support/scripted-answers.ts';
import {
  completes,
  cutsBody,
  fails,
  isSilent,
  resetsConnection,
  type Script,
  streams,
} from '#tests/support/scripted-model.ts';
import {
  changed,
  d20,
  everywhere,
  HASTY,
  honest,
  type Play,
  spoilt,
} from '#tests/support/sloppy-gateway.ts';
import {
  classified,
  factsOf,
  factsOfD20,
  sloppyGateway,
  standing,
  times,
  toldBy,
  warningKinds,
} from '#tests/support/sloppy-run.ts';

/* What comes back is broken, late, refused or no answer at all. */

const { play } = sloppyGateway();

const CALLS = Object.keys(modelAnswers).length;
const levelled = (level: string) => ({ threat: { ...classificationOfD20.threat, level } });
const [duty] = classificationOfD20.required_actions;
const [term] = classificationOfD20.terms;
const { financial } = classificationOfD20;

/** A body with these choices in it. */
const sends =
  (...choices: unknown[]): Script =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices }));
  };
const noChoices = sends();
const toolCall = sends({
  finish_reason: 'tool_calls',
  message: {
    content: null,
    tool_calls: [{ id: '1', type: 'function', function: { name: 'opisz', arguments: '{}' } }],
  },
});
/** The answer, and beside it one that is none. */
const twoChoices = (content: unknown) =>
  sends(
    { finish_reason: 'stop', message: { content: JSON.stringify(content) } },
    { finish_reason: 'stop', message: { content: 'inna' } },
  );
/** A byte of a word is lost: what is sent is no UTF-8 any more. */
const notUtf8 =
  (content: unknown, word: string): Script =>
  (response) => {
    const choices = [{ finish_reason: 'stop', message: { content: JSON.stringify(content) } }];
    const body = Buffer.from(JSON.stringify({ choices }));
    const at = body.indexOf(word) + word.length - 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.concat([body.subarray(0, at), Buffer.from([0xc5]), body.subarray(at + 1)]));
  };
const page: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html></html>');
};
const withoutNulls = (json: string) => json.replace(/"[a-z_]+":null,/g, '');
const describedAs = (change: Record<string, unknown>) =>
  classified(changed('classification', change));
/** Each of the five answers, its JSON spoiled. */
const all = (spoil: (json: string) => string) => everywhere((call) => spoilt(call, spoil));

describe('a slip that is mended on the spot costs no call and changes nothing', () => {
  let baseline: unknown;
  beforeAll(async () => {
    const { result, asked } = await play({});
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(warningKinds(result)).toEqual(['account_checksum']);
    expect(asked).toHaveLength(CALLS);
    baseline = toldBy(result);
  });

  const slips: [string, Play][] = [
    ['S01 none', {}],
    ['S02 a code fence', all((json) => `\`\`\`json\n${json}\n\`\`\``)],
    ['S03 prose with a brace', all((json) => `${json}\nUwaga: {pole}.`)],
    ['S04 prose', all((json) => `Oto wynik: ${json} Pozdrawiam.`)],
    [
      'S05 a comma too many, once',
      classified(
        spoilt('classification', (json) => json.replace(/}$/, ',}')),
        streams(honest.classification),
      ),
    ],
    ['S06 a comma too many, always', all((json) => json.replace(/}$/, ',}'))],
    [
      'S07 small letters',
      describedAs({
        ...levelled('medium'),
        required_actions: [{ ...duty, priority: 'Medium' }],
      }),
    ],
    ['S08 a Polish choice, always', describedAs(levelled('ŚREDNIE'))],
    [
      'S09 a Polish choice, once',
      classified(
        changed('classification', levelled('średni')),
        changed('classification', levelled('MEDIUM')),
      ),
    ],
    [
      'S10 money in words of money',
      describedAs({
        financial: {
          ...financial,
          total_amount: { ...financial.total_amount, value: '2 283,99 zł' },
          interest: { ...financial.interest, value: '28,47' },
        },
      }),
    ],
    [
      'S11 a date in Polish',
      describedAs({
        document_date: { ...classificationOfD20.document_date, value: '03.09.2026 r.' },
      }),
    ],
    ['S12 a last day in Polish', describedAs({ terms: [{ ...term, date: '21.09.2026 r.' }] })],
    ['S13 nulls left out', all(withoutNulls)],
    [
      'S14 null for a list',
      describedAs({
        optional_actions: null,
        events: null,
        threat: { ...classificationOfD20.threat, reasons: null },
        financial: { ...financial, rows: null },
      }),
    ],
    ['S15 a key nobody asked for', all((json) => json.replace(/}$/, ',"extra":{"a":1}}'))],
    ['S56 two choices', everywhere((call) => twoChoices(honest[call]))],
  ];

  it.each(slips)('%s', async (_, plan) => {
    const { result, asked } = await play(plan);
    expect(toldBy(result)).toEqual(baseline);
    expect(asked).toHaveLength(CALLS);
  });

  it('S12 keeps the day to be reminded of', async () => {
    const { result } = await play(describedAs({ terms: [{ ...term, date: '21.09.2026 r.' }] }));
    expect(summaryOf(result).deadline).toBe(factsOfD20.deadline);
    expect(standing(result, 'critical_dates.deadline')).toMatchObject({
      status: 'confirmed',
      certainty: 'certain',
    });
  });

  it('S11 days are asked for in one form, which the schema gives', async () => {
    const schemas: string[] = [];
    const script: Script = (response, request) => {
      schemas.push(JSON.stringify(request.response_format.json_schema?.schema));
      return streams(classificationOfD20)(response, request);
    };
    await play(classified(script));
    expect(schemas[0]?.split(String.raw`"pattern":"^\\d{4}-\\d{2}-\\d{2}$"`)).toHaveLength(4);
  });

  it('S53 a broken character in a quote: the quote is looked for, and the letter’s own words are shown', async () => {
    const answer = notUtf8(classificationOfD20, 'Razem opłaty');
    const { result, asked } = await play(classified(answer));
    expect(toldBy(result)).toEqual(baseline);
    expect(JSON.stringify(result)).not.toContain('\uFFFD');
    expect(asked).toHaveLength(CALLS);
  });

  it('S74 a choice cut short', async () => {
    const plan = { ...planForD20, recommended_variant: 'variant_2' };
    const { result, asked } = await play({ action_plan: [streams(plan)] });
    expect(result.responseVariants.recommended_variant).toBe('variant_2_assertive');
    expect(toldBy(result).actionPlan).toEqual((baseline as typeof result).actionPlan); // the honest result
    expect(asked).toHaveLength(CALLS);
  });
});

const ALARM = '"ModelUnusable":1';

describe('a failure of one model is made good by the other', () => {
  const failures: [string, Script, number][] = [
    ['S41 cut by length', completes({ content: '{' }, 'length'), 1],
    ['S43 a content filter', completes({ content: '{' }, 'content_filter'), 1],
    ['S44 a refusal in prose', completes({ content: 'Przykro mi, nie mogę.' }), 1],
    ['S45 429 with Retry-After', fails(429, { 'retry-after': '60' }), 1],
    ['S47 500', fails(500), 1],
    ['S52 a reset connection', resetsConnection, 1],
    ['S54 no choices', noChoices, 1],
    ['S57 a tool call', toolCall, 1],
    ['S63 a page', page, 1],
    ['a cut body', cutsBody, 1],
  ];

  it.each(failures)('%s', async (_, script, extra) => {
    const { result, asked, pauses, logs } = await play(
      classified(script, streams(classificationOfD20)),
    );
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.meta).toMatchObject({ model: 'second' });
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS + extra);
    expect(pauses).toEqual([]);
    expect(logs).not.toContain(ALARM);
  });

  it('S59 an unknown model is asked once in the whole run, and rings an alarm', async () => {
    const { result, asked, logs } = await play(
      everywhere((call) => (response, request) => {
        const script = request.model === 'first' ? fails(404) : streams(honest[call]);
        return script(response, request);
      }),
    );
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(asked.filter((call) => call.startsWith('first'))).toEqual(['first classification']);
    expect(asked).toHaveLength(CALLS + 1);
    expect(logs.split(ALARM)).toHaveLength(2);
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
    expect(times(asked, 'classification')).toBe(2);
  });

  it('S62 no schemas: the same model is asked in words, from then on', async () => {
    const noSchemas = fails(400, {}, null, 'response_format json_schema is not supported');
    const inWords = everywhere((call) => (response, request) => {
      const isPlain = request.response_format.type === 'json_object';
      return (isPlain ? streams(honest[call]) : noSchemas)(response, request);
    });
    const { result, asked } = await play(inWords);
    expect(asked.slice(0, 3)).toEqual([
      'first classification',
      'second classification',
      'first classification',
    ]);
    expect(result.meta).toMatchObject({ model: 'first' });
    expect(asked).toHaveLength(CALLS + 2);
    expect(factsOf(result)).toEqual(factsOfD20);
    const known = await play(inWords, { names: 'first;mode=json_object,second' });
    expect(known.asked).toHaveLength(CALLS);
    expect(known.logs).not.toContain(ALARM);
  });
});

const MODELS = ['first', 'second'] as const;

describe('when no model describes the letter, the rules do, say why and charge nothing', () => {
  /** How often each model is asked before the rules answer. */
  const ends: [string, Script, RegExp, number][] = [
    ['S42 cut by length', completes({ content: '{' }, 'length'), /której można użyć/, 1],
    ['S43 a content filter', completes({ content: '{' }, 'content_filter'), /odmówił/, 1],
    ['S44 a refusal in prose', completes({ content: 'Przykro mi, nie mogę.' }), /odmówił/, 1],
    ['S46 429', fails(429, { 'retry-after': '2' }), /chwilowo niedostępny/, 3],
    ['S48 503', fails(503), /chwilowo niedostępny/, 3],
    ['S55 no choices', noChoices, /której można użyć/, 3],
    ['S58 tool calls', toolCall, /której można użyć/, 3],
    ['S60 a wrong key', fails(401), /ponowna próba teraz nie pomoże/, 1],
    ['S61 too long', fails(400, {}, 'context_length_exceeded'), /za długie dla modelu/, 1],
  ];

  it.each(ends)('%s', async (name, script, words, each) => {
    const { result, asked, pauses, logs } = await play(classified(script), { costs: false });
    expect(result.meta).toMatchObject({ offline_engine: true });
    expect(result.meta?.offline_parts).toContain('classification');
    expect(factsOf(result).deadline).toBe(factsOfD20.deadline);
    const told = result.warnings?.find(({ kind }) => kind === 'answered_by_rules');
    expect(told?.message).toMatch(words);
    for (const model of MODELS) expect(times(asked, `${model} classification`)).toBe(each);
    expect(asked).toHaveLength(MODELS.length * each);
    // Whoever is asked again is left alone meanwhile: as long as it says, or longer and longer.
    if (name.startsWith('S46')) expect(pauses.every((pause) => pause > 1_000)).toBe(true);
    if (each === 1) expect(pauses).toEqual([]);
    else expect(pauses.length).toBeGreaterThan(0);
    expect(logs.includes(ALARM)).toBe(/S60|S61/.test(name));
  });

  it('S51 silence', async () => {
    const { result, asked } = await play(classified(isSilent), {
      ...{ costs: false, limits: HASTY, budgetMs: 8_000 },
    });
    expect(factsOf(result).deadline).toBe(factsOfD20.deadline);
    const told = result.warnings?.find(({ kind }) => kind === 'answered_by_rules');
    expect(told?.message).toMatch(/nie odpowiedział na czas/);
    expect(times(asked, 'second classification')).toBeGreaterThan(0);
  });

  const emptied = {
    title: '',
    type_label: '',
    sender: { value: '', quote: '' },
    reference_number: { value: '', quote: '' },
  };

  it('S29 empty title, type, sender and reference, always: asked to mend it, then the other model, then the rules', async () => {
    const { result, asked } = await play(classified(changed('classification', emptied)), {
      costs: false,
    });
    expect(asked).toEqual([
      ...['first classification', 'first classification'],
      ...['second classification', 'second classification'],
    ]);
    expect(result.meta).toMatchObject({ offline_engine: true });
    const told = result.warnings?.find(({ kind }) => kind === 'answered_by_rules');
    expect(told?.message).toMatch(/której można użyć/);
    expect(factsOf(result)).toMatchObject({ reference: factsOfD20.reference });
    expect(blanksIn(result)).toEqual([]);
  });

  it('S29 once: the same model mends it', async () => {
    const { result, asked } = await play(
      classified(changed('classification', emptied), streams(classificationOfD20)),
    );
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.meta).toMatchObject({ model: 'first' });
    expect(asked).toHaveLength(CALLS + 1);
    expect(result.classification.in_short?.title).toBe(classificationOfD20.title);
  });

  const blanks = Object.entries({ ...emptied, title: '  ', meaning: '' });
  it.each(blanks)('S29 an empty %s alone is never shown', async (field, value) => {
    const isFact = typeof value === 'object';
    const { result, asked } = await play(describedAs({ [field]: value }), { costs: isFact });
    expect(blanksIn(result)).toEqual([]);
    expect(factsOf(result)).toMatchObject({ reference: factsOfD20.reference });
    expect(times(asked, 'classification')).toBe(isFact ? 1 : 4);
    if (!isFact) return;
    const fact =
      field === 'sender' ? 'sender_identification.name' : 'case_details.reference_number';
    expect(standing(result, fact)?.certainty).toBe('check'); // only the rules read it
  });
});

/** What the reader would see as nothing. */
function blanksIn({ classification }: Awaited<ReturnType<typeof play>>['result']): string[] {
  const shown = {
    title: classification.in_short?.title,
    meaning: classification.in_short?.meaning,
    type: classification.document_classification.type,
    sender: classification.sender_identification.name,
    reference: classification.case_details.reference_number,
  };
  return Object.entries(shown).flatMap(([name, value]) =>
    (value ?? '').trim() === '' ? name : [],
  );
}

describe('a healthy answer that is slow', () => {
  const PIECES = 20;
  let clock: PlayedClock;
  beforeEach(() => {
    clock = playClock();
  });
  afterEach(() => clock.release());

  /** An answer that takes these seconds, side by side with the others of its step. */
  const slow = (answer: unknown, seconds: number, together: number) => {
    const pauseMs = (seconds * 1_000) / PIECES;
    const wait = (milliseconds: number) => clock.pause(milliseconds, together);
    return streams(answer, { pieces: PIECES, pauseMs, firstMs: pauseMs, wait });
  };

  it.each([
    ['S71 healthy', 12, 38],
    ['S72 healthy', 26, 18],
  ])('%s answers of %d s, then %d s, are never lost', async (_, first, then) => {
    const plan = everywhere((call) =>
      call === 'classification'
        ? slow(honest[call], first, 1)
        : slow(honest[call], then, CALLS - 1),
    );
    const { result, asked } = await play(plan, { budgetMs: 55_000, now: clock.now });
    expect(factsOf(result)).toEqual(factsOfD20);
    expect(result.meta?.offline_parts).toBeUndefined();
    expect(asked).toHaveLength(CALLS);
    expect(clock.now()).toBeCloseTo((first + then) * 1_000);
  });

  it('S71 is lost where the run has less time than the answers take', async () => {
    const plan = everywhere((call) =>
      call === 'classification' ? slow(honest[call], 12, 1) : slow(honest[call], 48, CALLS - 1),
    );
    const { result } = await play(plan, { budgetMs: 55_000, now: clock.now });
    expect(result.meta?.offline_parts).toHaveLength(CALLS - 1);
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
