import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

const orders = wordPattern(['wzywa*', 'zobowiazuj*', 'nakazuj*', 'prosze', 'prosimy', 'nalezy']);
/** What a list item tells the reader to do: "a) uiściła zaliczkę w kwocie 86,40 zł". */
const pays = wordPattern([
  'uisci*',
  'uiszczeni*',
  'wplaci*',
  'wplat*',
  'zaplaci*',
  'zaplat*',
  'splaci*',
  'uregulowa*',
  'wniosla oplat*',
  'wniosl oplat*',
]);
const item = /^\s*(?:[-–•*]|\d{1,2}[.)]|[a-z]\))\s/;
const OPENING = 900;
/** The sentence before a list item is at most this long. */
const AWAY = 500;

/** "Wzywam Panią, aby w terminie 7 dni: a) uiściła …": whether the introduction of the list orders the payment in its item. */
export function isOrderedInList(view: LetterView, sentence: Span, lead: string): boolean {
  if (!item.test(view.spaced.slice(sentence.start, sentence.end)) || !pays.test(lead)) return false;
  const before = view.spaced.slice(Math.max(0, sentence.start - OPENING), sentence.start);
  const colon = before.lastIndexOf(':');
  if (colon < 0 || before.length - colon > AWAY) return false;
  const at = sentence.start - before.length + colon;
  const opening = sentenceSpan(view.flow, { start: at - 1, end: at });
  return orders.test(view.spaced.slice(opening.start, at));
}
