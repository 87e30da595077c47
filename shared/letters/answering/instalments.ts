import type { Term } from '#shared/domain/term.ts';
import { moneyText, termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { LOWER_SUM } from '#shared/letters/reading/clauses/term-purpose.ts';
import { instalmentsIn } from '#shared/letters/reading/days/schedules/instalment-sums.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

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
  const parts = (isPart?: (what: string) => boolean) =>
    instalmentsIn(view, terms, documentDate, isPart)
      .flatMap(({ term, sum }) => (sum === undefined || sum.grosze > whole ? [] : [{ term, sum }]))
      .toSorted((one, other) => (one.term.date ?? '').localeCompare(other.term.date ?? ''));
  const isSum = (some: ReturnType<typeof parts>) =>
    some.reduce((all, { sum }) => all + sum.grosze, 0) === whole;
  const read = parts();
  // Days of payments that are not called instalments are such when their sums add up to the whole.
  const rows = isSum(read)
    ? read
    : parts((what) => what.startsWith('zapłata') && what !== LOWER_SUM);
  const found = isSum(rows) ? rows : read;
  const [first, second] = found;
  if (first === undefined || second === undefined) return grantedIn(view);
  const said = ({ term, sum }: typeof first) =>
    `${moneyText(sum.grosze / 100, sum.currency)} ${termPhrase(term)}`;
  const isWhole = isSum(found);
  const named = found.length > MOST_NAMED ? `pierwsza ${said(first)}` : found.map(said).join(', ');
  return {
    words: isWhole ? ` – w ratach: ${named}` : `, w tym ${named}`,
    isWhole,
    first: first.term,
  };
}

/** "zarząd zgodził się, żeby zaległość spłacił Pan w sześciu ratach po 364,00 zł": granted, without a day for each. */
const granted =
  /\b(?:zgodzi\w+|zgadza\w*|wyrazi\w+ zgode|wyraza\w* zgode|rozklada\w*|rozlozy\w+)\b[^;]{0,160}\brat(?:y|ach)? po (\d[\d ]*(?:,\d\d)?) ?zl/;

/** "Na Pani prośbę rozłożymy kwotę na trzy raty": offered, not granted yet. */
const onRequest =
  /\b(?:mozna|moze|moge|mozemy|moglb\w+|mozliw\w*|jezeli|jesli|proponuj\w*)\b[^.;]*$|\bna (?:\w+ )?(?:prosbe|wniosek|zyczenie)(?: \w+){0,3} $/;

/** "zobowiązuje się zapłacić powodowi 32 000,00 zł w czterech ratach po 8 000,00 zł". */
const agreed = /\b(?:za|w|s)plac\w+ [^;]{0,120}\bw (?:\w+ ){1,3}ratach po (\d[\d ]*(?:,\d\d)?) ?zl/;

function grantedIn({ spaced }: LetterFacts['view']): Split | undefined {
  const found = granted.exec(spaced) ?? agreed.exec(spaced);
  const sum = found?.[1];
  if (found === null || sum === undefined) return undefined;
  if (onRequest.test(spaced.slice(0, found.index))) return undefined;
  return { words: ` – w ratach po ${sum} zł, w dniach z pisma`, isWhole: true, first: undefined };
}
