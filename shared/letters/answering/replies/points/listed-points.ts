import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentencesOf } from '#shared/letters/text/sentences.ts';
import { type Flow, foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

const MARK = /^(?:\d{1,2}[.)]|[a-z]\)|[-–•*])\s+/u;
const LONGEST_POINT = 240;
const SHORTEST_POINT = 25;
const MOST_POINTS = 3;

/** "Stwierdzono, co następuje:", "Z zebranego materiału wynika, że:", "stwierdziłem następujące rozbieżności:" */
const opensFindings = new RegExp(
  String.raw`\b${either(
    /ustal(?:ono|il\w*|ilismy)/,
    /stwierdz(?:ono|il\w*|ilismy)/,
    'wynika',
    'rozbieznosci',
    'nieprawidlowosci',
    /z (?:tych|nastepujacych) (?:powodow|przyczyn)/,
  )}\b[^.:]{0,90}:\s*$`,
);
/** "Proszę w wyznaczonym terminie:", "wzywam Panią do:", "należy przedłożyć:" */
const opensDemands = new RegExp(
  String.raw`\b${either(
    /pros(?:ze|imy)/,
    /wzywa\w*/,
    'nalezy',
    /zada(?:m|my)/,
    /do zlozenia (?:wyjasnien|dokumentow)/,
    /(?:wyjasnieni|dokument)\w* dotyczac\w+/,
  )}\b[^.:]{0,120}:\s*$`,
);
const conditional = /^(?:jezeli|jesli|gdy|w razie|w przypadku|ewentualn)/;

/** The points of the list that a sentence matching `opens` begins, each whole and without its mark. */
function pointsAfter(flow: Flow, opens: RegExp): string[] {
  const spans = sentencesOf(flow);
  const first = spans.findIndex(
    ({ start, end }, index) =>
      opens.test(flow.folded.slice(start, end).replace(/\s+/g, ' ').trimEnd()) &&
      MARK.test(textOf(flow, spans[index + 1])),
  );
  if (first < 0) return [];
  const points: string[] = [];
  for (const span of spans.slice(first + 1)) {
    const words = textOf(flow, span);
    const point = points.at(-1);
    if (MARK.test(words)) points.push(words.replace(MARK, ''));
    else if (point !== undefined) points[points.length - 1] = `${point} ${words}`;
    const isLast = flow.text.slice(span.start, span.end).endsWith('\n\n');
    if (isLast && !MARK.test(textOf(flow, spans[spans.indexOf(span) + 1]))) break;
  }
  return points
    .map((point) => withoutMark(point.length <= LONGEST_POINT ? point : firstPart(point)))
    .filter((point) => point.length >= SHORTEST_POINT && point.length <= LONGEST_POINT);
}

const textOf = ({ text }: Flow, span: { start: number; end: number } | undefined): string =>
  span === undefined ? '' : text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
const firstPart = (point: string): string => point.split(/(?<=;) /u)[0] ?? point;
const withoutMark = (point: string): string => point.replace(/(?:(?<!\br)\.|[;,\s])+$/u, '');

/** What the writer says that it found, point by point. */
export const listedFindings = ({ view }: LetterFacts): string[] =>
  pointsAfter(view.flow, opensFindings).slice(0, MOST_POINTS);

/** An answer to each point that the letter asks about; one open answer when it lists none. */
export function answersTo(facts: LetterFacts): string[] {
  const points = demandsOf(facts);
  return points.length < 2
    ? [ownReasons]
    : points.map((point, index) => `Ad ${index + 1}. „${point}”: ${gap('odpowiedź')}`);
}

/** What the letter asks to explain or to send, point by point; what depends on a condition is left out. */
const demandsOf = ({ view }: LetterFacts): string[] =>
  pointsAfter(view.flow, opensDemands)
    .filter((point) => !conditional.test(foldText(point)))
    .slice(0, MOST_DEMANDS);
const MOST_DEMANDS = 5;
