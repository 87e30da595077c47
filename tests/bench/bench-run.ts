import { availableParallelism, loadavg } from 'node:os';
import { performance as loop } from 'node:perf_hooks';
import * as z from 'zod/mini';

import { startModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import { letter, startAnalysisProduct } from '#tests/support/analysis-product.ts';
import { type ModelRequest, streams } from '#tests/support/scripted-model.ts';
import { callStream } from '#tests/support/stream-call.ts';

import { startEnginesApart } from './engines-apart.ts';
import { quantile, table } from './figures.ts';

/*
 * `npm run -s bench:run [runs]`: what a run takes besides the model. A gateway on loopback gives the rules' own
 * answers for letter d20 as streams, each after the same delay; a run goes through the deployed handler, whose
 * table and texts are engines in another process. Besides the model is the time of the run in which no question
 * was open; of it, the table's is the time in which one of its calls was open, and the rest is ours alone. What we do
 * while a call of the table is open hides in its time: busy is how long the event loop was at work besides the
 * model, with what calling the table takes and with the gateway's and the reader's own part in this process.
 * Milliseconds, one run at a time, all of them warm.
 */
const RUNS = Number(process.argv[2] ?? 60);
/** Warm-up runs at the beginning; the first of them fetches the answers. */
const WARM_UP = 10;
const DELAY_MS = 250;

type Span = { from: number; to: number };
/** `worked` is how long the event loop had been at work by then. */
type Question = Span & { worked: { from: number; to: number } };
const worked = () => loop.eventLoopUtilization().active;

const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true; // log lines of the handlers are not part of the table
const rules = await startModelGateway();
const engines = await startEnginesApart();
const product = await startAnalysisProduct({
  environment: { MODEL_NAMES: 'fixed-delay', ...engines.environment },
});
const answers = new Map<string, string>();
let questions: Question[] = [];
let stored: Span[] = [];
await watchStores();
product.model.otherwise(async (response, request) => {
  const question = {
    ...{ from: performance.now(), to: Infinity },
    worked: { from: worked(), to: Infinity },
  };
  questions.push(question);
  const content = answers.get(request.name) ?? (await answerOfRules(request));
  answers.set(request.name, content);
  response.on('finish', () => {
    question.to = performance.now();
    question.worked.to = worked();
  });
  await streams(content, { firstMs: DELAY_MS })(response, request);
});

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]),
});

