import { behindOpening } from '#shared/letters/reading/gist/heading-first.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { flowPosition } from '#shared/letters/reading/letter-view.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentencesOf } from '#shared/letters/text/sentences.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import {
  headingOf,
  isAboutData,
  isForRefused,
  isFromDataOffice,
  isOfferOfPlace,
  type LetterPart,
} from './letter-parts.ts';
import { enclosedFrom } from './second-letter.ts';

/**
 * A sentence or list item with the part of the letter that contains it. `text` is folded with plain spaces;
 * `span` is its place in the running text.
 */
export type Clause = {
  span: Span;
  text: string;
  part: LetterPart;
  /** Folded heading of the section ("pouczenie dla powoda"), empty before the first one. */
  section: string;
};

/** The letter's clauses in order. */
export const clausesOf = oncePer((view: LetterView): readonly Clause[] => {
  const enclosed = enclosedFrom(view);
  const isDataCase = isFromDataOffice(view);
  const isForm = ticked.test(view.spaced);
  const isUnticked = (text: string) => isForm && unticked.test(text) && !ticked.test(text);
  const isNotice = (text: string) => !isDataCase && isAboutData(text);
  const head = flowPosition(view, view.lines[view.titleLine]?.end ?? 0);
  let part: LetterPart = 'operative';
  let section = '';
  let before: LetterPart = 'operative';
  const clauses = piecesOf(view).map((span) => {
    const text = view.spaced.slice(span.start, span.end).trim();
    const heading = headingOf(view.flow.text.slice(span.start, span.end), span.start < head);
    if (heading !== undefined) {
      if (heading.part === 'privacy' && part !== 'privacy') before = part;
      part = heading.part;
      section = heading.text;
    } else if (part === 'privacy' && startsParagraph(view, span) && !isNotice(text)) {
      // A privacy notice is one paragraph; the part of the letter before it continues after it.
      part = before;
      section = '';
    }
    const own = span.start >= enclosed ? 'enclosed' : part;
    return {
      span,
      text,
      section,
      part: isNotice(text) ? 'privacy' : isUnticked(text) ? 'enclosed' : own,
    };
  });
  return withoutDisclaimed(withoutRefused(view, clauses));
});

/** In a letter that offers a place, the rights of those refused are others'. */
function withoutRefused(view: LetterView, clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ text }) => isForRefused(text)) || !isOfferOfPlace(view)) return clauses;
  return clauses.map((clause) =>
    isForRefused(clause.text) ? { ...clause, part: 'others' as const } : clause,
  );
}

const SHORT = 70;
const MOST_DISCLAIMED = 3;
const ofTerm = /^(?:to|ten|te) [^.]{0,40}\bnie dla (?:pana|pani|panstwa)\b/;
const disclaims = new RegExp(
  either(
    /^(?:ale )?(?:to )?nie dotyczy (?:to )?(?:pana|pani|panstwa)\b/,
    /\b(?:pana|pani|panstwa) (?:to |ten termin |te terminy )?(?:\w+ )?nie dotycz[ya]/,
    ofTerm,
  ),
);
const speaksToReader = ({ text }: Clause) =>
  /\b(?:pan|pana|pani|panu|panem|panstwo|panstwa|panstwu)\b/.test(text);

/**
 * "Cudzoziemcy mają na to 30 dni. Nie dotyczy to Pana.": the letter itself says that the text before is for
 * others, unless that text addresses the reader.
 */
function withoutDisclaimed(clauses: readonly Clause[]): readonly Clause[] {
  const others = new Set<Clause>();
  for (const [at, { text }] of clauses.entries()) {
    if (text.length > SHORT || !disclaims.test(text)) continue;
    // "To termin dla klubu, nie dla Pana" may refer to the term of the sentence before the previous one.
    const reach = ofTerm.test(text) ? MOST_DISCLAIMED : 1;
    const before = clauses.slice(Math.max(0, at - reach), at);
    const named = reach === 1 ? before[0] : before.findLast((clause) => /\d/.test(clause.text));
    const spoken = before.slice(before.findLastIndex(speaksToReader) + 1);
    if (named !== undefined && spoken.includes(named)) others.add(named);
  }
  if (others.size === 0) return clauses;
  return clauses.map((clause) =>
    others.has(clause) ? { ...clause, part: 'others' as const } : clause,
  );
}

