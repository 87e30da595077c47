import type { Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

/** "odsetki ustawowe 3 118,26 zł", not "zasiłek odsetki razem 3 214,80 zł", the headings of several columns. */
const namedAlone =
  /odset\w*(?: (?!razem\b|ogolem\b|suma\b|laczn|koszt|naleznosc|kapital|kwota)\S+){0,12}\W*$/;
const principal = /naleznosc\w* glown|kapital/;

const isPlain = ({ row, label }: MoneyItem): boolean => row || namedAlone.test(label);

/**
 * Interest above the debt itself is believed only where the letter's labels say so. Two sums that make up the total in
 * the wrong places change them; other interest is left out.
 */
export function withBoundedInterest(sums: Sums): Sums {
  const { main, interest, costs, total } = sums;
  if (main === null || interest === null || interest.grosze <= main.grosze) return sums;
  if (isPlain(interest) || principal.test(main.label)) return sums;
  const whole = main.grosze + interest.grosze + (costs?.grosze ?? 0);
  const isSwapped = total?.grosze === whole && main.role !== 'main';
  return isSwapped ? { ...sums, main: interest, interest: main } : { ...sums, interest: null };
}
