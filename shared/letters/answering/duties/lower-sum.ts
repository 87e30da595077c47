import type { Duty } from '#shared/letters/answering/duty.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { LOWER_SUM } from '#shared/letters/reading/clauses/term-purpose.ts';
import { quoteOfPoint } from '#shared/letters/reading/gist/point-quote.ts';
import { pointsOf } from '#shared/letters/reading/gist/points.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';

const paysEarly =
  /\b(?:za|w|s)?pla[ct]|\buiszcz|\buisc|\boplat|\b(?:wplyn|przel[ae]|przekaz)\w* (?:\w+ ){0,3}\d/;
const inTime = /\bw (?:ciagu|terminie)\b|\bdo (?:dnia )?\d/;
const sumInWords = /\d[\d ]*(?:,\d\d)? ?zl\b/;
/** "Wpłata 90,00 zł po siedmiu dniach zostanie zaliczona częściowo": said of who is late. */
const tooLate = /\bpo (?:uplywie|tym terminie|\w+ dniach)\b|\bbrakuj/;
const LONGEST_SAID = 200;

/** A bailiff's fee is lower for a debtor who pays at once (art. 27 u.k.k.). */
const lowerFee = /\boplat\w* (?:\w+ )?(?:wynosi|wyniesie|wynioslaby) 3 ?(?:%|proc)/;

/** "Zapłata w ciągu miesiąca obniża opłatę z 10% do 3%": the lower fee, said without a sum. */
const isLowerFee = (text: string): boolean =>
  /\boplat/.test(text) &&
  /\b3 ?(?:%|proc)/.test(text) &&
  /\bmiesi(?:ac|ec)/.test(text) &&
  paysEarly.test(text) &&
  !gone.test(text);
const gone = /\b(?:uplynal|minal|uplynela|juz nie|nie dotyczy)\b/;
const LONGEST_OF_FEE = 280;

/** The letter's own words about the month in which the bailiff's fee is lower. */
function lowerFeeSaid({ view, type }: LetterFacts): string | undefined {
  if (type.issuer !== 'bailiff') return undefined;
  return pointsOf(view)
    .filter(({ text }) => isLowerFee(text))
    .map((said) => quoteOfPoint(view, said, LONGEST_OF_FEE))
    .find((quote) => isLowerFee(foldText(quote)));
}

/** "Wpłata w ciągu 7 dni od doręczenia: 90,00 zł": the sentence about a lower sum for paying early. */
function lowerSumSaid({ view, terms, financial }: LetterFacts): string | undefined {
  const due = financial.total_amount.value ?? financial.main_amount.value;
  if (due === null) return undefined;
  const isNamed = terms.some(({ what }) => what === LOWER_SUM);
  const amounts = findAmounts(view.flow).filter(({ grosze }) => grosze < Math.round(due * 100));
  const [said] = pointsOf(view)
    .filter(
      ({ text, span }) =>
        (isNamed || lowerFee.test(text)) &&
        paysEarly.test(text) &&
        inTime.test(text) &&
        sumInWords.test(text) &&
        !tooLate.test(text) &&
        amounts.some(({ span: { start } }) => {
          const at = flowPosition(view, start);
          return at >= span.start && at < span.end;
        }),
    )
    .toSorted((one, other) => one.text.length - other.text.length);
  const quote = said === undefined ? '' : quoteOfPoint(view, said, LONGEST_SAID);
  return sumInWords.test(foldText(quote)) && inTime.test(foldText(quote)) ? quote : undefined;
}

/** Who pays early may pay less: told in the letter's own words. */
export function lowerSumDuties(facts: LetterFacts): readonly Duty[] {
  const said = lowerSumSaid(facts) ?? lowerFeeSaid(facts);
  if (said === undefined) return [];
  return [
    {
      action: `Sprawdź, czy możesz zapłacić mniej. W piśmie: „${said}”`,
      step: 'Sprawdź, czy możesz zapłacić mniej',
      priority: 'MEDIUM',
    },
  ];
}