/** The offline engine's answer; the question about two readings has none of its own. */
async function answerOfRules({ name, ...request }: ModelRequest): Promise<string> {
  if (name === 'second_look') return JSON.stringify({ answers: [] });
  const answer = await fetch(`${rules.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer local' },
    body: JSON.stringify({ ...request, model: 'listownik-rules', stream: false }),
  });
  return completion.parse(await answer.json()).choices[0].message.content;
}

/** Notes when the handlers' table and texts were asked and had answered. */
async function watchStores(): Promise<void> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  dynamo.middlewareStack.add(
    (next) => (request) => {
      const span = { from: performance.now(), to: Infinity };
      stored.push(span);
      return next(request).finally(() => (span.to = performance.now()));
    },
    { step: 'initialize', name: 'watch-table' },
  );
}

/** The time in which at least one of them was open, and how often it went from none to some. */
function busy(spans: readonly Span[]): { ms: number; rounds: number } {
  let ms = 0;
  let rounds = 0;
  let until = -Infinity;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from > until) rounds += 1;
    ms += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return { ms, rounds };
}

/** What is left of one part of a run: with no question open, and with no question and no call of the table. */
function left(part: Span): { besides: number; alone: number } {
  const within = (spans: readonly Span[]) =>
    busy(
      spans
        .map(({ from, to }) => ({ from: Math.max(from, part.from), to: Math.min(to, part.to) }))
        .filter(({ from, to }) => from < to),
    ).ms;
  const all = part.to - part.from;
  return { besides: all - within(questions), alone: all - within([...questions, ...stored]) };
}

/** How long the event loop was at work while no question was open. */
function busyBesides(began: number, ended: number): number {
  let done = began;
  let until = -Infinity;
  let sum = 0;
  for (const question of questions.toSorted((one, other) => one.from - other.from)) {
    if (question.from > until) sum += question.worked.from - done;
    if (question.to > until) done = question.worked.to;
    until = Math.max(until, question.to);
  }
  return sum + ended - done;
}

type Left = ReturnType<typeof left>;
type Run = {
  first: number;
  whole: number;
  all: Left;
  /** Of it: until the first question is asked, between the rounds, and after the last answer. */
  before: Left;
  between: Left;
  after: Left;
  rounds: number;
  questions: number;
  calls: number;
  busy: number;
  cpu: number;
};

async function oneRun(text: string): Promise<Run> {
  const person = await product.newPerson();
  const { fileId } = await product.uploaded(person, text);
  questions = [];
  stored = [];
  const used = process.cpuUsage();
  const began = performance.now();
  const before = worked();
  let after = before;
  let first = Infinity;
  let last = Infinity;
  const { events } = await callStream(
    { fileIds: fileId, token: person.token },
    {
      written: (chunk) => {
        first = Math.min(first, performance.now() - began);
        if (!chunk.includes('"completed"')) return;
        last = performance.now();
        after = worked();
      },
    },
  );
  if (events.at(-1)?.status !== 'completed') throw new Error('The run did not complete.');
  const { user, system } = process.cpuUsage(used);
  const asked = Math.min(...questions.map(({ from }) => from));
  const answered = Math.max(...questions.map(({ to }) => to));
  return {
    ...{ first, whole: last - began, all: left({ from: began, to: last }) },
    before: left({ from: began, to: asked }),
    between: left({ from: asked, to: answered }),
    after: left({ from: answered, to: last }),
    ...{ rounds: busy(questions).rounds, questions: questions.length, calls: stored.length },
    busy: busyBesides(before, after),
    cpu: (user + system) / 1000,
  };
}

const text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
const runs: Run[] = [];
const loadBefore = loadavg()[0];
for (let run = 0; run < RUNS + WARM_UP; run += 1) {
  // A different letter each time, because caches of the last one would be measured otherwise.
  const taken = await oneRun(`${text}\nEgzemplarz ${run}`);
  if (run >= WARM_UP) runs.push(taken);
}
await product.close();
await rules.close();
engines.close();

const row = (name: string, figure: (run: Run) => number, digits = 1) => {
  const values = runs.map(figure);
  return [name, ...[0.5, 0.95].map((share) => quantile(values, share).toFixed(digits))];
};
process.stdout.write = print;
print(`${table(
  ['', 'p50', 'p95'],
  [
    row('first event, ms', ({ first }) => first),
    row('whole run, to the event with the result, ms', ({ whole }) => whole),
    row('besides the model, ms', ({ all }) => all.besides),
    row('- before the first question', ({ before }) => before.besides),
    row('- between the rounds', ({ between }) => between.besides),
    row('- after the last answer', ({ after }) => after.besides),
    row('ours alone, without waits for the table, ms', ({ all }) => all.alone),
    row('- before the first question', ({ before }) => before.alone),
    row('- between the rounds', ({ between }) => between.alone),
    row('- after the last answer', ({ after }) => after.alone),
    row('busy besides the model, ms', ({ busy: own }) => own),
    row('processor, gateway included, ms', ({ cpu }) => cpu),
    row('rounds of questions', ({ rounds }) => rounds, 0),
    row('questions', ({ questions: asked }) => asked, 0),
    row('calls of the table', ({ calls }) => calls, 0),
  ],
)}

Delay ${DELAY_MS} ms, ${RUNS} runs, Node ${process.version}, ${availableParallelism()} processors, load ${loadBefore?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after.
`);
process.exit(0);
