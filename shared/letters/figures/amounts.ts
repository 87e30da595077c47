import type { Flow, Span } from '#shared/letters/text/text.ts';

import { findNumberPhrases, type NumberPhrase } from './polish-numbers.ts';

type Currency = 'PLN' | 'EUR' | 'USD' | 'GBP' | 'CHF';

/** The same amount in words ("słownie: …"), and whether it says the same as the digits. */
type AmountWords = { grosze: number; raw: string; span: Span; agrees: boolean };

export type FoundAmount = {
  /** Hundredths of the currency's unit. */
  grosze: number;
  currency: Currency;
  /** True when the currency stands beside the number; false for a bare "1 234,56" as in a table. */
  explicit: boolean;
  raw: string;
  span: Span;
  /** What stands before it, for reading its meaning ("odsetki ustawowe w kwocie"); folded. */
  label: string;
  words: AmountWords | null;
};

const LABEL_LENGTH = 80;

// Thousands parted by one space or dot; grosze after a comma, or after a dot when a currency follows.
const number = String.raw`\d{1,3}(?:[ .'’]\d{3})+|\d{1,9}`;
const currencyWord = String.raw`zl(?![a-z])|z[1it|](?![a-z0-9])|zlot(?:y|e|ych|ego|emu|ym|ymi|owka)(?![a-z])|pln(?![a-z])|eur(?:o|os)?(?![a-z])|usd(?![a-z])|gbp(?![a-z])|chf(?![a-z])|[€$£]`;
const amountPattern = new RegExp(
  String.raw`(?<![\w,/'’]|(?<!,\d\d)-|\d\.)(${number})(?:(?: ?, ?|,)([\do]{2})(?![\d])|\.(\d{2})(?![\d.])|,-|,(\d)(?=\s{0,2}(?:mln|tys)))?(?:\s{0,2}(mln|tys\.?|tysiecy))?(?:\s{0,2}(?:\(|\[)?(${currencyWord}))?`,
  'g',
);
const prefixPattern = /(?<!\d\s{0,2})(pln|eur|usd|gbp|chf|zl|[€$£]):? ?$/;
const groszeAfter = /\s{1,2}(?:i\s)?(\d{1,2})\s?gr(?:osz[a-z]{0,3})?(?![a-z])/y;

/** Amounts of money in digits and in words, in reading order. Spans refer to the flow's source. */
export function findAmounts(flow: Flow): FoundAmount[] {
  const inWords = findAmountsInWords(flow);
  const found: FoundAmount[] = [];
  const taken = new Set<FlowAmount>();
  let next = 0;
  for (const match of flow.folded.matchAll(amountPattern)) {
    const digits = readDigits(flow, match);
    if (digits === undefined) continue;
    while ((inWords[next]?.start ?? Infinity) < digits.start) next += 1;
    const words = wordsAfter(flow, digits, inWords[next]);
    if (words !== undefined) taken.add(words);
    found.push(describe(flow, digits, words));
  }
  for (const words of inWords) {
    if (!taken.has(words)) found.push(describe(flow, words, undefined));
  }
  return found.sort((left, right) => left.span.start - right.span.start);
}

type FlowAmount = Span & { grosze: number; currency: Currency; explicit: boolean };

