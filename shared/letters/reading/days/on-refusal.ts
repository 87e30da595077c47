import { type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "Jeśli nie zgadza się Pani na zmianę - przysługuje Pani prawo wypowiedzenia umowy": what only some readers choose. */
const ifRefused = new RegExp(
  String.raw`\b(?:jezeli|jesli|gdy|gdyby|kto|w razie|w przypadku)\b[^.;]{0,40}\b${either(
    /nie (?:zgadza|zgodzi|akceptuj|zaakceptuj|przyjm|chce|odpowiada)\w*/,
    /braku (?:zgody|akceptacji)/,
    /(?:odmow|nieprzyjeci|rezygnacj|odrzuceni)\w*/,
  )}`,
);
/** "odmówić przyjęcia podwyżki - wtedy umowa rozwiąże się": the end follows from what is named before it. */
const then = /\b(?:wtedy|wowczas|w takim (?:razie|przypadku)|w tej sytuacji)\b/;
const BEFORE = 3;

/** Whether a day belongs to what happens only if the reader refuses; `own` is its sentence up to the day. */
export function isOnRefusal(view: LetterView, clause: Clause, own: string): boolean {
  if (ifRefused.test(own) || then.test(own)) return true;
  const clauses = clausesOf(view);
  const at = clauses.indexOf(clause);
  for (const { text, span } of clauses.slice(Math.max(0, at - BEFORE), at).toReversed()) {
    if (ifRefused.test(text)) return true;
    if (view.flow.text.slice(Math.max(0, span.start - 2), span.start) === '\n\n') return false;
  }
  return false;
}
