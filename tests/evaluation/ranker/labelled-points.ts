import { putBack } from '#shared/letters/people/put-back.ts';
import { pointFeatures } from '#shared/letters/reading/gist/point-features.ts';
import { type Point, pointsOf } from '#shared/letters/reading/gist/points.ts';
import { isSentence } from '#shared/letters/reading/gist/quotable.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { GroundTruth } from '#tests/evaluation/ground-truth.ts';
import { fold } from '#tests/evaluation/matching.ts';

import { type MaskedLetter, maskedLetters } from './masked-letters.ts';

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

/** The letters of all corpora whose ground truth names what must be said. */
export const pointedLetters = async (): Promise<PointedLetter[]> =>
  (await maskedLetters()).filter(({ truth }) => truth.harm !== undefined).map(pointed);

function pointed({ name, folder, truth, letter, masking }: MaskedLetter): PointedLetter {
  const view = viewLetter(letter);
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
