import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import { rankedKinds } from '#shared/letters/reading/classify.ts';
import { kindFeatures } from '#shared/letters/reading/kinds/kind-features.ts';
import { ownWordsOf } from '#shared/letters/reading/kinds/learned-kinds-of.ts';
import { settleKind } from '#shared/letters/reading/kinds/settle-kind.ts';
import { type LetterView, viewLetter } from '#shared/letters/reading/letter-view.ts';
import { looksLikeScam } from '#shared/letters/reading/scam/scam.ts';
import { type MaskedLetter, maskedLetters } from '#tests/evaluation/ranker/masked-letters.ts';

import type { KnownLetter } from './fit-kinds.ts';

export type FixtureLetter = KnownLetter & {
  folder: string;
  name: string;
  view: LetterView;
  /** Codes that the ground truth accepts. */
  accepted: readonly unknown[];
};

/** Every letter of the corpora with a known kind. Fraud is checked before any kind. */
export const knownLetters = async (): Promise<FixtureLetter[]> =>
  (await maskedLetters()).flatMap((letter) => known(letter) ?? []);

function known({ name, folder, truth, letter }: MaskedLetter): FixtureLetter | undefined {
  const code: DocumentTypeCode | null = truth.document_type;
  if (code === null) return undefined;
  const view = viewLetter(letter);
  if (looksLikeScam(view)) return undefined;
  const accepted = [code, ...(truth.also_acceptable.document_type ?? [])];
  const features = kindFeatures(ownWordsOf(view));
  // Of several codes that fit, the one by which letters of this kind are known already is learned, too.
  const phrased = settleKind(rankedKinds(view), [])?.type.code;
  const also = phrased !== undefined && accepted.includes(phrased) ? phrased : code;
  return { folder, name, view, accepted, features, codes: [code, also] };
}
