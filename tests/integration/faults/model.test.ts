import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';
import {
  type AnalysisProduct,
  letter,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { answersD20, classificationOfD20 } from '#tests/support/scripted-answers.ts';
import {
  completes,
  cutsBody,
  fails,
  isSilent,
  isSilentAfterHeaders,
  resetsConnection,
  type Script,
} from '#tests/support/scripted-model.ts';

const OUT = /^Model językowy jest chwilowo niedostępny\./;
const UNUSABLE = /^Model językowy nie dał odpowiedzi, której można użyć\./;
const NO_KEY = /^Model językowy jest wyłączony z powodu błędu po naszej stronie\./;
const NOT_TAKEN = /^Model językowy nie przyjął tego pisma\./;
const REFUSED = /^Model językowy odmówił opisania tego pisma\./;
const LATE = /^Model językowy nie odpowiedział na czas\./;
const FREE = /Analiza nie została naliczona\.$/;

/** A byte of an answer every now and then, never its end. */
const drips: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(dripping));
};
const answersPage: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html><body>Bramka w naprawie</body></html>');
};
const content = (value: unknown) => completes({ content: value });

const faults: [string, Script, RegExp][] = [
  ['429', fails(429), OUT],
  ['429 with Retry-After 2', fails(429, { 'retry-after': '2' }), OUT],
  ['429 with Retry-After 120', fails(429, { 'retry-after': '120' }), OUT],
  ['400', fails(400), NOT_TAKEN],
  ['401', fails(401), NO_KEY],
  ['500', fails(500), OUT],
  ['502', fails(502), OUT],
  ['503', fails(503), OUT],
  ['a reset connection', resetsConnection, OUT],
  ['a cut body', cutsBody, UNUSABLE],
  ['a page instead of JSON', answersPage, UNUSABLE],
  ['cut JSON', content('{"type_code":"upo'), UNUSABLE],
  ['a wrong type', content({ ...classificationOfD20, terms: 'jutro' }), UNUSABLE],
  ['a wrong value', content({ ...classificationOfD20, type_code: 'cos_innego' }), UNUSABLE],
  ['no answer in the answer', content(''), UNUSABLE],
  ['an answer cut at its length', completes({ content: '{' }, 'length'), UNUSABLE],
  ['a refusal', completes({ refusal: 'Nie mogę pomóc.' }), REFUSED],
  ['a refusal in plain words', content('Przykro mi, nie mogę pomóc.'), REFUSED],
  ['a content filter', completes({ content: '{' }, 'content_filter'), REFUSED],
  ['a content filter before the answer', fails(400, {}, 'content_filter'), REFUSED],
  ['silence', isSilent, LATE],
  ['silence after its headers', isSilentAfterHeaders, LATE],
  ['a drip', drips, LATE],
];
const CALLS = ['classification', 'variant_2_assertive', 'action_plan'] as const;

/** Each fault in each call of the analysis; the letter's own mark tells the gateway which one it is. */
const matrix = faults.flatMap(([name, script, words], row) =>
  CALLS.map((faulty) => ({ name, script, words, faulty, mark: `matrix${row}${faulty}koniec` })),
);
type Cell = (typeof matrix)[number];
type Ended = { person: Person; events: AnalysisEvent[] };

let product: AnalysisProduct;
const ended = new Map<Cell, Ended>();
let rows: Record<string, unknown>[];
let objects: string[];

beforeAll(async () => {
  product = await startAnalysisProduct();
  product.model.otherwise((response, request) => {
    const asked = request.messages.map((message) => message.content).join('\n');
    const cell = matrix.find(({ mark }) => asked.includes(mark));
    (cell?.faulty === request.name ? cell.script : answersD20)(response, request);
  });
  const text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  const play = async (cell: Cell) => {
    const person = await product.newPerson();
    ended.set(cell, { person, events: await analyzed(person, `${text}\n${cell.mark}\n`) });
  };
  // A few at a time, to spare the machine; the cases with a silent model run beside the others, at the end.
  const queue = matrix.filter(({ words }) => words !== LATE);
  const players = Array.from({ length: 4 }, async () => {
    for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) await play(cell);
  });
  await Promise.all(players);
  await Promise.all(matrix.filter(({ words }) => words === LATE).map(play));
  rows = await product.cloud.rows();
  objects = await product.cloud.objects();
});
afterAll(() => product.close());

async function analyzed(person: Person, text: string): Promise<AnalysisEvent[]> {
  const { openAnalysis } = await import('#functions/core/analysis/open-analysis.ts');
  const { analyze } = await import('#functions/core/analysis/analyze.ts');
  const { fileId } = await product.uploaded(person, text);
  const opened = await openAnalysis(person.userId, fileId);
  const events: AnalysisEvent[] = [];
  const hurried = { random: () => 0, sleep: () => Promise.resolve() };
  // What ends by time alone takes most of it; an honest answer on a busy machine a part.
  for await (const event of analyze(opened, { budgetMs: 12_000, model: hurried })) {
    events.push(event);
  }
  return events;
}

function ownRows(cell: Cell) {
  const { person, events } = ended.get(cell) ?? { events: [] };
  if (person === undefined) throw new Error('The analysis never ended.');
  const own = rows.filter(({ pk }) => pk === `USER#${person.userId}`);
  return {
    last: events.at(-1),
    failed: events.filter(({ status }) => status === 'error'),
    quota: own.find(({ quota }) => quota),
    run: own.find(({ state }) => state),
    texts: objects.filter((key) => key.includes(person.userId) && key.includes('text')),
  };
}

const of = (faulty: Cell['faulty']) => matrix.filter((cell) => cell.faulty === faulty);

describe('the model, asked what the letter is,', () => {
  test.each(of('classification'))(
    "failing by $name leaves the rules' result, says why and charges nothing",
    (cell) => {
      const { last, failed, quota, run, texts } = ownRows(cell);
      expect(failed).toEqual([]);
      expect(last?.result?.meta).toMatchObject({ offline_engine: true });
      expect(last?.result?.meta?.offline_parts).toContain('classification');
      expect(last?.result?.classification.critical_dates.deadline).toBe('2026-09-21');
      const told = last?.result?.warnings?.find(({ kind }) => kind === 'answered_by_rules');
      expect(told?.message).toMatch(cell.words);
      expect(told?.message).toMatch(FREE);
      expect(quota).toMatchObject({ used: 0 });
      expect(quota).not.toHaveProperty('openRuns');
      expect(run).toMatchObject({ state: 'completed', settled: true });
      expect(texts).toEqual([]);
    },
  );
});

describe.each(['variant_2_assertive', 'action_plan'] as const)(
  'the model, asked for %s,',
  (faulty) => {
    test.each(of(faulty))(
      "failing by $name keeps the rest, and that part is the rules', labelled",
      (cell) => {
        const { last, failed, quota, run } = ownRows(cell);
        expect(failed).toEqual([]);
        expect(last?.result?.meta).toMatchObject({
          offline_engine: false,
          offline_parts: [faulty],
          model: 'scripted',
        });
        expect(last?.result?.warnings?.map(({ kind }) => kind)).toContain('reply_replaced');
        const { content } = last?.result?.responseVariants.variant_2_assertive ?? {};
        expect(content?.includes('rozliczenia konta lokalu')).toBe(
          faulty !== 'variant_2_assertive',
        );
        expect(quota).toMatchObject({ used: 1 });
        expect(run).toMatchObject({ state: 'completed', settled: true });
      },
    );
  },
);
