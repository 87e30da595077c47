import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { ownActs } from './clauses/remedy-object.ts';
import type { LetterView } from './letter-view.ts';

/** What letters decide, by stem; the delivery of another decision starts no term of this letter. */
const acts: readonly string[] = [
  'decyzj',
  'postanowieni',
  'orzeczeni',
  'wyrok',
  'zarzadzeni',
  'nakaz',
];
/** Papers that are separate letters; no other letter uses these names for itself. */
const others: readonly string[] = [
  'faktur', // w terminie 30 dni od otrzymania faktury
  'rachunk',
  'tytul', // od doręczenia tytułu wykonawczego
];
const documents = [...acts, ...others];
const started = new RegExp(
  String.raw`(?:dorecz|otrzym|odbi|odebr)\w+ (?:mu |jej |panu |pani )?(?:(?:tej|tego|odpisu) )?(${documents.join('|')})`,
);

/** "od dnia doręczenia postanowienia skazującego", "od otrzymania faktury": the start is not this letter. */
export function runsFromAnother(view: LetterView, type: DocumentType, itself: string): boolean {
  const act = started.exec(itself)?.[1];
  if (act === undefined) return false;
  if (others.includes(act)) return !`${view.foldedTitle} ${foldText(type.label)}`.includes(act);
  const own = ownActs(view, type);
  const known = [...own].filter((stem) => acts.includes(stem));
  return known.length > 0 && !own.has(act);
}
