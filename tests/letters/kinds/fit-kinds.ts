import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import {
  type LinearModel,
  softmax,
  writtenRows,
} from '#shared/letters/reading/ranker/linear-model.ts';

/** A letter and its kind; where two codes fit, both, and the model is to be torn between them. */
export type KnownLetter = {
  features: ReadonlySet<string>;
  codes: readonly DocumentTypeCode[];
};

const ROUNDS = 30;
const FIRST_STEP = 6;
const SLOWING = 0.1;
/** A feature of fewer letters is a name or a chance. */
const LEAST_LETTERS = 4;
/** The largest written weight: finer steps than these cost the device kilobytes and tell no kind apart. */
const LARGEST_WRITTEN = 4;
/** A feature of most letters tells nothing. */
const LARGEST_SHARE = 0.6;

/** Tells the code of a letter by the words of it. */
export type KindModel = LinearModel<DocumentTypeCode>;

type Fit = { classes: DocumentTypeCode[]; known: Map<string, number>; weights: Float64Array[] };

/**
 * Fits a softmax regression over these letters, then once more over the features that weigh most. The order of the
 * letters is mixed by a fixed rule, so that the same letters always give the same model.
 */
export function fitKinds(letters: readonly KnownLetter[], mostFeatures: number): KindModel {
  const counts = new Map<string, number>();
  for (const { features } of letters) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const common = [...counts]
    .filter(([, count]) => count >= LEAST_LETTERS && count < letters.length * LARGEST_SHARE)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const whole = fit(
    letters,
    common.map(([feature]) => feature),
  );
  const weighty = common
    .map(([feature, count]) => ({ feature, weight: largest(whole, feature) * Math.sqrt(count) }))
    .sort((left, right) => right.weight - left.weight)
    .slice(0, mostFeatures)
    .map(({ feature }) => feature)
    .sort();
  return written(fit(letters, weighty));
}

function fit(letters: readonly KnownLetter[], features: readonly string[]): Fit {
  const classes = [...new Set(letters.flatMap(({ codes }) => codes))].sort();
  const known = new Map(features.map((feature, index) => [feature, index]));
  const weights = classes.map(() => new Float64Array(features.length));
  const rows = letters.map(({ features: own, codes }) => ({
    at: [...own].flatMap((feature) => known.get(feature) ?? []),
    wanted: classes.map((code) => codes.filter((one) => one === code).length / codes.length),
  }));
  const random = mixer();
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round * SLOWING);
    for (const row of mixed(rows, random)) learn(weights, row, step);
  }
  return { classes, known, weights };
}

function learn(
  weights: readonly Float64Array[],
  { at, wanted }: { at: readonly number[]; wanted: readonly number[] },
  step: number,
): void {
  const value = 1 / Math.sqrt(Math.max(1, at.length));
  const scores = weights.map(
    (row) => at.reduce((sum, index) => sum + (row[index] ?? 0), 0) * value,
  );
  const shares = softmax(scores);
  for (const [index, row] of weights.entries()) {
    const miss = (shares[index] ?? 0) - (wanted[index] ?? 0);
    for (const feature of at) row[feature] = (row[feature] ?? 0) - step * miss * value;
  }
}

const largest = ({ known, weights }: Fit, feature: string): number =>
  Math.max(...weights.map((row) => Math.abs(row[known.get(feature) ?? -1] ?? 0)));

function written({ classes, known, weights }: Fit): KindModel {
  const most = Math.max(...weights.flatMap((row) => [...row].map(Math.abs)));
  const scale = Number((LARGEST_WRITTEN / most).toPrecision(3));
  const rows = [...known].map(
    ([feature, index]) => [feature, weights.map((row) => (row[index] ?? 0) * scale)] as const,
  );
  return { classes, scale, isLong: true, bias: '', ...writtenRows(rows) };
}

/** A linear congruential generator: numbers from 0 to 1 that look drawn and are always the same. */
function mixer(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function mixed<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
