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

/** "zezwolono na złożenie do depozytu sądowego 8 412,60 zł": what waits for the reader when the letter calls them to fetch it. */
const deposited = /\bdepozytu(?: sadowego)?(?: (?:kwot|sum)\w+)?\W*$/;
const handedOut = new RegExp(
  String.raw`\b${either(
    /(?:zostan(?:ie|a)|bedzie|beda) pan\w* (?:wydan|wyplacon|przekazan)\w+/,
    /do (?:odbioru|podjecia) (?:\w+ )?(?:depozytu|kwoty|sumy|pieniedzy)/,
  )}`,
);

/** "Różnica do zwrotu: 2 521,50 zł. Kwotę 2 521,50 zł przelejemy": the verb tells who gives the sum back. */
export const withVerbs = <Sum extends Told>({ spaced }: LetterView, sums: readonly Sum[]): Sum[] =>
  sums.map((sum) => {
    if (deposited.test(sum.label) && handedOut.test(spaced))
      return { ...sum, way: 'receive', ordered: false };
    const isOpen = sum.way === 'pay' && !sum.ordered && /\bdo zwrotu\b/.test(sum.label);
    if (!isOpen) return sum;
    const isGiven = sums.some(({ grosze, way }) => grosze === sum.grosze && way === 'receive');
    return isGiven || comesBack.test(spaced) ? { ...sum, way: 'receive' } : sum;
  });
