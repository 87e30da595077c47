import { availableParallelism, loadavg } from 'node:os';
import * as z from 'zod/mini';

import { startModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import { letter, startAnalysisProduct } from '#tests/support/analysis-product.ts';
import { type ModelRequest, streams } from '#tests/support/scripted-model.ts';
import { callStream } from '#tests/support/stream-call.ts';

import { quantile, table } from './figures.ts';

/*
 * `npm run -s bench:run [runs]`: what a run takes besides the model. A gateway on loopback gives the rules' own
 * answers for letter d20 as streams, each after the same delay; a run goes through the deployed handler over the
 * embedded engines. Ours is the time of the run in which no question was open. Milliseconds, one run at a time.
 */
const RUNS = Number(process.argv[2] ?? 60);
/** Runs at first that only warm up; the first of them fetches the answers. */
const WARM_UP = 10;
const DELAY_MS = 250;

type Question = { call: string; from: number; to: number };

const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true; // what the handlers log is no part of the table
const rules = await startModelGateway();
const product = await startAnalysisProduct({ environment: { MODEL_NAMES: 'fixed-delay' } });
const answers = new Map<string, string>();
let questions: Question[] = [];
product.model.otherwise(async (response, request) => {
  const question = { call: request.name, from: performance.now(), to: Infinity };
  questions.push(question);
  const content = answers.get(request.name) ?? (await answerOfRules(request));
  answers.set(request.name, content);
  response.on('finish', () => {
    question.to = performance.now();
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

/** The time in which at least one question was open, and how often it went from none to some. */
function busy(asked: readonly Question[]): { ms: number; rounds: number } {
  let ms = 0;
  let rounds = 0;
  let until = -Infinity;
  for (const { from, to } of asked.toSorted((one, other) => one.from - other.from)) {
    if (from > until) rounds += 1;
    ms += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return { ms, rounds };
}

type Run = {
  first: number;
  whole: number;
  ours: number;
  /** Of it: until the first question is asked, between the rounds, and after the last answer. */
  before: number;
  between: number;
  after: number;
  rounds: number;
  questions: number;
  cpu: number;
};

async function oneRun(text: string): Promise<Run> {
  const person = await product.newPerson();
  const { fileId } = await product.uploaded(person, text);
  questions = [];
  const used = process.cpuUsage();
  const began = performance.now();
  let first = Infinity;
  const { events } = await callStream(
    { fileIds: fileId, token: person.token },
    { written: () => (first = Math.min(first, performance.now() - began)) },
  );
  const whole = performance.now() - began;
  const last = events.at(-1);
  if (last?.status !== 'completed') throw new Error(`The run ended ${last?.status}.`);
  const ended = performance.now();
  const { ms, rounds } = busy(questions);
  const before = Math.min(...questions.map(({ from }) => from)) - began;
  const after = ended - Math.max(...questions.map(({ to }) => to));
  const ours = whole - ms;
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / 1000;
  const parts = { before, between: ours - before - after, after };
  return { ...parts, first, whole, ours, rounds, questions: questions.length, cpu };
}

const text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
const runs: Run[] = [];
const loadBefore = loadavg()[0];
for (let run = 0; run < RUNS + WARM_UP; run += 1) {
  // Another letter each time, or what is remembered of the last one would be measured.
  const taken = await oneRun(`${text}\nEgzemplarz ${run}`);
  if (run >= WARM_UP) runs.push(taken);
}
await product.close();
await rules.close();

const row = (name: string, figure: (run: Run) => number, digits = 1) => {
  const values = runs.map(figure);
  return [name, ...[0.5, 0.95].map((share) => quantile(values, share).toFixed(digits))];
};
process.stdout.write = print;
print(`${table(
  ['', 'p50', 'p95'],
  [
    row('first event, ms', ({ first }) => first),
    row('whole run, ms', ({ whole }) => whole),
    row('without an open question: ours, ms', ({ ours }) => ours),
    row('- before the first question', ({ before }) => before),
    row('- between the rounds', ({ between }) => between),
    row('- after the last answer', ({ after }) => after),
    row('processor, engines and gateway included, ms', ({ cpu }) => cpu),
    row('rounds of questions', ({ rounds }) => rounds, 0),
    row('questions', ({ questions: asked }) => asked, 0),
  ],
)}

Delay ${DELAY_MS} ms, ${RUNS} runs, Node ${process.version}, ${availableParallelism()} processors, load ${loadBefore?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after.
`);
process.exit(0);
