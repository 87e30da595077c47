import { type LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { type Point, pointMark, pointsOf } from './points.ts';

/** Verbs after which a ruling names what it decides: "postanawia:", "orzekam, co następuje:". */
const rules = either(
  /postanawia(?:m|my)?/,
  /postanowil[aoi]?/,
  /postanowion[oe]/,
  /orzeka(?:m|my)?/,
  /orzekl[aoi]?/,
  /zarzadza(?:m)?/,
  /zarzadzil[ao]?/,
  /decyduj[ea]/,
  /zdecydowal[aoi]?/,
  /rozstrzyga(?:m)?/,
  /rozstrzygn(?:al|ela|elo)/,
  /uchwala/,
);
const further = String.raw`(?: (?:co nastepuje|nastepujaco|jak nizej|sie|w sposob nastepujacy))?`;
/** "postanowił: I.": the mark of the first item may end its line. */
const firstMark = /(?:\s(?:[ivx]{1,4}|\d{1,2}|[a-z]|§ ?\d{1,2})[.)]?)?\W*$/;
const opens = new RegExp(String.raw`(?:^|[^a-z])${rules},?${further}\s?[:–-]?${firstMark.source}`);
/** "komornik postanowił: I. umorzyć postępowanie": the first item in the line of the verb. */
const opensInLine = new RegExp(
  String.raw`(?:^|[^a-z])${rules},?${further}\s*:\s+(?=[^;]{0,12}[a-z]{4})`,
);
const WITHIN = 1500;
const FEWEST_WORDS = 2;

/** The operative points of a ruling: what stands behind its verb and a colon, one sentence or a list of items. */
export const ruledPoints = oncePer((view: LetterView): ReadonlySet<Point> => {
  const ruled = new Set<Point>();
  let openedAt: number | undefined;
  let isFirst = false;
  for (const point of pointsOf(view)) {
    const { span, text, part, isItem } = point;
    if (part !== 'operative') {
      openedAt = undefined;
      continue;
    }
    if (openedAt !== undefined && span.start - openedAt < WITHIN && (isFirst || isItem)) {
      if (text.split(/\s+/).length >= FEWEST_WORDS) ruled.add(point);
      isFirst = false;
    }
    const inLine = opens.test(text)
      ? null
      : opensInLine.exec(view.spaced.slice(span.start, span.end));
    if (inLine !== null) {
      const start = span.start + inLine.index + inLine[0].length;
      const rest = view.spaced.slice(start, span.end).trim();
      ruled.add({ ...point, span: { start, end: span.end }, text: rest.replace(pointMark, '') });
      [openedAt, isFirst] = [span.start, false];
    } else if (opens.test(text)) [openedAt, isFirst] = [span.start, true];
  }
  return ruled;
});

const measure = either('poziom', 'stopien', 'uszczerb', 'liczba punktow', 'suma punktow', 'wynik');
const measured = new RegExp(
  String.raw`(?<![a-z])(${measure}[a-z]*(?: [a-z]{2,20}){0,4}) ?: {1,40}(\d{1,3}(?:,\d{1,2})? ?(?:punkt[a-z]*|pkt|procent[a-z]*|%))`,
);

/** "poziom potrzeby wsparcia: 74 punkty": what was measured, in the letter's words; null without any. */
export function measuredResult(view: LetterView): string | null {
  const match = measured.exec(view.spaced);
  if (match === null) return null;
  return view.flow.text
    .slice(match.index, match.index + match[0].length)
    .replace(/\s+/g, ' ')
    .trim();
}

const box = /(?:\[x\]|\(x\)|☒|☑|✔|✓)\s{0,3}/giu;
const result =
  /^(?:nie ?)?(?:uznan|uwzgledni|przyznan|zasadn|zaakcept|przyje|odrzuc|oddal|odmow|odmaw|umorz|pozytyw|negatyw|zgod|czesciow|w czesci)[a-z]*/;

/** "[X] nieuznana": the box that the sender ticked for its result, as the letter writes it. */
export function tickedResult(view: LetterView): string | null {
  for (const { 0: mark, index } of view.flow.text.matchAll(box)) {
    const at = index + mark.length;
    const found = result.exec(view.spaced.slice(at, at + LONGEST_RESULT))?.[0];
    if (found !== undefined)
      return `${mark.trim()} ${view.flow.text.slice(at, at + found.length).replace(/\s+/g, ' ')}`;
  }
  return null;
}
const LONGEST_RESULT = 40;

/** "Treść wpisu: WYKREŚLONO hipotekę", "WPIS: WYKREŚLONO": what was done in a register, in a row of its own. */
const entered =
  /(?<![a-z])(?:tresc|rodzaj) wpisu ?: {1,40}(?:wykreslon|wpisan|zmienion|sprostowan)[oay]|(?<![a-z])wpis ?: {1,40}(?:wykreslon|zmienion|sprostowan)[oay]/;
const LONGEST_ENTRY = 140;

/** What a court entered in or struck off a register, as the letter's row writes it; null without such a row. */
export function enteredResult(view: LetterView): string | null {
  const at = view.spaced.search(entered);
  if (at < 0) return null;
  const [row = ''] = view.flow.text.slice(at, at + LONGEST_ENTRY).split('\n');
  return row.replace(/\s+/g, ' ').trim();
}
