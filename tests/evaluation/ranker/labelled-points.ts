import { readFile } from 'node:fs/promises';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { pointFeatures } from '#shared/letters/reading/gist/point-features.ts';
import { type Point, pointsOf } from '#shared/letters/reading/gist/points.ts';
import { isSentence } from '#shared/letters/reading/gist/quotable.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { type GroundTruth, type Sample, samplesOf } from '#tests/evaluation/ground-truth.ts';
import { fold } from '#tests/evaluation/matching.ts';

/** A point with the things of the ground truth that it says, by their number. */
type LabelledPoint = Pick<Point, 'text'> & {
  isSentence: boolean;
  features: readonly string[];
  says: readonly number[];
};
/** `things`: how many the ground truth wants said; the first `mustSay` of them are those it names as groups of words. */
export type PointedLetter = {
  name: string;
  folder: string;
  things: number;
  mustSay: number;
  points: readonly LabelledPoint[];
};

/** The letters of these folders whose ground truth names what must be said, masked as they are when they are read. */
export async function pointedLetters(folders: readonly string[]): Promise<PointedLetter[]> {
  const letters: PointedLetter[] = [];
  for (const folder of folders) {
    for (const sample of await samplesOf(folder)) {
      const isRead = sample.truth.expected_rejection === null;
      if (isRead && sample.truth.harm !== undefined) letters.push(await pointed(sample, folder));
    }
  }
  return letters;
}

async function pointed({ name, file, truth }: Sample, folder: string): Promise<PointedLetter> {
  const masking = maskLetter(openLetter(await readFile(file, 'utf8')));
  const view = viewLetter(openLetter(masking.text));
  const points = pointsOf(view);
  const features = pointFeatures(view, points);
  const mustSay = (truth.harm?.must_say ?? []).filter((group) => !isShownElsewhere(group, truth));
  const things = [...mustSay, ...sumsOf(truth)].map((group) => group.map(fold));
  return {
    ...{ name, folder, things: things.length, mustSay: mustSay.length },
    points: points.map((point, index) => {
      const { text } = putBack({ text: point.text }, masking);
      const told = fold(text);
      const says = things.flatMap((group, thing) =>
        group.some((stem) => told.includes(stem)) ? [thing] : [],
      );
      return { text, isSentence: isSentence(point), features: features[index] ?? [], says };
    }),
  };
}

const ofTerms =
  /^(?:\d+ (?:dni|tygod|miesi)|dni|tydzien|tygod|dwoch tygod|dwa tygod|miesiac|miesiec|siedmi|czternast|trzydziest)/;

/** The remedy and the terms have their own place in a result: they need no sentence to tell them. */
function isShownElsewhere(group: readonly string[], { remedy, harm }: GroundTruth): boolean {
  const remedies = [...(harm?.remedy_is ?? []), remedy ?? ''].map((words) =>
    fold(words).slice(0, 6),
  );
  return group
    .map(fold)
    .some(
      (stem) => ofTerms.test(stem) || remedies.some((name) => name !== '' && stem.startsWith(name)),
    );
}

/** The main sum and the whole as they are printed. */
function sumsOf({ financial }: GroundTruth): string[][] {
  return [financial?.main_amount, financial?.total_amount].flatMap((sum) =>
    sum === null || sum === undefined || sum === 0
      ? []
      : [[sum.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ' ')]],
  );
}
