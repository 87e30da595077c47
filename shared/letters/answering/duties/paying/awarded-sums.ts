import { findAmounts } from '#shared/letters/figures/amounts.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

/** "kwotę 184,90 zł (sto osiemdziesiąt cztery złote) z odsetkami": a sum awarded as such, not a base of interest. */
const named = /(?<!\b(?:od|do|co do|w tym|ponad|z) )\bkwote (?:(?:\w+ )?rownowartosci )?$/;
const withInterest = /^(?: ?\([^()]{0,120}\))?,? (?:wraz )?z (?:\w+ ){0,2}odsetk/;
/** Another order between two sums may bind somebody else or take something away. */
const anotherOrder = /\b(?:nakazuje|zasadza|zobowiazuje|oddala|umarza|uchyla)\b|\bpkt\b/;
const FARTHEST = 500;

/**
 * The sums that one order or demand names each with interest of its own ("1) kwotę 1 126,40 zł z odsetkami od …,
 * 2) kwotę 184,90 zł z odsetkami od …"), in grosze and in the letter's order. None where it names a single one or their
 * total, or where the main sum is another.
 */
export function awardedSums({
  view,
  financial,
}: Pick<LetterFacts, 'view' | 'financial'>): readonly number[] {
  const { total_amount: total, main_amount: main } = financial;
  if (total.value !== null || main.value === null) return [];
  const sums = sumsWithInterest(view);
  return sums.length > 1 && sums.includes(Math.round(main.value * 100)) ? sums : [];
}

const sumsWithInterest: (view: LetterView) => readonly number[] = oncePer((view: LetterView) => {
  const sums: { grosze: number; at: number }[] = [];
  for (const { grosze, span } of findAmounts(view.flow)) {
    const [start, end] = [flowPosition(view, span.start), flowPosition(view, span.end)];
    const before = view.spaced.slice(Math.max(0, start - 40), start);
    if (!named.test(before) || !withInterest.test(view.spaced.slice(end, end + 180))) continue;
    const last = sums.at(-1);
    const between = last === undefined ? '' : view.spaced.slice(last.at, start);
    if (between.length > FARTHEST || anotherOrder.test(between)) break;
    if (sums.every((one) => one.grosze !== grosze)) sums.push({ grosze, at: end });
  }
  return sums.map(({ grosze }) => grosze);
});
