import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { remask } from '#functions/core/analysis/masking/remask.ts';
import {
  answerClassification,
  answerHow,
  answerPlan,
  answerReplies,
  answerSending,
} from '#shared/letters/answering/engine.ts';
import { namedPlacesOf, placesOf } from '#shared/letters/checking/readings/places.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { checkQuality } from '#shared/letters/intake/quality.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { isSuspectedFraud } from '#shared/letters/reading/scam/scam.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { linesOf } from '#shared/letters/text/lines.ts';
import { sentencesOf } from '#shared/letters/text/sentences.ts';
import { flowOf, normalizeLetter } from '#shared/letters/text/text.ts';

import { quantile, table } from './figures.ts';

/**
 * `npm run -s bench:knowledge [-- --letter FILE --passes N]`: how long the letters' knowledge takes for
 * one letter, everything between the text and the result that no model does: the signs of fraud, the
 * quality checks, the masking, the reading, the places shown to a model, the verification, replies and
 * plan. Beside it, in the same run, what any reading needs first: NFC, running text, lines, sentences.
 * Three pages, one thread,
 * milliseconds; the processor's own time leaves out what else the machine was doing.
 */
const { values } = parseArgs({
  options: {
    letter: { type: 'string', default: 'tests/fixtures/letters/d09_us_decyzja_vat.txt' },
    passes: { type: 'string', default: '300' },
  },
});
const WARM_UP = 60;
const TODAY = '2026-11-21';

const letter = await readFile(values.letter, 'utf8');
type Taken = { wall: number[]; processor: number[] };
const times = new Map<string, Taken>();

function timed<T>(part: string, work: () => T): T {
  const started = performance.now();
  const before = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(before);
  const known = times.get(part) ?? { wall: [], processor: [] };
  known.wall.push(performance.now() - started);
  known.processor.push((user + system) / 1000);
  times.set(part, known);
  return result;
}

function bareReading(text: string): number {
  const normal = normalizeLetter(text);
  return linesOf(normal).length + sentencesOf(flowOf(normal)).length;
}

/** As a run does it (`functions/core/analysis/analyze-letter.ts`), with no model to wait for. */
function knowledge(text: string): string[] {
  const letter = timed('opening', () => openLetter(text));
  const isFraud = timed('fraud', () => isSuspectedFraud(letter));
  const codes = timed('quality checks', () => checkQuality(letter));
  const masking = timed('masking', () => maskLetter(letter));
  const answer = timed('reading', () => answerClassification(letter));
  const places = timed('places for the model', () =>
    placesOf({
      masked: openLetter(masking.text),
      accounts: [],
      named: remask(namedPlacesOf(letter), masking),
    }),
  );
  const facts = timed('verification', () => verifyClassification(answer, letter, TODAY));
  const { classification } = facts;
  const replies = timed('replies', () => answerReplies(letter, classification, TODAY));
  const sending = timed('sending', () => answerSending(letter, classification, TODAY));
  const plan = timed('plan', () => answerPlan(letter, classification));
  const how = timed('steps of the plan', () => answerHow(letter, classification));
  return [
    ...codes,
    replies.recommended_variant,
    ...plan.timeline.map(({ date }) => date),
    ...Object.values(sending).flat(),
    ...how.values(),
    `${isFraud} ${places.length} ${classification.document_classification.type}`,
  ];
}

for (let pass = 0; pass < Number(values.passes) + WARM_UP; pass += 1) {
  if (pass === WARM_UP) times.clear();
  // A different letter each time, because caches of the last one would be measured otherwise.
  const text = `${letter}\nEgzemplarz ${pass}`;
  timed('bare reading', () => bareReading(`${text}a`));
  timed('all knowledge', () => knowledge(text));
}

const rows = [...times].map(([part, { wall, processor }]) => [
  part,
  quantile(wall, 0.5).toFixed(2),
  quantile(wall, 0.95).toFixed(2),
  (processor.reduce((sum, one) => sum + one, 0) / processor.length).toFixed(2),
]);
const head = ['part', 'p50', 'p95', 'processor, mean'];
process.stdout.write(
  `${letter.length} characters, ${values.passes} passes, ms\n\n${table(head, rows)}\n`,
);
