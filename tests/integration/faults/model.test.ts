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

const OUT = /^Usługa analizy jest chwilowo niedostępna\. Analiza nie została naliczona\./;
const REFUSED = /^Model odmówił analizy tego pisma\. Analiza nie została naliczona\./;
const LATE = /^Analiza trwała zbyt długo i została przerwana\. Nie została naliczona\./;

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
  ['400', fails(400), OUT],
  ['401', fails(401), OUT],
  ['500', fails(500), OUT],
  ['502', fails(502), OUT],
  ['503', fails(503), OUT],
  ['a reset connection', resetsConnection, OUT],
  ['a cut body', cutsBody, OUT],
  ['a page instead of JSON', answersPage, OUT],
  ['cut JSON', content('{"type_code":"upo'), OUT],
  ['a wrong type', content({ ...classificationOfD20, terms: 'jutro' }), OUT],
  ['a wrong value', content({ ...classificationOfD20, type_code: 'cos_innego' }), OUT],
  ['no answer in the answer', content(''), OUT],
  ['an answer cut at its length', completes({ content: '{' }, 'length'), OUT],
  ['a refusal', completes({ refusal: 'Nie mogę pomóc.' }), REFUSED],
  ['a refusal in plain words', content('Przykro mi, nie mogę pomóc.'), REFUSED],
  ['a content filter', completes({ content: '{' }, 'content_filter'), REFUSED],
  ['a content filter before the answer', fails(400, {}, 'content_filter'), REFUSED],
  ['silence', isSilent, LATE],
  ['silence after its headers', isSilentAfterHeaders, LATE],
  ['a drip', drips, LATE],
];
const CALLS = ['classification', 'reply_variants', 'action_plan'] as const;

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
  // Who waits, waits beside the others; these are played a few at a time, for the machine's sake.
  const waiting = matrix.filter(({ words }) => words === LATE).map(play);
  const queue = matrix.filter(({ words }) => words !== LATE);
  const players = Array.from({ length: 4 }, async () => {
    for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) await play(cell);
  });
  await Promise.all([...waiting, ...players]);
  rows = await product.cloud.rows();
  objects = await product.cloud.objects();
}, 60_000);
afterAll(() => product.close());

async function analyzed(person: Person, text: string): Promise<AnalysisEvent[]> {
  const { openAnalysis } = await import('#functions/core/analysis/open-analysis.ts');
  const { analyze } = await import('#functions/core/analysis/analyze.ts');
  const { fileId } = await product.uploaded(person, text);
  const opened = await openAnalysis(person.userId, fileId);
  const events: AnalysisEvent[] = [];
  const hurried = { random: () => 0, sleep: () => Promise.resolve() };
  // What ends by time alone takes most of it; an honest answer on a busy machine a part.
  for await (const event of analyze(opened, { budgetMs: 6_000, model: hurried })) {
    events.push(event);
  }
  return events;
}

describe.each(CALLS)('the model, asked for %s,', (faulty) => {
  test.each(matrix.filter((cell) => cell.faulty === faulty))(
    'failing by $name ends in Polish words, charges nothing and leaves nothing',
    (cell) => {
      const { person, events } = ended.get(cell) ?? { events: [] };
      if (person === undefined) throw new Error('The analysis never ended.');
      expect(events.at(-1)).toMatchObject({ status: 'error', result: null });
      expect(events.at(-1)?.error).toMatch(cell.words);
      expect(events.filter(({ status }) => status === 'error')).toHaveLength(1);

      const own = rows.filter(({ pk }) => pk === `USER#${person.userId}`);
      const kinds = own.map(({ sk }) => String(sk).split('#')[0]).sort();
      expect(kinds).toEqual(['PACKAGE', 'PROFILE', 'RUN']);
      expect(own.find(({ quota }) => quota)).toMatchObject({ used: 0 });
      expect(own.find(({ quota }) => quota)).not.toHaveProperty('openRuns');
      expect(own.find(({ state }) => state)).toMatchObject({ state: 'failed', settled: true });
      expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
    },
  );
});
