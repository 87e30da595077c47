import { readLetterFile } from '#localstack/letter-reader.ts';
import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { rankedKinds } from '#shared/letters/reading/classify.ts';
import { kindFeatures } from '#shared/letters/reading/kinds/kind-features.ts';
import { ownWordsOf } from '#shared/letters/reading/kinds/learned-kinds-of.ts';
import { settleKind } from '#shared/letters/reading/kinds/settle-kind.ts';
import { type LetterView, viewLetter } from '#shared/letters/reading/letter-view.ts';
import { looksLikeScam } from '#shared/letters/reading/scam/scam.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { corpora } from '#tests/evaluation/corpora.ts';
import { samplesOf } from '#tests/evaluation/ground-truth.ts';

import type { KnownLetter } from './fit-kinds.ts';

export type FixtureLetter = KnownLetter & {
  folder: string;
  name: string;
  view: LetterView;
  /** Codes that the ground truth accepts. */
  accepted: readonly unknown[];
};

/** Every letter of the corpora with a known kind, masked as the product reads it. Fraud is checked before any kind. */
export async function knownLetters(): Promise<FixtureLetter[]> {
  const folders = await Promise.all(corpora.map(({ folder }) => lettersOf(folder)));
  return folders.flat();
}

async function lettersOf(folder: string): Promise<FixtureLetter[]> {
  const samples = await samplesOf(folder);
  const letters = await Promise.all(
    samples.map(async ({ name, file, truth }) => {
      const code: DocumentTypeCode | null = truth.document_type;
      if (code === null || truth.expected_rejection !== null) return [];
      const view = viewLetter(openLetter(maskLetter(openLetter(await readLetterFile(file))).text));
      if (looksLikeScam(view)) return [];
      const accepted = [code, ...(truth.also_acceptable.document_type ?? [])];
      const features = kindFeatures(ownWordsOf(view));
      // Of several codes that fit, the one by which letters of this kind are known already is learned, too.
      const phrased = settleKind(rankedKinds(view), [])?.type.code;
      const also = phrased !== undefined && accepted.includes(phrased) ? phrased : code;
      return [{ folder, name, view, accepted, features, codes: [code, also] }];
    }),
  );
  return letters.flat();
}
