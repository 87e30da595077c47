import { readFile } from 'node:fs/promises';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { numberCandidates } from '#shared/letters/reading/references/number-candidates.ts';
import { numberFeatures } from '#shared/letters/reading/references/number-features.ts';
import type { NumberClass } from '#shared/letters/reading/references/reference.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { samplesOf } from '#tests/evaluation/ground-truth.ts';
import { isReference } from '#tests/evaluation/matching.ts';

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

type Known = Pick<NumberedLetter, 'name' | 'folder' | 'wanted' | 'aliases'>;

/** The letters of these folders that are read at all, masked as they are when they are read. */
export async function numberedLetters(folders: readonly string[]): Promise<NumberedLetter[]> {
  const letters: NumberedLetter[] = [];
  for (const folder of folders) {
    for (const { name, file, truth } of await samplesOf(folder)) {
      if (truth.expected_rejection !== null) continue;
      const known = {
        name,
        folder,
        wanted: truth.reference_number,
        aliases: truth.reference_aliases,
      };
      letters.push(numbered(await readFile(file, 'utf8'), known));
    }
  }
  return letters;
}

function numbered(text: string, known: Known): NumberedLetter {
  const masking = maskLetter(openLetter(text));
  const view = viewLetter(openLetter(masking.text));
  const candidates = numberCandidates(view);
  const features = numberFeatures(view, candidates);
  const { wanted, aliases } = known;
  const numbers = candidates.map(({ value }, index) => {
    const own = putBack({ value }, masking).value;
    const isOwn = wanted !== null && isReference(own, wanted, []);
    const isAccepted = isReference(own, wanted ?? '', aliases);
    const truth: NumberClass | null = isOwn ? 'own' : isAccepted ? null : 'other';
    return { value: own, features: features[index] ?? [], truth };
  });
  return { ...known, numbers };
}