function readDigits(flow: Flow, match: RegExpExecArray): FlowAmount | undefined {
  const [whole, integer = '', afterComma, afterDot, tenths, multiplier, currencyAfter] = match;
  if (/^0\d/.test(integer)) return undefined;
  const start = match.index;
  const wholeEnd = start + whole.trimEnd().length;
  const small = currencyAfter === undefined ? null : matchAt(groszeAfter, flow.folded, wholeEnd);
  const end = wholeEnd + (small?.[0].length ?? 0);
  if (flow.folded.startsWith('/100', end)) return undefined; // the grosze of an amount in words
  const before = prefixPattern.exec(flow.folded.slice(Math.max(0, start - 8), start))?.[1];
  const wordCurrency = currencyAfter ?? laterCurrency(flow.folded, end);
  const currency = wordCurrency ?? before;
  const decimals = afterComma ?? afterDot ?? small?.[1] ?? (tenths && `${tenths}0`);
  if (currency === undefined) {
    if (afterComma === undefined || whole.includes(' ,') || whole.includes(', ')) return undefined;
    if (
      /^\s?(?:%|m2|m²|m³|m3|kwh|kg|ha|km|gj|mb|m(?![a-z])|proc)/.test(
        flow.folded.slice(end, end + 6),
      )
    ) {
      return undefined;
    }
  }
  const unit = multiplier === undefined ? 1 : multiplier === 'mln' ? 1_000_000 : 1_000;
  const grosze =
    Number(integer.replace(/[ .'’]/g, '')) * 100 * unit +
    Number((decimals ?? '0').replace(/o/g, '0')) * (unit === 1 ? 1 : unit);
  if (!Number.isSafeInteger(grosze)) return undefined;
  return { start, end, grosze, currency: currencyOf(currency), explicit: currency !== undefined };
}

/** "1500 (jeden tysiąc pięćset) złotych": the currency behind the words in brackets. */
function laterCurrency(folded: string, end: number): string | undefined {
  if (folded.charAt(end).trim() !== '' && folded.charAt(end) !== '(') return undefined;
  const bracket = /^\s?\((?:slownie:?\s)?[a-z\s]{3,90}\)\s(zlot[a-z]{1,3}|zl|pln)(?![a-z])/;
  return bracket.exec(folded.slice(end, end + 110))?.[1];
}

function currencyOf(word: string | undefined): Currency {
  if (word === undefined || word.startsWith('z') || word === 'pln') return 'PLN';
  if (word.startsWith('eur') || word === '€') return 'EUR';
  if (word === 'usd' || word === '$') return 'USD';
  return word === 'chf' ? 'CHF' : 'GBP';
}

const zloty = /\)?\s{0,2}(?:zl(?![a-z])|zlot[a-z]{1,4}(?![a-z])|pln(?![a-z]))/y;
const groszeDigits = /[\s,]{0,2}(?:i\s)?(\d{1,2})(?:\s?\/\s?100|\sgr(?:osz[a-z]{0,3})?(?![a-z]))/y;
const groszeWord = /\s{0,2}gr(?:osz[a-z]{0,3})?(?![a-z])/y;
const joiner = /[\s,]{0,2}(?:i\s|oraz\s)?/y;

function findAmountsInWords({ folded }: Flow): FlowAmount[] {
  const phrases = findNumberPhrases(folded);
  const amounts: FlowAmount[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const afterZloty = endOf(zloty, folded, phrase.end);
    const hundredths = matchAt(groszeDigits, folded, afterZloty ?? phrase.end);
    if (hundredths !== null && (afterZloty !== undefined || hundredths[0].includes('/'))) {
      const tail = hundredths.index + hundredths[0].length;
      const end = afterZloty === undefined ? (endOf(zloty, folded, tail) ?? tail) : tail;
      amounts.push(inZlote(phrase, end, Number(hundredths[1])));
      continue;
    }
    if (afterZloty === undefined) continue;
    const next = phrases[index + 1];
    const groszeEnd =
      next !== undefined && endOf(joiner, folded, afterZloty) === next.start
        ? endOf(groszeWord, folded, next.end)
        : undefined;
    const grosze = groszeEnd === undefined ? 0 : (next?.value ?? 0);
    amounts.push(inZlote(phrase, groszeEnd ?? afterZloty, grosze));
  }
  return amounts;
}

function inZlote(phrase: NumberPhrase, end: number, grosze: number): FlowAmount {
  const total = phrase.value * 100 + grosze;
  return { start: phrase.start, end, grosze: total, currency: 'PLN', explicit: true };
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function endOf(pattern: RegExp, text: string, index: number): number | undefined {
  const match = matchAt(pattern, text, index);
  return match === null ? undefined : index + match[0].length;
}

const betweenDigitsAndWords =
  /^(?:(?:[^\d]{0,25}slown(?:ie|em)|[\s.,:;(]{0,4}(?:tj\.?|to jest|zlotych))[\s.,:;(]{0,4}(?:zlot[a-z]{1,3}:?\s)?|[\s,]{0,3}\()$/;

/** The words that follow the digits: "(dwieście złotych)", "Słownie: …" at the next paragraph. */
function wordsAfter(
  flow: Flow,
  digits: FlowAmount,
  next: FlowAmount | undefined,
): FlowAmount | undefined {
  if (next === undefined) return undefined;
  const gap = flow.folded.slice(digits.end, next.start);
  return gap.length <= 40 && betweenDigitsAndWords.test(gap) ? next : undefined;
}

function describe(flow: Flow, amount: FlowAmount, words: FlowAmount | undefined): FoundAmount {
  const span = flow.toSource(amount.start, amount.end);
  return {
    grosze: amount.grosze,
    currency: amount.currency,
    explicit: amount.explicit,
    raw: flow.source.slice(span.start, span.end),
    span,
    label: flow.folded.slice(Math.max(0, amount.start - LABEL_LENGTH), amount.start).trim(),
    words: words === undefined ? null : describeWords(flow, amount, words),
  };
}

function describeWords(flow: Flow, amount: FlowAmount, words: FlowAmount): AmountWords {
  const span = flow.toSource(words.start, words.end);
  const raw = flow.source.slice(span.start, span.end);
  return { grosze: words.grosze, raw, span, agrees: words.grosze === amount.grosze };
}
