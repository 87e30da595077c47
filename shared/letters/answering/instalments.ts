import type { Term } from '#shared/domain/term.ts';
import { moneyText, termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { LOWER_SUM } from '#shared/letters/reading/clauses/term-purpose.ts';
import { instalmentsIn } from '#shared/letters/reading/days/schedule-days.ts';
import { quoteOfPoint } from '#shared/letters/reading/gist/point-quote.ts';
import { pointsOf } from '#shared/letters/reading/gist/points.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { Duty } from './duty.ts';

/** The most instalments that are named one by one. */
const MOST_NAMED = 4;

/** " – w ratach: 187,00 zł do 15 marca 2026 r., …" and whether these parts add up to the whole; `first`: the term of the earliest, where it has a day. */
export type Split = { words: string; isWhole: boolean; first: Term | undefined };

/** How a sum is paid whose parts have separate days; undefined where the letter gives no such days. */
export function inInstalments(facts: LetterFacts): Split | undefined {
  const { view, terms, documentDate, financial } = facts;
  const whole = Math.round(
    (financial.total_amount.value ?? financial.main_amount.value ?? 0) * 100,
  );
  const found = instalmentsIn(view, terms, documentDate)
    .flatMap(({ term, sum }) => (sum === undefined || sum.grosze > whole ? [] : [{ term, sum }]))
    .toSorted((one, other) => (one.term.date ?? '').localeCompare(other.term.date ?? ''));
  const [first, second] = found;
  if (first === undefined || second === undefined) return grantedIn(view);
  const said = ({ term, sum }: typeof first) =>
    `${moneyText(sum.grosze / 100, sum.currency)} ${termPhrase(term)}`;
  const isWhole = found.reduce((all, { sum }) => all + sum.grosze, 0) === whole;
  const parts = found.length > MOST_NAMED ? `pierwsza ${said(first)}` : found.map(said).join(', ');
  return {
    words: isWhole ? ` – w ratach: ${parts}` : `, w tym ${parts}`,
    isWhole,
    first: first.term,
  };
}

/** "zarząd zgodził się, żeby zaległość spłacił Pan w sześciu ratach po 364,00 zł": granted, without a day for each. */
const granted =
  /\b(?:zgodzi\w+|zgadza\w*|wyrazi\w+ zgode|wyraza\w* zgode|rozklada\w*|rozlozy\w+)\b[^;]{0,160}\brat(?:y|ach)? po (\d[\d ]*(?:,\d\d)?) ?zl/;

/** "Na Pani prośbę rozłożymy kwotę na trzy raty": offered, not granted yet. */
const onRequest =
  /\b(?:mozna|moze|mozliw\w*|jezeli|jesli|proponuj\w*)\b[^.;]*$|\bna (?:\w+ )?(?:prosbe|wniosek|zyczenie)(?: \w+){0,3} $/;

/** "zobowiązuje się zapłacić powodowi 32 000,00 zł w czterech ratach po 8 000,00 zł". */
const agreed = /\b(?:za|w|s)plac\w+ [^;]{0,120}\bw (?:\w+ ){1,3}ratach po (\d[\d ]*(?:,\d\d)?) ?zl/;

function grantedIn({ spaced }: LetterFacts['view']): Split | undefined {
  const found = granted.exec(spaced) ?? agreed.exec(spaced);
  const sum = found?.[1];
  if (found === null || sum === undefined) return undefined;
  if (onRequest.test(spaced.slice(0, found.index))) return undefined;
  return { words: ` – w ratach po ${sum} zł, w dniach z pisma`, isWhole: true, first: undefined };
}

const paysEarly = /\b(?:za|w|s)?pla[ct]|\buiszcz|\buisc|\boplat/;
const inTime = /\bw (?:ciagu|terminie)\b|\bdo (?:dnia )?\d/;
const sumInWords = /\d[\d ]*(?:,\d\d)? ?zl\b/;
/** "Wpłata 90,00 zł po siedmiu dniach zostanie zaliczona częściowo": said of who is late. */
const tooLate = /\bpo (?:uplywie|tym terminie|\w+ dniach)\b|\bbrakuj/;
const LONGEST_SAID = 200;

/** A bailiff's fee is lower for whoever pays at once (art. 27 u.k.k.). */
const lowerFee = /\boplat\w* (?:\w+ )?(?:wynosi|wyniesie|wynioslaby) 3 ?(?:%|proc)/;

/** "Wpłata w ciągu 7 dni od doręczenia: 90,00 zł": the sentence about a lower sum for whoever pays early. */
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
  const said = lowerSumSaid(facts);
  if (said === undefined) return [];
  return [
    {
      action: `Sprawdź, czy możesz zapłacić mniej. W piśmie: „${said}”`,
      step: 'Sprawdź, czy możesz zapłacić mniej',
      priority: 'MEDIUM',
    },
  ];
}
