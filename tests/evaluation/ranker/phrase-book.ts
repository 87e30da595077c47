import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { AmountClass } from '#shared/letters/reading/ranker/amount-class.ts';
import { amountFeatures } from '#shared/letters/reading/ranker/amount-features.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import type { Example } from './fit-softmax.ts';

const FOLDER = 'tests/evaluation/ranker/phrase-book';

/** The meaning of the marks in the book's sentences; "Z {told} zapłacono {past}, zostaje {main}." */
const marks: Readonly<Record<string, AmountClass>> = {
  main: 'main',
  total: 'total',
  interest: 'interest',
  costs: 'costs',
  get: 'get',
  getall: 'get',
  getint: 'interest',
  getcosts: 'costs',
  past: 'none', // paid before
  if: 'none', // due only on a condition
  max: 'none', // the most there may be
  worth: 'none', // what a thing is worth
  part: 'none', // a part of a sum that is named too
  others: 'none', // somebody else's
  told: 'none', // only mentioned
};
/** A single sentence has no position in a letter and no other sums to add up with. */
const ofWholeLetter = /^(?:quarter|zone):|^(?:greatest|only|said |sum of|part of|rest of|side of)/;
/** A sentence weighs less than an amount of a letter. */
const WEIGHT = 0.8;

/** Every amount in the book's sentences, which are worded as people and firms write, not as offices do. */
export async function bookExamples(): Promise<Example<AmountClass>[]> {
  const names = (await readdir(FOLDER)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')));
  const draw = drawing(7);
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .flatMap((line) => examplesOf(line, draw));
}

function examplesOf(line: string, draw: (most: number) => number): Example<AmountClass>[] {
  const truths: AmountClass[] = [];
  const text = line.replace(/\{([a-z]+)\}/g, (_, mark: string) => {
    const truth = marks[mark];
    if (truth === undefined) throw new Error(`${line}: no mark {${mark}}`);
    truths.push(truth);
    return sumText(draw);
  });
  const view = viewLetter(openLetter(text));
  const amounts = findAmounts(view.flow);
  if (amounts.length !== truths.length) throw new Error(`${text}: ${amounts.length} amounts`);
  const features = amountFeatures(view, amounts);
  return truths.map((truth, index) => ({
    truth,
    weight: WEIGHT,
    features: (features[index] ?? []).filter((name) => !ofWholeLetter.test(name)),
  }));
}

/** "1 204,50 zł" or "340 zł". */
function sumText(draw: (most: number) => number): string {
  const whole = String(20 + draw(9000)).replace(/(?=\d{3}$)(?<=\d)/, ' ');
  const grosze = draw(3) === 0 ? '' : `,${String(draw(100)).padStart(2, '0')}`;
  return `${whole}${grosze} zł`;
}

/** The same numbers on every run. */
function drawing(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}
