import { findDates } from '#shared/letters/calendar/dates.ts';
import { signsOf } from '#shared/letters/reading/clauses/acts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { endingsOf, stemsOf } from '#shared/letters/reading/ranker/stems.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { duties, figureWords, outcomes, rights } from './point-words.ts';
import type { Point } from './points.ts';

const FIRST = 4;
const OPENED_WITHIN = 1500;
const MOST_PLACES = 6;

const wordSigns = Object.entries({
  right: rights,
  duty: duties,
  outcome: outcomes,
  figure: figureWords,
}).map(([name, words]) => [name, wordPattern(words)] as const);
const formSigns: readonly (readonly [string, RegExp])[] = [
  ['sum', /\d ?(?:(?:zl|pln|chf|usd|euro?)\b|€)/],
  ['sums', /\d ?(?:zl|pln|eur)\b.*\d ?(?:zl|pln|eur)\b/],
  ['percent', /\d ?(?:%|procent)/],
  ['account', /(?:\d[ -]?){20}|\[rachunek/],
  ['contact', /@|\btel\b|\bwww\b|\bhttp|\binfolini|\bgodz\. ?\d{1,2}[^.]{0,8}-/],
  ['postcode', /\b\d{2}-\d{3}\b/],
  ['register', /\bkrs\b|\bregon\b|\bnip\b/],
  ['bracket', /^\(/],
  ['colon', /:$/],
  ['quoted', /["„”]/],
  ['law', /\bart\. ?\d|§ ?\d/],
  ['call', /prosimy powolywac|prosze powolywac|nalezy powolywac|w korespondencji/],
  ['term', /\b(?:w terminie|w ciagu|najpozniej|do dnia|od dnia dorecz|od otrzymania)\b/],
  ['loss', /\b(?:utrac|wygas|pod rygorem|przedawn|przepad)/],
  ['happened', /^(?:w dniu|dnia) \d/],
  ['paying', /\b(?:zaplac|zaplat|wplac|wplat|uregul|splac|splat|przelej|przelew|uisc|uiszcz)/],
];
const opener =
  /\b(?:postanawia|postanowil|orzeka|orzekl|decyduje|zawiadamia|informuj|wzywa|prosimy|uprzejmie|zasadza|nakazuj|ustala)\w*/;

/**
 * What a model weighs in each point: its words and the ends of its verbs, who acts, the part of the letter, its place
 * there, its mark and what governs it, and whether it has a sum, a day, a term or a way to write to the sender.
 */
export function pointFeatures(
  view: LetterView,
  points: readonly Point[],
): readonly (readonly string[])[] {
  const { length } = view.flow.text;
  const dates = findDates(view.flow).filter(({ role }) => role !== 'statute');
  let openedAt = -Infinity;
  let place = 0;
  let part = '';
  return points.map((point) => {
    const { span, text, section, isItem, governor } = point;
    place = point.part === part ? place + 1 : 0;
    part = point.part;
    const isOpened = span.start - openedAt < OPENED_WITHIN;
    if (opener.test(text)) openedAt = span.start;
    const stems = stemsOf(text);
    const written = view.flow.text.slice(span.start, span.end);
    return [
      ...stems.map((stem) => `s:${stem}`),
      ...stems.slice(0, FIRST).map((stem) => `f:${stem}`),
      ...stems.slice(1).map((stem, index) => `p:${stems[index] ?? ''} ${stem}`),
      ...endingsOf(text).map((ending) => `v:${ending}`),
      ...stemsOf(governor)
        .slice(-FIRST)
        .map((stem) => `g:${stem}`),
      ...stemsOf(section)
        .slice(0, 2)
        .map((stem) => `h:${stem}`),
      ...signsOf(point).flatMap((sign) => [sign, `${sign} ${part}`]),
      ...wordSigns.flatMap(([name, words]) => (words.test(text) ? [name, `${name} ${part}`] : [])),
      ...formSigns.flatMap(([name, form]) => (form.test(text) ? [name, `${name} ${part}`] : [])),
      ...(dates.some(({ at }) => at.start >= span.start && at.start < span.end)
        ? ['day', `day ${part}`]
        : []),
      `part:${part}`,
      `at:${Math.floor((6 * span.start) / Math.max(1, length))}`,
      `in:${part} ${Math.min(MOST_PLACES, place)}`,
      `long:${Math.min(8, Math.floor(stems.length / 4))}`,
      ...(isItem ? ['item', `item ${part}`] : []),
      ...(governor === '' ? [] : ['governed']),
      ...(isOpened ? ['opened', `opened ${part}`] : []),
      ...(isCapitals(written) ? ['capitals'] : []),
    ];
  });
}
