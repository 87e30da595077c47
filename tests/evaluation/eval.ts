import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import {
  type LetterAnswer,
  type LetterReader,
  openLetterReader,
  readLetterFile,
} from '#localstack/letter-reader.ts';
import type { BrowserFileReader } from '#tests/support/file-reader.ts';

import { type Sample, samplesOf } from './ground-truth.ts';
import { renderReportOf, type RenderScores } from './render-report.ts';
import { type LetterScores, type Report, reportOf } from './report.ts';
import { scoreAnswer } from './score-answer.ts';

/**
 * `npm run -s eval [-- DIR] [--renders]`: reads every letter of the folder through the product's
 * pipeline and prints the score per field with each miss. With `--renders` the PDFs and images beside
 * the texts are read in a browser, as the product's page does, and score beside their texts. Status 1
 * below a floor, or where a render loses too much.
 */
const { values, positionals } = parseArgs({
  options: { renders: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? 'tests/fixtures/letters';

// The functions log to standard output in the cloud; here it carries the table alone.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

const reader = await openLetterReader(process.env);
try {
  const samples = await samplesOf(folder);
  const { text, passed } = values.renders
    ? await renderReport(samples, reader)
    : await textReport(samples, reader);
  print(`${text}\n`);
  if (!passed) process.exitCode = 1;
} finally {
  await reader.close();
}

async function textReport(samples: readonly Sample[], letters: LetterReader): Promise<Report> {
  const scores: LetterScores[] = [];
  for (const sample of samples) scores.push(await scoreText(sample, letters));
  print(`${samples.length} letters in ${folder}, model ${letters.model.names}\n\n`);
  return reportOf(scores);
}

async function scoreText({ name, file, truth }: Sample, letters: LetterReader) {
  const answer = await letters.read(await readLetterFile(file));
  return { name, scores: scoreAnswer(answer, truth) };
}

async function renderReport(samples: readonly Sample[], letters: LetterReader): Promise<Report> {
  // Loaded on demand: the texts alone need no browser.
  const { openFileReader } = await import('#tests/support/file-reader.ts');
  const browser = await openFileReader();
  try {
    const files: RenderScores[] = [];
    for (const sample of samples) {
      const text = await scoreText(sample, letters);
      for (const file of await rendersOf(sample)) {
        const answer = await answerTo(file, browser, letters);
        files.push({
          text,
          render: { name: basename(file), scores: scoreAnswer(answer, sample.truth) },
        });
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
