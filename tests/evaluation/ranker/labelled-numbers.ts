import { putBack } from '#shared/letters/people/put-back.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { numberCandidates } from '#shared/letters/reading/references/number-candidates.ts';
import { numberFeatures } from '#shared/letters/reading/references/number-features.ts';
import type { NumberClass } from '#shared/letters/reading/references/reference.ts';
import { isReference } from '#tests/evaluation/matching.ts';

import { type MaskedLetter, maskedLetters } from './masked-letters.ts';

/** The numbers of a letter; `truth` is null for one that the ground truth accepts besides its own. */
export type NumberedLetter = {
  name: string;
  folder: string;
  wanted: string | null;
  aliases: readonly string[];
  numbers: readonly {
    value: string;
    features: readonly string[];
    truth: NumberClass | null;
  }[];
};

/** The letters of all corpora. */
export const numberedLetters = async (): Promise<NumberedLetter[]> =>
  (await maskedLetters()).map(numbered);

function numbered({ name, folder, truth, letter, masking }: MaskedLetter): NumberedLetter {
  const { reference_number: wanted, reference_aliases: aliases } = truth;
  const view = viewLetter(letter);
  const candidates = numberCandidates(view);
  const features = numberFeatures(view, candidates);
  const numbers = candidates.map(({ value }, index) => {
    const own = putBack({ value }, masking).value;
    const isOwn = wanted !== null && isReference(own, wanted, []);
    const isAccepted = isReference(own, wanted ?? '', aliases);
    const known: NumberClass | null = isOwn ? 'own' : isAccepted ? null : 'other';
    return { value: own, features: features[index] ?? [], truth: known };
  });
  return { name, folder, wanted, aliases, numbers };
}
