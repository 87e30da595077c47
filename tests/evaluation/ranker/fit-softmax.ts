import {
  letterOf,
  type LinearModel,
  softmax,
  writtenRows,
} from '#shared/letters/reading/ranker/linear-model.ts';

/** A thing with its features and the class it truly is of; `weight`: how much it counts. */
export type Example<Class extends string> = {
  features: readonly string[];
  truth: Class;
  weight: number;
};

const ROUNDS = 120;
const RATE = 0.05;
/** How strongly weights are held near nothing. */
const DECAY = 0.0005;
/** A feature seen fewer times says nothing. */
const LEAST_SEEN = 3;
const SCALE = 16;
/** A feature whose weights are all smaller is left out. */
const LEAST_WEIGHT = 3;

/** Rows of feature numbers; the last feature is the bias, which every row has. */
type Fit = {
  rows: { at: number[]; truth: number; weight: number }[];
  count: number;
  size: number;
  decay: number;
};

/**
 * Fits a softmax regression by Adam over all examples at once: the same examples give the same weights. Weights are
 * whole numbers.
 */
export function fitSoftmax<Class extends string>(
  examples: readonly Example<Class>[],
  classes: readonly Class[],
  decay = DECAY,
): LinearModel<Class> {
  const names = seenOften(examples);
  const places = new Map(names.map((name, at) => [name, at]));
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = examples.map(({ features, truth, weight }) => ({
    at: [...new Set(features)].flatMap((name) => places.get(name) ?? []).concat(names.length),
    truth: classes.indexOf(truth),
    weight: weight / all,
  }));
  const count = classes.length;
  const size = (names.length + 1) * count;
  const weights = descend(size, (now) => slopeAt(now, { rows, count, size, decay }));
  const rowOf = (place: number) =>
    classes.map((_, one) => (weights[place * count + one] ?? 0) * SCALE);
  const kept = names
    .map((name, place) => [name, rowOf(place)] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT));
  return {
    classes,
    scale: SCALE,
    isLong: false,
    bias: rowOf(names.length).map(letterOf).join(''),
    ...writtenRows(kept),
  };
}

/** The features seen often enough to teach, in the order of their names. */
export function seenOften(examples: readonly { features: readonly string[] }[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of new Set(features)) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return [...seen]
    .filter(([, times]) => times >= LEAST_SEEN)
    .map(([name]) => name)
    .sort();
}

/** The weights that Adam finds from the slope at each step. */
export function descend(
  size: number,
  slopeAt: (weights: Float64Array) => Float64Array,
): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = slopeAt(weights);
    for (const [at, one] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one;
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * one * one;
      const pace = Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (RATE * (mean[at] ?? 0)) / (1 - 0.9 ** round) / pace;
    }
  }
  return weights;
}

function slopeAt(weights: Float64Array, { rows, count, size, decay }: Fit): Float64Array {
  const slope = weights.map((weight, at) => (at < size - count ? decay * weight : 0));
  const scores = new Float64Array(count);
  for (const { at, truth, weight } of rows) {
    scores.fill(0);
    for (const place of at) {
      for (let one = 0; one < count; one += 1) {
        scores[one] = (scores[one] ?? 0) + (weights[place * count + one] ?? 0);
      }
    }
    const errors = softmax([...scores]).map(
      (share, one) => (share - Number(one === truth)) * weight,
    );
    for (const place of at) {
      for (let one = 0; one < count; one += 1) {
        slope[place * count + one] = (slope[place * count + one] ?? 0) + (errors[one] ?? 0);
      }
    }
  }
  return slope;
}
