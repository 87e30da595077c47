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
import { type AnalysisProduct, startAnalysisProduct } from '#tests/support/analysis-product.ts';
import { logsDuring } from '#tests/support/log-capture.ts';
import { type PersonalData, personalDataOf, startsAWord } from '#tests/support/personal-data.ts';
import { callStream } from '#tests/support/stream-call.ts';

/** The landlady's own name is nobody's statistic. */
const FROM_A_PRIVATE_PERSON = 'd21_wypowiedzenie_najmu';
const LANDLADY = ['Leokadi', 'Trzebiatowsk'];

/*
 * What is masked before a letter leaves must not come back by a side door: the result alone, which is the
 * reader's own, holds names and numbers again.
 */
const letters = (await personalDataOf('tests/fixtures/letters')).filter(
  ({ name }, at) => at % 4 === 1 || name === FROM_A_PRIVATE_PERSON,
);

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
  const files = await readdir(folder);
  recorded = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join();
}, 120_000);
afterAll(async () => {
  await product.close();
  await cassettes.close();
  await offline.close();
  await rm(folder, { recursive: true });
});

async function analyse(text: string): Promise<void> {
  const person = await product.newPerson();
  const { fileId } = await product.uploaded(person, text);
  const { events } = await callStream({ fileIds: fileId, token: person.token });
  if (events.at(-1)?.status === 'completed') completed += 1;
}

const bare = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
const leaksInto = (written: string, { names, streets, numbers }: PersonalData) => [
  ...names.filter((stem) => startsAWord(stem).test(written)),
  ...streets.filter((street) => written.toLowerCase().includes(street.toLowerCase())),
  ...numbers.filter((number) => bare(written).includes(bare(number))),
];

describe('what was masked', () => {
  it('was in letters that were analysed, logged, counted and recorded', () => {
    expect(completed).toBe(letters.length);
    expect(logs).toContain('tokens of the run');
    expect(statistics).toContain('Zakład Ubezpieczeń Społecznych');
    expect(recorded).toContain('[OSOBA_1]');
  });

  it.each(letters)('of $name stands in no log, no statistics and no cassette', (data) => {
    expect(leaksInto(logs, data)).toEqual([]);
    expect(leaksInto(statistics, data)).toEqual([]);
    expect(leaksInto(recorded, data)).toEqual([]);
  });

  it('of a private person who sends a letter is not counted by name', () => {
    for (const stem of LANDLADY) expect(logs + statistics + recorded).not.toContain(stem);
  });
});
