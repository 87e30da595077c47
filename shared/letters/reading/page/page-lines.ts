import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

/** "strona 1 z 2", "--- str. 1/2 ---". */
const mark = String.raw`\W*(?:strona|str\.?|s\.) ?\d{1,3} ?(?:z|\/) ?\d{1,3}\W*`;
const isMark = new RegExp(`^${mark}$`, 'iu');
/** "KRS 0000588120, str. 1/2"; "opisano to na str. 1/2" is a sentence. */
const endsWithMark = new RegExp(String.raw`(?<!(?:^|\s)(?:na|ze|od|do|w|i))\s${mark}$`, 'iu');

/** The header and footer lines of the letter's pages, as a quote writes them. */
const pageLinesOf = oncePer(({ lines }: LetterView): readonly string[] =>
  lines
    .filter(
      ({ text, segments }) =>
        isMark.test(segments[0]?.text ?? '') ||
        isMark.test(segments.at(-1)?.text ?? '') ||
        endsWithMark.test(text),
    )
    .map(({ text }) => text.replace(/\s+/g, ' ').trim()),
);

const LONGEST = 120;

/** Words of the letter without the lines between its pages: a sentence that runs over a page is one sentence. */
export const withoutPageLines = (view: LetterView, words: string): string =>
  pageLinesOf(view)
    .filter((line) => line.length <= LONGEST)
    .reduce((rest, line) => rest.replaceAll(` ${line}`, '').replaceAll(`${line} `, ''), words);
