import { isCalledItem } from '#shared/letters/reading/clauses/calls/item-of-call.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import type { TermPlace } from './term-place.ts';

/** "Strona w terminie 14 dni wniosła odwołanie": it reports the past, unlike "aby … wniósł". */
export function isTold(view: LetterView, { clause, before, after }: TermPlace): boolean {
  const told =
    /^[^.;]{0,70}\b(?:(?:wniosl|zlozyl|odwolal|uiscil|zaplacil)[aoiy]?\w{0,3}|nie (?:wniosl|zlozyl|powiadomil|stawil|uiscil|zaplacil|zglosil)\w{0,3})\b/.test(
      after,
    );
  if (!told || isCalledItem(view, clause)) return false;
  return !/\b(?:aby|azeby|zeby|nakazuje|jezeli|jesli)\b/.test(before);
}
