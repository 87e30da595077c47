import { datesInFlow } from '#shared/letters/calendar/dates.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Span } from '#shared/letters/text/text.ts';

import { runningRows } from './running-rows.ts';

/** "Opłatę wnosi się w czterech równych ratach:", "Plan spłaty", "Harmonogram": what stands above the rows. */
const heading =
  /\bw (?:\w+ ){0,4}ratach\b|\brat(?:y|ami)\b|\bharmonogram|\bplan(?:u|ie)? splat|\bczesci(?:ach|ami)\b|(?:^|\n) *(?:lp\.? *[;|] *)?(?:nr )?rata *(?:[;|]|  )/;
const past =
  /\bnie (?:zaplac|wplac|wplyn|uregulow)\w*|\bniezaplacon|\bzaplacon\w*|\bwplacon\w*|\bzalegl\w*/;
/** "Następne wpłaty - prognoza (harmonogram)": sums to come beside the one that is due. */
const forecast = /\bprognoz|\bnastepn\w+ (?:wplat|platnosc)/;
const sum = /\d,\d{2}(?:\s|$)|\d\s?zl\b/;
const ABOVE = 320;
const LEAST = 2;

/** The rows of the letter that each give a part of a sum and its day, below words that speak of parts. */
export const instalmentRows = oncePer((view: LetterView): readonly Span[] => {
  const { flow } = view;
  const rows = datesInFlow(flow).flatMap(({ at }) => {
    const start = flow.text.lastIndexOf('\n', at.start) + 1;
    const next = flow.text.indexOf('\n', at.end);
    const end = next < 0 ? flow.text.length : next;
    return sum.test(flow.folded.slice(start, end)) ? [{ start, end }] : [];
  });
  const parted = runsOf(rows, flow.text)
    .filter(({ length }) => length >= LEAST)
    .filter(([first]) => {
      const above = flow.folded.slice(Math.max(0, (first?.start ?? 0) - ABOVE), first?.start);
      const said =
        above
          .trimEnd()
          .split(/\n\s*\n/)
          .at(-1) ?? '';
      return heading.test(said) && !past.test(said) && !forecast.test(said);
    })
    .flat();
  return [...parted, ...runningRows(view).map(({ at, end }) => ({ start: at, end }))];
});

/** Rows that stand one below the other. */
function runsOf(rows: readonly Span[], text: string): Span[][] {
  const runs: Span[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last !== undefined && text.slice(last.end, row.start).trim() === '') run?.push(row);
    else runs.push([row]);
  }
  return runs;
}
