import type { ScoredField } from './score-answer.ts';

/** A folder of letters with the scores that its reading must keep. */
export type Corpus = {
  folder: string;
  /** Minimum share of right answers, over all fields and per field. */
  leastFacts: number;
  floors: Readonly<Partial<Record<ScoredField, number>>>;
  /** Maximum number of harmful letters; it only decreases, and the aim is 0. */
  mostHarmful: number;
};

const certain = {
  rejection: 1,
  accepted: 1,
  'document date': 0.95,
  adversarial: 1,
} as const;

/** Where every amount and account has been understood. */
const sure = { ...certain, amounts: 1, account: 1, 'no account': 1 } as const;

/** Where every amount and account has been understood, and not yet every day. */
const sums = { amounts: 1, account: 1 } as const;

export const corpora: readonly Corpus[] = [
  {
    folder: 'tests/fixtures/letters',
    leastFacts: 0.99,
    floors: { ...certain, type: 0.95, reference: 1, 'first term': 0.95, amounts: 0.98 },
    mostHarmful: 0,
  },
  {
    folder: 'tests/fixtures/letters-2',
    leastFacts: 0.95,
    floors: { ...certain, amounts: 1 },
    mostHarmful: 0,
  },
  {
    folder: 'tests/fixtures/further-letters',
    leastFacts: 0.98,
    floors: { ...certain, type: 0.95, reference: 0.95, 'first term': 0.95, amounts: 0.95 },
    mostHarmful: 0,
  },
  // Scored once before any rule was changed for them: the first scores stand in docs/letters.md.
  { folder: 'tests/fixtures/fresh-letters-1', leastFacts: 0.98, floors: sure, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-2', leastFacts: 0.98, floors: sure, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-3', leastFacts: 0.94, floors: sure, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-4', leastFacts: 0.98, floors: sure, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-5', leastFacts: 0.96, floors: sums, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-6', leastFacts: 0.98, floors: sums, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-7', leastFacts: 0.95, floors: sums, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-8', leastFacts: 0.97, floors: sure, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-9', leastFacts: 0.96, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-10', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-11', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-12', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-13', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-14', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-15', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-16', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-17', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-18', leastFacts: 0.96, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-19', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-20', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-21', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-22', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-23', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-24', leastFacts: 0.97, floors: {}, mostHarmful: 1 },
  { folder: 'tests/fixtures/fresh-letters-25', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-26', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-27', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-28', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-31', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-32', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-33', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-34', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-35', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-36', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-37', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-38', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-39', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-40', leastFacts: 0.98, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-41', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-42', leastFacts: 0.99, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-43', leastFacts: 0.95, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-44', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-45', leastFacts: 0.96, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-46', leastFacts: 0.95, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-47', leastFacts: 0.96, floors: {}, mostHarmful: 1 },
  { folder: 'tests/fixtures/fresh-letters-48', leastFacts: 0.93, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-49', leastFacts: 0.96, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-50', leastFacts: 0.95, floors: {}, mostHarmful: 2 },
  { folder: 'tests/fixtures/fresh-letters-51', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-52', leastFacts: 0.98, floors: {}, mostHarmful: 1 },
  { folder: 'tests/fixtures/fresh-letters-53', leastFacts: 0.94, floors: {}, mostHarmful: 2 },
  { folder: 'tests/fixtures/fresh-letters-54', leastFacts: 0.93, floors: {}, mostHarmful: 3 },
  { folder: 'tests/fixtures/fresh-letters-55', leastFacts: 0.92, floors: {}, mostHarmful: 5 },
  { folder: 'tests/fixtures/fresh-letters-56', leastFacts: 0.96, floors: {}, mostHarmful: 3 },
  { folder: 'tests/fixtures/fresh-letters-57', leastFacts: 0.93, floors: {}, mostHarmful: 5 },
  { folder: 'tests/fixtures/fresh-letters-58', leastFacts: 0.91, floors: {}, mostHarmful: 8 },
  { folder: 'tests/fixtures/fresh-letters-59', leastFacts: 0.94, floors: {}, mostHarmful: 6 },
  { folder: 'tests/fixtures/fresh-letters-60', leastFacts: 0.97, floors: {}, mostHarmful: 4 },
  { folder: 'tests/fixtures/fresh-letters-61', leastFacts: 0.97, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-62', leastFacts: 0.94, floors: {}, mostHarmful: 3 },
  { folder: 'tests/fixtures/fresh-letters-63', leastFacts: 0.97, floors: {}, mostHarmful: 4 },
  { folder: 'tests/fixtures/fresh-letters-64', leastFacts: 0.95, floors: {}, mostHarmful: 4 },
  { folder: 'tests/fixtures/fresh-letters-65', leastFacts: 0.94, floors: {}, mostHarmful: 2 },
  { folder: 'tests/fixtures/fresh-letters-66', leastFacts: 0.94, floors: {}, mostHarmful: 3 },
  { folder: 'tests/fixtures/fresh-letters-67', leastFacts: 0.95, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-68', leastFacts: 0.98, floors: {}, mostHarmful: 1 },
  { folder: 'tests/fixtures/fresh-letters-69', leastFacts: 0.96, floors: {}, mostHarmful: 1 },
  { folder: 'tests/fixtures/fresh-letters-70', leastFacts: 0.95, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-71', leastFacts: 0.97, floors: {}, mostHarmful: 2 },
  { folder: 'tests/fixtures/fresh-letters-72', leastFacts: 0.96, floors: {}, mostHarmful: 2 },
  { folder: 'tests/fixtures/fresh-letters-73', leastFacts: 0.95, floors: {}, mostHarmful: 0 },
  { folder: 'tests/fixtures/fresh-letters-74', leastFacts: 0.98, floors: {}, mostHarmful: 1 },
  { folder: 'tests/fixtures/fresh-letters-75', leastFacts: 0.94, floors: {}, mostHarmful: 4 },
  { folder: 'tests/fixtures/fresh-letters-76', leastFacts: 0.9, floors: {}, mostHarmful: 7 },
  // Forty short letters about sums.
  { folder: 'tests/fixtures/sum-letters', leastFacts: 0.95, floors: {}, mostHarmful: 2 },
];

/** The scores that a folder must keep; none for a folder outside the repository. */
export function corpusOf(folder: string): Corpus {
  const known = corpora.find((one) => one.folder === folder.replace(/^\.\/|\/$/g, ''));
  return known ?? { folder, leastFacts: 0, floors: {}, mostHarmful: Infinity };
}