/** The clause at a place of the running text, or the clause of the word after white space there. */
export function clauseAt(view: LetterView, place: number): Clause | undefined {
  let position = place;
  while (view.spaced.charAt(position) === ' ') position += 1;
  const clauses = clausesOf(view);
  let low = 0;
  let high = clauses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clauses[middle]?.span.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  const found = clauses[low];
  return found !== undefined && found.span.start <= position ? found : undefined;
}

/** Signs before an item that no figure or letter counts: "•", "→", "[x]". */
export const itemSigns = String.raw`[-–•*□▪◦►→]|[-–=]>|\[x\]|☒|☑`;

/** The mark of an item of a list, at the beginning of its clause. */
export const itemMark = new RegExp(
  String.raw`^(?:\d{1,2}[.)]|[ivx]{1,4}[.)]|\((?:\d{1,2}|[a-z])\)|[a-z]\)|${itemSigns})\s+`,
);

/** Where the words of a clause begin, after white space and a list mark. */
export function beginningOf(view: LetterView, { span, text }: Clause): number {
  const lead = view.spaced.slice(span.start, span.end).search(/\S/);
  return span.start + lead + (itemMark.exec(text)?.[0].length ?? 0);
}

/** The same behind headings and a greeting, too. */
export const wordsBegin = (view: LetterView, clause: Clause): number =>
  behindOpening(view, { start: beginningOf(view, clause), end: clause.span.end });

/**
 * The span of a clause, with the next clause when that continues with a bracket: "Rata z 5 września 2026 r. (618,90 zł)
 * jest płatna osobno."
 */
export function spanWithBracket(view: LetterView, clause: Clause): Span {
  const clauses = clausesOf(view);
  const next = clauses[clauses.indexOf(clause) + 1];
  const goesOn =
    next !== undefined && /\d r\.$/.test(clause.text) && /^\([^()]*\),? [a-z]/.test(next.text);
  return goesOn ? { start: clause.span.start, end: next.span.end } : clause.span;
}

/** "[ ] Wobec odstąpienia … służy zażalenie": the text of an unticked box does not apply to this letter. */
const unticked = /^(?:\[ {0,2}\]|☐|□)/;
const ticked = /(?:\[x\]|☑|☒)/;

function startsParagraph({ flow }: LetterView, { start }: Span): boolean {
  return flow.text.slice(Math.max(0, start - 2), start) === '\n\n';
}

/** Sentences, cut further where a heading in capitals or an item of a running list begins. */
function piecesOf(view: LetterView): Span[] {
  const headings = headingEdges(view);
  return sentencesOf(view.flow).flatMap(({ start, end }) => {
    const cuts = [
      ...headings.filter((edge) => edge > start && edge < end),
      ...itemsIn(view.spaced.slice(start, end)).map((at) => start + at),
    ].toSorted((left, right) => left - right);
    const edges = [start, ...cuts, end];
    return edges
      .slice(1)
      .map((edge, index) => ({ start: edges[index] ?? start, end: edge }))
      .filter((span) => view.spaced.slice(span.start, span.end).trim() !== '');
  });
}

/** Beginnings of "2) w pozostałej części …" inside a sentence. */
function itemsIn(text: string): number[] {
  return [...text.matchAll(/(?<=[,;:.] )(?:\d{1,2}|[a-z])\) (?=[a-z])/g)].map(({ index }) => index);
}

const LEAST_HEADING = 4;
const LONGEST_HEADING = 90;

function headingEdges(view: LetterView): number[] {
  const headings = view.lines.filter(
    ({ text }) =>
      text.length >= LEAST_HEADING && text.length <= LONGEST_HEADING && isCapitals(text),
  );
  // In a letter written all in capitals, headings cannot be recognised.
  if (headings.length * 2 > view.lines.filter(({ text }) => text !== '').length) return [];
  return headings.flatMap(({ start, end }) => [
    flowPosition(view, start),
    Math.min(view.flow.text.length, flowPosition(view, end) + 1),
  ]);
}
