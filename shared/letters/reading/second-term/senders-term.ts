import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { isSendersOwn } from '#shared/letters/reading/clauses/terms/senders-time.ts';
import { termPlace } from '#shared/letters/reading/clauses/terms/term-place.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

const NEAR = 220;
/** "Wykonawca zakończy prace do 15 grudnia". */
const thirdParty =
  /\b(?:wykonawc|dostawc|ekip|monter|kurier|producent|operator|podwykonawc|serwisant)\w* (?:\w+ ){0,4}$/;
/** "Do końca listopada płaci Pan po staremu". */
const asBefore = /^[^.;]{0,60}\b(?:po staremu|jak dotychczas|bez zmian|na dotychczasowych)\b/;

/** Whether the words around a term say that the sender acts within it: "Pieniądze wyślę do 15 października". */
export function isSendersTerm(view: LetterView, found: FoundTerm): boolean {
  const place = termPlace(view, found);
  if (place === undefined) return false;
  const near = place.before.slice(-NEAR);
  return isSendersOwn(near, place) || thirdParty.test(near) || asBefore.test(place.after);
}
