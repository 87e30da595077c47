import type { Term } from '#shared/domain/term.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { inDays, lengthOf } from '#shared/letters/calendar/term-length.ts';
import { flowPosition, type LetterView, sentenceOf } from '#shared/letters/reading/letter-view.ts';
import type { RemedyAnswer } from '#shared/letters/reading/remedy.ts';
import { stemOf } from '#shared/letters/reading/remedy-names.ts';

/** How far from the term the remedy may be named: "Do kiedy: w 14 dni", "W tym czasie może Pani". */
const FARTHEST = 480;
/** A word of another sentence counts as if it stood this much further away. */
const OTHER_SENTENCE = 300;
/** What a suit is called where no word for it is said: "może Pan wystąpić do sądu pracy", "z żądaniem do sądu". */
const goesToCourt = String.raw`(?:pozew|pozw|powodztw|zaskarz|wystap\w* [^.;]{0,40}\b(?:sad|zadan))`;
const isSuit = /^(?:pozew|powództwo)/i;
/** Terms of other acts: the request for reasons, lost terms, the answer of the office, payments. */
const ofOthers =
  /\b(?:uzasadnieni\w+ (?:postanowieni|wyrok|na pismie)|przywroceni|przeszkod|ustani|rozpatr|przekaz)\w*/;

/** "zapłaciła w ciągu dwóch tygodni …, albo wniosła w tym terminie sprzeciw": it refers to the last term before it. */
const sameTerm = /\bw tym(?:ze)?(?: samym)? (?:terminie|czasie)\b/;
const BESIDE = 60;

/** The place at which the letter itself gives the length that the law sets for the remedy. */
export function givenTerm(
  view: LetterView,
  { name }: RemedyAnswer,
  statutory: Term,
): FoundTerm | undefined {
  const length = lengthOf(statutory);
  if (length === undefined) return undefined;
  const days = inDays(length);
  const words = new RegExp(isSuit.test(name) ? goesToCourt : String.raw`\b${stemOf(name)}`);
  const text = view.spaced;
  const places = [...text.matchAll(new RegExp(words, 'g'))].map(({ index }) => index);
  const referring = places.filter((place) =>
    sameTerm.test(text.slice(Math.max(0, place - BESIDE), place + BESIDE)),
  );
  const starts = view.terms.map(({ span }) => flowPosition(view, span.start));
  const isReferred = (at: number) =>
    referring.some((place) => at < place && !starts.some((other) => other > at && other < place));
  const near = view.terms
    .filter(
      ({ kind, amount, unit }) =>
        kind !== 'date' && amount !== null && unit !== null && inDays({ amount, unit }) === days,
    )
    .flatMap((found) => {
      const at = flowPosition(view, found.span.start);
      const { start, end } = sentenceOf(view, { start: at, end: at });
      if (ofOthers.test(text.slice(start, end))) return [];
      const isOwn = (place: number) => place >= start && place < end;
      const reach = places.map(
        (place) => (isOwn(place) ? 0 : OTHER_SENTENCE) + Math.abs(place - at),
      );
      const isSame = found.unit === statutory.unit;
      const isNamed = places.some(isOwn) || isReferred(at);
      return isSame || isNamed
        ? [{ found, isSame, reach: isReferred(at) ? 0 : Math.min(...reach) }]
        : [];
    })
    .filter(({ reach }) => reach < FARTHEST)
    .toSorted((one, other) => Number(other.isSame) - Number(one.isSame) || one.reach - other.reach);
  return near[0]?.found;
}
