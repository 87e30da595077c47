import { datesInFlow, type FlowDate } from '#shared/letters/calendar/dates.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

/** "na 6 rat po 109,20 zł, płatnych do:", "w trzech ratach, w terminach": words that turn the following days into payment days. */
const instalments =
  /\brat(?:y|ach|ami)?\b[^;]{0,80}\b(?:platn\w+|zaplac\w*|zaplat\w*|wplac\w*|termin\w*|do|dnia|dniach)\W{0,10}$/;
/** Paid or missed instalments give no payment days: "raty, które nie zostały zapłacone". */
const past = /\b(?:nie (?:zaplac|wplac|wplyn|uregulow)\w*|zaplacon\w*|oplacon\w*|wplacon\w*)\b/;
const between = /^(?:\s*r(?:oku|\.)?)?[\s,;]*(?:(?:i|oraz|a)\s+)?(?:do\s+)?(?:dnia\s+)?$/;
const BEFORE = 140;
const LEAST = 2;

/** The days of instalments that a sentence lists in a row, without a sum beside each. */
export function listedDays({ flow }: LetterView, writtenOn?: string): FlowDate[] {
  const runs: FlowDate[][] = [];
  for (const date of datesInFlow(flow, writtenOn)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext =
      last !== undefined && between.test(flow.folded.slice(last.at.end, date.at.start));
    if (isNext) run?.push(date);
    else runs.push([date]);
  }
  return runs
    .filter(([first, ...others]) => {
      if (first === undefined || others.length + 1 < LEAST) return false;
      const before = flow.folded.slice(Math.max(0, first.at.start - BEFORE), first.at.start);
      const said =
        before
          .replace(/\s+/g, ' ')
          .split(/(?<=[a-z]{3})\. /)
          .at(-1) ?? '';
      return instalments.test(said) && !past.test(said);
    })
    .flat();
}
