import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';

/*
 * Tables whose rows are explained elsewhere: rows lettered A, B, C with "(A należność, B odsetki, …)" beside
 * them, and bare columns of figures with "kolejno: kapitał, odsetki i koszty".
 */

const lettered = /(?<![a-z])a[ :=–-]{1,3}[a-z][^,;()]{2,40}[,;] ?b[ :=–-]{1,3}[a-z][^()]{0,300}/;
const entry = /(?<![a-z])([a-z])[ :=–-]{1,3}([a-z][^,;().]{2,40})/g;

/** The meaning of each lettered row, according to the letter. */
const letters = oncePer((view: LetterView): ReadonlyMap<string, string> => {
  const legend = lettered.exec(view.spaced)?.[0] ?? '';
  return new Map([...legend.matchAll(entry)].map(([, letter = '', words = '']) => [letter, words]));
});

/** The meaning of a row named by a single letter. */
export function letteredLabel(view: LetterView, label: string): string | undefined {
  const letter = /^([a-z])[.)]?$/.exec(label)?.[1];
  return letter === undefined ? undefined : letters(view).get(letter);
}

const FIGURE = /^(?:\d{1,2}\.\d{1,2}\.\d{4}\s+)?(\d{1,3}(?:[ .]\d{3})*,\d{2})(?:\s?zł)?\s*\*?$/;
const inTurn =
  /\b(?:pierwsze (?:wiersze|kwoty|pozycje)|kolejne (?:wiersze|kwoty|pozycje)|kolejno|od gory|w kolejnosci)(?: to| oznaczaja)?:? ([^.;:]{5,120})/;
const LEAST_ROWS = 3;

/**
 * The rows of a bare column by line number: the words in turn; a row that adds up those above it is marked as
 * their sum.
 */
const bareColumns = oncePer((view: LetterView): ReadonlyMap<number, string> => {
  const words = inTurn.exec(view.spaced)?.[1]?.split(/, | i | oraz /) ?? [];
  const labels = new Map<number, string>();
  for (const run of runsOf(view)) {
    let sum = 0;
    for (const [place, { line, grosze }] of run.entries()) {
      const isSum = place >= 2 && grosze === sum;
      const label = isSum ? 'razem' : words[place];
      if (label !== undefined) labels.set(line, foldText(label).trim());
      if (isSum) break;
      sum += grosze;
    }
  }
  return labels;
});

export const bareLabel = (view: LetterView, line: number): string | undefined =>
  bareColumns(view).get(line);

type Figure = { line: number; grosze: number };

/** Consecutive lines that each contain a figure and no word. */
function runsOf({ lines }: LetterView): Figure[][] {
  const runs: Figure[][] = [[]];
  for (const [line, { text }] of lines.entries()) {
    const figure = FIGURE.exec(text)?.[1];
    if (figure === undefined) runs.push([]);
    else runs.at(-1)?.push({ line, grosze: Number(figure.replace(/\D/g, '')) });
  }
  return runs.filter(({ length }) => length >= LEAST_ROWS);
}
