import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "pierwsza 961,30 zł, druga …", "I rata:", "rata 2 –", "ostatnia w kwocie": the words directly before an instalment. */
const ordinal = new RegExp(
  String.raw`\b(?:${either(
    /(?:pierwsz|drug|trzeci|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|ostatni|kolejn)[a-z]{0,3}(?: rat[aey])?/,
    /[ivx]{1,4} rat[aey]|rat[aey](?: (?:nr )?(?:\d{1,2}|[ivx]{1,4}))?/,
  )})(?: (?:w (?:kwocie|wysokosci)|wynosi|to))?\W{0,3}$`,
);
const LEAST = 2;

/**
 * "zaległość 2 700 zł z odsetkami 61,30 zł w trzech ratach: pierwsza 961,30 zł, druga 900 zł, trzecia 900 zł": what was
 * named before its instalments is the debt, when they add up to it; no instalment is the debt.
 */
export function splitInInstalments(items: readonly MoneyItem[]): Sums | undefined {
  const own = items.filter(({ zone }) => zone === 'body');
  const from = own.findIndex(({ label }) => ordinal.test(label));
  const count = own.slice(from).findIndex(({ label }) => !ordinal.test(label));
  const parts = from < 0 ? [] : own.slice(from, count < 0 ? undefined : from + count);
  if (parts.length < LEAST || from === 0) return undefined;
  const sum = parts.reduce((all, { grosze }) => all + grosze, 0);
  const above = own.slice(0, from).filter(isAsked);
  for (const interest of above.filter(({ role }) => role === 'interest')) {
    const main = above.find(({ grosze }) => grosze + interest.grosze === sum);
    const total = above.find(({ grosze }) => grosze === sum) ?? null;
    if (main !== undefined) return { ...noSums, main, interest, total };
  }
  return undefined;
}
