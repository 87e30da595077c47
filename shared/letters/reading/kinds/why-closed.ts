import type { LetterView } from '#shared/letters/reading/letter-view.ts';

const because = String.raw`\b(?:wobec|z powodu|na skutek|wskutek|ze wzgledu na|z uwagi na)`;
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`${because} (?:niewykryci|nie wykryci|nieustaleni)\\w* sprawc`),
    'nie wykryto sprawcy',
  ],
  [/\bnie (?:wykryto|ustalono) sprawc/, 'nie wykryto sprawcy'],
];

/** Whether the case ended only because nobody knows who did it: there is little for a lawyer to contest. */
export const isUnsolved = (view: LetterView): boolean =>
  whyClosed(view) !== undefined && !judged.test(view.spaced);

/** "wobec braku danych dostatecznie uzasadniających", "czyn nie zawiera znamion": the case itself was judged. */
const judged =
  /\bbrak\w* (?:wystarczajac\w+ )?(?:danych|dowodow|znamion)|\bnie (?:zawiera|wyczerpuj\w+|popelnion\w+|stwierdzon\w+)|\bznikom|\bprzedawnien/;

/** Why the police or a prosecutor closed the case, as a sentence; undefined when the letter gives no known reason. */
export function whyClosed({ spaced }: LetterView): string | undefined {
  if (!/\bumorz\w*|\bumarza\w*/.test(spaced)) return undefined;
  const reason = reasons.find(([pattern]) => pattern.test(spaced))?.[1];
  return reason === undefined ? undefined : `Powód umorzenia: ${reason}.`;
}
