import type { Classification } from '#shared/domain/analysis-result.ts';
import type { MoneyRow } from '#shared/domain/events-and-money.ts';
import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { saysPaying, sumsIn } from '#shared/letters/reading/gist/told-sums.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

const MOST = 12;
const LONGEST_LABEL = 70;
/** The highest fine that the law allows is no sum of this reader's matter. */
const asides: ReadonlySet<MoneyRow['kind']> = new Set(['ceiling']);

/**
 * The sums of the letter that no sentence of the result names, each with the letter's words before it, in one line that
 * asks for nothing; null when all are told. A label about paying is left out: beside its sum it would read as an order.
 */
export function unplacedSums(letter: Letter, result: Classification): string | null {
  if (isUntrusted(readLetter(letter))) return null;
  const { financial_obligations: money, in_short, required_actions, optional_actions } = result;
  const told = new Set(
    sumsIn(JSON.stringify([in_short, required_actions, optional_actions, result.critical_dates])),
  );
  const isNew = (amount: number) => !told.has(Math.round(amount * 100));
  const rows = (money.rows ?? [])
    .filter(({ amount, kind }) => isNew(amount) && !asides.has(kind))
    .filter(({ amount }, at, all) => all.findIndex((one) => one.amount === amount) === at)
    .slice(0, MOST);
  if (rows.length === 0) return null;
  return `Inne kwoty w piśmie: ${rows.map(sumInWords).join('; ')}`;
}

function sumInWords({ amount, currency, quote }: MoneyRow): string {
  const sum = moneyText(amount, currency);
  const label = labelIn(quote ?? '');
  return !isName.test(label) || cut.test(label) || saysPaying(label) ? sum : `„${label}” – ${sum}`;
}

/** A label has a word; one that runs over the end of a thing, or holds part of a reckoning or a list, is about another. */
const isName = /\p{L}{3}/u;
const cut = /[=×„”"]|\d\.\d|: |; |[.!?] \p{Lu}|, \p{Lu}|\b(?:i|oraz|a|lub|albo|do|od|z|na)$/u;

const sumBefore = /^.*\d(?:,\d{2}| ?(?:zł|zl|PLN|EUR|€))+/su;

/** "7 340,00 zł udział własny z umowy - 500,00 zł" → "udział własny z umowy". */
function labelIn(quote: string): string {
  const words = quote
    .replace(/\d{1,3}(?:[ .\u00A0]\d{3})*(?:,\d{2})?\s*(?:zł|zl|PLN|EUR|€)?[^\d]*$/iu, '')
    .replace(sumBefore, '')
    .replace(/^[\s:;,.)–-]+|[\s:;,(.–-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= LONGEST_LABEL) return words;
  return words.slice(-LONGEST_LABEL).replace(/^\S*\s+/, '');
}
