import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import trained from './gist-weights.json' with { type: 'json' };
import { pointFeatures } from './point-features.ts';
import { type Point, pointsOf } from './points.ts';

/** The classes: what a reader has to be told of the letter, or not. */
export const pointClasses = ['central', 'other'] as const;
export type PointClass = (typeof pointClasses)[number];

/** A point with the probability that a reader has to be told it. */
export type RankedPoint = Point & { share: number };

const model: LinearModel<PointClass> = { ...trained, classes: pointClasses };

/** Each point of the letter with its probability, in the letter's order. */
export const rankedPoints = oncePer((view: LetterView): readonly RankedPoint[] => {
  const points = pointsOf(view);
  const features = pointFeatures(view, points);
  return points.map((point, index) => ({
    ...point,
    share: sharesOf(model, features[index] ?? []).get('central') ?? 0,
  }));
});
