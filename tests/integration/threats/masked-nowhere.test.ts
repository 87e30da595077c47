import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ModelGateway, startModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import {
  type CassetteGateway,
  gatewayAt,
  startCassetteGateway,
} from '#tests/evaluation/cassettes/cassette-gateway.ts';
import { corpora } from '#tests/evaluation/corpora.ts';
import { samplesOf } from '#tests/evaluation/ground-truth.ts';
import { secretsOf } from '#tests/evaluation/masking-report.ts';
import { type AnalysisProduct, startAnalysisProduct } from '#tests/support/analysis-product.ts';
import { logsDuring } from '#tests/support/log-capture.ts';
import { type PersonalData, personalDataOf, startsAWord } from '#tests/support/personal-data.ts';
import { callStream } from '#tests/support/stream-call.ts';

/** The landlady's name must not appear in any statistic. */
const FROM_A_PRIVATE_PERSON = 'd21_wypowiedzenie_najmu';
const LANDLADY = ['Leokadi', 'Trzebiatowsk'];

/*
 * What is masked before a letter leaves must not come back by a side door: the result alone, which is the
 * reader's own, holds names and numbers again.
 */
const letters = (await personalDataOf('tests/fixtures/letters')).filter(
  ({ name }, at) => at % 4 === 1 || name === FROM_A_PRIVATE_PERSON,
);
/** Of every other corpus one letter in this many; `npm run -s eval -- --masking` looks at all of them. */
const ONE_IN = 10;
const others = await Promise.all(
  corpora.slice(1).map(async ({ folder }) => {
    const readable = (await samplesOf(folder)).filter(
      ({ truth }) => truth.expected_rejection === null,
    );
    return Promise.all(
      readable
        .filter((_, at) => at % ONE_IN === 0)
        .map(async ({ name, file, truth }) => {
          const text = await readFile(file, 'utf8');
          return { name, text, secrets: secretsOf(truth, text) };
        }),
    );
  }),
).then((lists) => lists.flat());

let offline: ModelGateway;
let cassettes: CassetteGateway;
let product: AnalysisProduct;
let folder: string;
let logs = '';
let statistics = '';
let recorded = '';
let completed = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cassettes-'));
  offline = await startModelGateway({ latencyMs: 0 });
  cassettes = await startCassetteGateway(
    folder,
    gatewayAt({ baseUrl: offline.baseUrl, apiKey: 'local' }),
  );
  product = await startAnalysisProduct({
    environment: { MODEL_BASE_URL: cassettes.baseUrl, MODEL_NAMES: 'listownik-rules' },
  });
  logs = await logsDuring(async () => {
    for (const { text } of letters) await analyse(text);
  });
  const rows = await product.cloud.rows();
  statistics = JSON.stringify(rows.filter(({ pk }) => String(pk).startsWith('STATISTICS#')));
  recorded = await tapes(await readdir(folder));
  for (const { text } of others) await analyseAlone(text);
  for (const { pk, summary } of await product.cloud.rows()) {
    const own = [...runs.values()].find(({ userId }) => pk === `USER#${userId}`);
    if (own !== undefined && summary !== undefined)
      own.counted = (summary as { countedSender?: string }).countedSender ?? ''; // a run's own row
  }
}, 300_000);
afterAll(async () => {
  await product.close();
  await cassettes.close();
  await offline.close();
  await rm(folder, { recursive: true });
});

/** What a run wrote down about its letter, beside the result. */
type Written = { userId: string; logs: string; recorded: string; counted: string };
const runs = new Map<string, Written>();

async function analyseAlone(text: string): Promise<void> {
  const before = new Set(await readdir(folder));
  let userId = '';
  const own = await logsDuring(async () => {
    userId = await analyse(text);
  });
  const files = (await readdir(folder)).filter((file) => !before.has(file));
  runs.set(text, { userId, logs: own, recorded: await tapes(files), counted: '' });
}

const tapes = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join();

async function analyse(text: string): Promise<string> {
  const person = await product.newPerson();
  const { fileId } = await product.uploaded(person, text);
  const { events } = await callStream({ fileIds: fileId, token: person.token });
  if (events.at(-1)?.status === 'completed') completed += 1;
  return person.userId;
}

const bare = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
const leaksInto = (written: string, { names, streets, numbers }: PersonalData) => [
  ...names.filter((stem) => startsAWord(stem).test(written)),
  ...streets.filter((street) => written.toLowerCase().includes(street.toLowerCase())),
  ...numbers.filter((number) => bare(written).includes(bare(number))),
];

describe('what was masked', () => {
  it('was in letters that were analysed, logged, counted and recorded', () => {
    expect(completed).toBe(letters.length + others.length);
    expect(others.length).toBeGreaterThan(50);
    expect(others.flatMap(({ secrets }) => secrets).length).toBeGreaterThan(150);
    expect(logs).toContain('tokens of the run');
    expect(statistics).toContain('Zakład Ubezpieczeń Społecznych');
    expect(recorded).toContain('[OSOBA_1]');
  });

  it.each(letters)('of $name stands in no log, no statistics and no cassette', (data) => {
    expect(leaksInto(logs, data)).toEqual([]);
    expect(leaksInto(statistics, data)).toEqual([]);
    expect(leaksInto(recorded, data)).toEqual([]);
  });

  // One letter's reader has the name of another's sender: each is looked for in its own run.
  it.each(others)('of $name stands nowhere either', ({ text, secrets }) => {
    const { logs: own = '', recorded: tape = '', counted = '' } = runs.get(text) ?? {};
    expect(own).toContain('tokens of the run');
    expect(tape).toContain('action_plan');
    const leaks = secrets.filter(({ isIn }) => isIn(own) || isIn(tape) || isIn(counted));
    expect(leaks.map(({ kind, secret }) => `${kind}: ${secret}`)).toEqual([]);
  });

  it('is looked for where senders are counted', () => {
    const counted = [...runs.values()].filter((own) => own.counted !== '');
    expect(counted.length).toBeGreaterThan(others.length / 2);
  });

  it('of a private person who sends a letter is not counted by name', () => {
    for (const stem of LANDLADY) expect(logs + statistics + recorded).not.toContain(stem);
  });
});
