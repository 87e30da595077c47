import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';

const creditedTo = /^[^.]{0,60}\b(?:z zaliczeniem|zaliczajac|zaliczon\w+)(?: \w+){0,3} (?:na|:)/;

/** "przekazano Pani 1 072,73 zł, z zaliczeniem na: koszty 617, odsetki 212,44, należność 243,29": one sum comes to the reader. */
export function creditedWhole(view: LetterView, sums: Sums): Sums {
  const { main, total } = sums;
  const isOne =
    total?.way === 'receive' &&
    !total.row &&
    main !== null &&
    main.at > total.at &&
    main.grosze < total.grosze;
  if (!isOne) return sums;
  const from = flowPosition(view, total.at);
  const behind = view.spaced.slice(from, from + REACH).replace(/^[\d ]+(?:,\d\d)?/, '');
  return creditedTo.test(behind) ? { ...noSums, main: total, total } : sums;
}
const REACH = 160;
