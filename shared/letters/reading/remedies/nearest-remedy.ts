import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import type { RemedyMention } from '#shared/letters/reading/clauses/remedy-mentions.ts';
import type { TermPlace } from '#shared/letters/reading/clauses/terms/term-place.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';

const setsTerm = /\bw (?:terminie|ciagu) /;
const toCourt = /\bskarg\w+ do (?:\w+ ){0,3}sadu administracyjnego\b/;

/** The remedy of one term in a clause with several terms; `isLater` for every term but the first. */
export type NearestRemedy = { mention: RemedyMention; isLater: boolean };

/**
 * "w terminie 14 dni z wnioskiem o ponowne rozpatrzenie albo skargę w terminie 30 dni": the first term belongs to the
 * remedy named last before it or, without one, to the first one behind it; a later term to the next remedy.
 */
export function nearestRemedy(
  view: LetterView,
  mentions: readonly RemedyMention[],
  { span }: FoundTerm,
  { clause, before, after }: TermPlace,
): NearestRemedy | undefined {
  const here = flowPosition(view, span.start) - clause.span.start;
  const named = mentions
    .filter((mention) => mention.clause === clause)
    .toSorted((left, right) => left.at - right.at);
  const lastBefore = (place: number) => named.findLast(({ at }) => at < place);
  const earlier = before.search(setsTerm);
  if (earlier < 0) {
    const mention = lastBefore(here) ?? named[0];
    return mention === undefined || !setsTerm.test(after) ? undefined : { mention, isLater: false };
  }
  const first = lastBefore(here - before.length + earlier) ?? named[0];
  if (first === undefined) return undefined;
  const isBehindTerm = first.at > here - before.length + earlier;
  const others = named.filter(({ at }) => at > first.at);
  const next = others.findLast(({ at }) => at < here) ?? (isBehindTerm ? others[0] : undefined);
  const mention = next ?? first;
  // "… albo, bez korzystania z tego prawa, wnieść skargę do sądu administracyjnego w terminie 30 dni"
  const isSuit = toCourt.test(clause.text.slice(mention.at, here));
  return { mention: isSuit ? { ...mention, stem: 'skarg' } : mention, isLater: true };
}
