import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { MoneyWay } from '#shared/letters/reading/money/money-way.ts';
import { either } from '#shared/letters/text/word-list.ts';

type Told = { grosze: number; label: string; way: MoneyWay | null; ordered: boolean };

/** "Zwrot kwoty z części C nastąpi na rachunek zgłoszony w zeznaniu", "nadpłatę zwrócimy". */
const comesBack = new RegExp(
  String.raw`\b${either(
    /zwrot (?:[^.;\d]{1,60} )?(?:nastapi|zostanie dokonany|zostanie przekazany) (?:\w+ )?na (?:pan\w* )?(?:rachunek|konto)\b/,
    /nadplat[aey]? (?:\w+ ){0,3}(?:zwroc|zwrac|przelej|przekaz|wyplac)\w*(?:my|ona|ana|ono)\b/,
  )}`,
);

/** "Różnica do zwrotu: 2 521,50 zł. Kwotę 2 521,50 zł przelejemy": the verb tells who gives the sum back. */
export const withVerbs = <Sum extends Told>({ spaced }: LetterView, sums: readonly Sum[]): Sum[] =>
  sums.map((sum) => {
    const isOpen = sum.way === 'pay' && !sum.ordered && /\bdo zwrotu\b/.test(sum.label);
    if (!isOpen) return sum;
    const isGiven = sums.some(({ grosze, way }) => grosze === sum.grosze && way === 'receive');
    return isGiven || comesBack.test(spaced) ? { ...sum, way: 'receive' } : sum;
  });
