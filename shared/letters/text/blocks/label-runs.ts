import { namesMoney, saysSum, sumIn, type TableLine } from './table-lines.ts';

/** The labels below each other that the values prove, or the only ones, as many as the values, that name money. */
export function runOf(
  above: readonly TableLine[],
  labels: readonly TableLine[],
  values: readonly TableLine[],
): readonly TableLine[] | undefined {
  const runs: TableLine[][] = [];
  for (const line of above) {
    if (!labels.includes(line)) runs.push([]);
    else if (runs.length === 0) runs.push([line]);
    else runs.at(-1)?.push(line);
  }
  const proven = runs
    .flatMap((run) => run.map((_, at) => run.slice(at, at + values.length)))
    .filter((run) => run.length === values.length)
    .findLast((run) => isProven(run, values));
  if (proven !== undefined) return proven;
  const named = runs.filter((run) => run.length === values.length && run.some(namesMoney));
  return named.length === 1 ? named[0] : undefined;
}

/** Whether the label of a value that adds up those above it says so. */
function isProven(labels: readonly TableLine[], values: readonly TableLine[]): boolean {
  let added = 0;
  for (const [place, value] of values.entries()) {
    const label = labels[place];
    const isWhole = place > 1 && sumIn(value) === added;
    if (isWhole && label !== undefined && saysSum(label)) return true;
    if (!isWhole) added += sumIn(value);
  }
  return false;
}
