import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import {
  type LetterAnswer,
  type LetterReader,
  openLetterReader,
} from '#localstack/letter-reader.ts';
import type { BrowserFileReader } from '#tests/support/file-reader.ts';

import { calibrationOf, calibrationTable } from './calibration.ts';
import { gatewayAt, startCassetteGateway } from './cassettes/cassette-gateway.ts';
import { WRITTEN_ON } from './cassettes/honest-letters.ts';
import { corpora, corpusOf } from './corpora.ts';
import { type Sample, samplesOf } from './ground-truth.ts';
import { harmsIn } from './harm.ts';
import { layoutReport, layoutTable, unsteadyFields } from './layout-report.ts';
import { maskingReport, maskingTable } from './masking-report.ts';
import { faultReport, faultTable } from './model-faults/fault-report.ts';
import { modelReport } from './model-report.ts';
import { renderReportOf, type RenderScores } from './render-report.ts';
import { type Report, reportOf } from './report.ts';
import { scoreAnswer } from './score-answer.ts';
import { scoreFolder, scoreText } from './score-letters.ts';
import { familyTable, withoutFamilies } from './without-family.ts';

/**
 * `npm run -s eval [-- DIR…] [--renders] [--quiet]`: reads every letter of the folders (without one, of
 * the repository's three corpora) through the product's pipeline and prints the score per field, the
 * harmful letters and each miss. With `--renders` the PDFs and images beside the texts are read in a
 * browser, as the product's page does, and score beside their texts. With `--faults` a model answers like the
 * rules except for one fault at a time, and each has to be caught or marked. With `--masking` it prints how much
 * personal data remains in the masked letters. With `--layouts` it prints which facts change when only a letter's layout
 * does. With
 * `--calibration` it prints how often facts marked unsure, and facts not marked, are wrong. With
 * `--without-family` the letters of each family are read as if no kind of it were known. With `--model` the gateway of
 * `OPENAI_API_KEY`, `OPENAI_BASE_URL` and `MODEL_NAMES` reads instead of the rules, and tables say where both readings agreed
 * and which answers had to be repaired or were refused; `--record FOLDER` keeps its answers, `--replay FOLDER` plays them without asking anybody. `--quiet` prints no miss. Status 1
 * below a floor, above the limit of harmful letters, or where a render loses too much.
 */
