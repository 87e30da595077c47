import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { keyOf } from '#shared/letters/reading/parties/candidates.ts';
import type { Party } from '#shared/letters/reading/parties/party.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { nameFeatures } from './name-features.ts';
import trained from './name-weights.json' with { type: 'json' };
import { type NamedInLetter, namesInLetter } from './names-in-letter.ts';

/** The classes: who wrote the letter, whom it goes to, and everybody else. */
export const nameClasses = ['sender', 'recipient', 'other'] as const;
export type NameClass = (typeof nameClasses)[number];

/** A name with the probability of each class. */
export type RankedName = NamedInLetter & { shares: ReadonlyMap<NameClass, number> };

const model: LinearModel<NameClass> = { ...trained, classes: nameClasses };

/** The names of a letter, judged by a trained model that does not know what the rules chose. */
export const rankedNames: (view: LetterView) => readonly RankedName[] = oncePer((view) =>
  judged(view, []),
);

/** The same when the rules know a name that is not among them. */
export function rankedNamesWith(view: LetterView, known: Party): readonly RankedName[] {
  const names = rankedNames(view);
  const key = keyOf(known.name);
  return names.some((one) => one.key === key) ? names : judged(view, [known]);
}

function judged(view: LetterView, known: readonly Party[]): RankedName[] {
  const names = namesInLetter(view, known);
  const features = nameFeatures(view, names);
  return names.map((name, at) => ({ ...name, shares: sharesOf(model, features[at] ?? []) }));
}