const { values, positionals } = parseArgs({
  options: {
    renders: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    masking: { type: 'boolean', default: false },
    layouts: { type: 'boolean', default: false },
    calibration: { type: 'boolean', default: false },
    'without-family': { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    record: { type: 'string' },
    replay: { type: 'string' },
  },
  allowPositionals: true,
});
const defaults = values.renders ? ['tests/fixtures/letters'] : corpora.map(({ folder }) => folder);
const folders = positionals.length === 0 ? defaults : positionals;

/** Terms are compared as of a day; the letters are of these years. */
const FAULTS_READ_ON = '2026-11-21';

// The functions log to standard output in the cloud; here it carries the table alone.
const print = process.stdout.write.bind(process.stdout);
const logged: string[] = [];
process.stdout.write = (text) => logged.push(String(text)) > 0;

const { settings, cassettes } = await modelSettings();
// Answers depend on the day, so a recorded one is played as of its day.
const isKept = values.record !== undefined || values.replay !== undefined;
const reader = await openLetterReader(settings, isKept ? WRITTEN_ON : undefined);
try {
  if (values.faults) {
    const report = await faultReport(folders, FAULTS_READ_ON);
    const table = faultTable(report);
    print(`${values.quiet ? table.replace(/^ {2}.*\n?/gm, '') : table}\n`);
    if (report.missed.length > 0) process.exitCode = 1;
    folders.length = 0;
  }
  if (values.masking) {
    const report = await maskingReport(folders);
    print(`${maskingTable(report)}\n`);
    if (report.left.length > 0) process.exitCode = 1;
    folders.length = 0;
  }
  if (values.layouts) {
    const report = await layoutReport(folders);
    if (unsteadyFields(report).length > 0) process.exitCode = 1;
    const table = layoutTable(report);
    print(`${values.quiet ? table.replace(/^ {2}.*\n?/gm, '') : table}\n`);
    folders.length = 0;
  }
  if (values['without-family']) {
    print(`${familyTable(await withoutFamilies(folders, reader))}\n`);
    folders.length = 0;
  }
  if (values.calibration) {
    print(`${calibrationTable(await calibrationOf(folders, reader), !values.quiet)}\n`);
    folders.length = 0;
  }
  for (const folder of folders) {
    const report = values.renders
      ? await renderReport(folder, await samplesOf(folder), reader)
      : await textReport(folder, reader);
    const text = values.quiet ? report.text.replace(/^ {2}.*\n?/gm, '') : report.text;
    print(`${text.trimEnd()}\n\n`);
    if (!report.passed) process.exitCode = 1;
  }
  if (cassettes !== undefined) {
    const { played, recorded, missing, outdated } = cassettes;
    const counts = [played, recorded, missing, outdated].map(({ length }) => length);
    print(`answers played, recorded, missing; played to other places: ${counts.join(', ')}\n`);
  }
} finally {
  await reader.close();
  await cassettes?.close();
}

/** The rules unless a model is asked for: the gateway of the environment, through cassettes where wanted. */
async function modelSettings() {
  const { OPENAI_API_KEY: apiKey = '', OPENAI_BASE_URL, MODEL_NAMES } = process.env;
  if (!values.model && values.replay === undefined) return { settings: {} };
  const named = MODEL_NAMES === undefined ? {} : { MODEL_NAMES };
  if (values.replay !== undefined) {
    const gateway = await startCassetteGateway(values.replay);
    const settings = { ...named, OPENAI_API_KEY: 'none', OPENAI_BASE_URL: gateway.baseUrl };
    return { settings, cassettes: gateway };
  }
  if (apiKey === '')
    throw new Error('--model needs OPENAI_API_KEY (and OPENAI_BASE_URL, MODEL_NAMES).');
  if (values.record === undefined) return { settings: process.env };
  const baseUrl = OPENAI_BASE_URL ?? 'https://api.openai.com/v1';
  const gateway = await startCassetteGateway(values.record, gatewayAt({ baseUrl, apiKey }));
  return { settings: { ...process.env, OPENAI_BASE_URL: gateway.baseUrl }, cassettes: gateway };
}

async function textReport(folder: string, letters: LetterReader): Promise<Report> {
  const { read, written } = letters.usage;
  const model = values.model || values.replay !== undefined;
  logged.length = 0;
  const { scores, text } = model
    ? await modelReport(folder, letters, logged)
    : { scores: await scoreFolder(folder, letters), text: '' };
  print(`${scores.length} letters in ${folder}, model ${letters.model.names}\n\n`);
  const [asked, said] = [letters.usage.read - read, letters.usage.written - written].map((tokens) =>
    Math.round(tokens / Math.max(1, scores.length)),
  );
  print(`tokens a letter: ${asked ?? 0} read, ${said ?? 0} written\n`);
  if (model) print(`\n${text}\n\n`);
  return reportOf(scores, corpusOf(folder));
}

async function renderReport(
  folder: string,
  samples: readonly Sample[],
  letters: LetterReader,
): Promise<Report> {
  // Loaded on demand: the texts alone need no browser.
  const { openFileReader } = await import('#tests/support/file-reader.ts');
  const browser = await openFileReader();
  try {
    const files: RenderScores[] = [];
    for (const sample of samples) {
      const text = await scoreText(sample, letters);
      for (const file of await rendersOf(sample)) {
        const answer = await answerTo(file, browser, letters);
        const scores = scoreAnswer(answer, sample.truth);
        const harms = harmsIn(answer, sample.truth);
        files.push({ text, render: { name: basename(file), scores, harms } });
      }
    }
    print(`${files.length} PDFs and images in ${folder}, model ${letters.model.names}\n\n`);
    return renderReportOf(files);
  } finally {
    await browser.close();
  }
}

async function rendersOf({ name, file }: Sample): Promise<string[]> {
  const beside = await readdir(dirname(file));
  return beside
    .filter((other) => other.startsWith(`${name}.`) && /\.(?:pdf|jpe?g|png)$/i.test(other))
    .sort()
    .map((other) => join(dirname(file), other));
}

async function answerTo(
  file: string,
  browser: BrowserFileReader,
  letters: LetterReader,
): Promise<LetterAnswer> {
  const { text, error } = await browser.read(file);
  return error === null ? letters.read(text) : { error: { codes: [], message: error.message } };
}
