import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { findAmountsInWords, type FlowAmount, matchAt } from './amounts-in-words.ts';
import { type Currency, currencyOf } from './currencies.ts';

/** The same amount in words ("słownie: …"), and whether words and digits agree. */
type AmountWords = { grosze: number; raw: string; span: Span; agrees: boolean };

export type FoundAmount = {
  /** Hundredths of the currency unit. */
  grosze: number;
  currency: Currency;
  /** True when the currency stands beside the number; false for a bare "1 234,56", as in tables. */
  explicit: boolean;
  raw: string;
  span: Span;
  /** The folded text before it, from which its meaning is read ("odsetki ustawowe w kwocie"). */
  label: string;
  words: AmountWords | null;
};

const LABEL_LENGTH = 80;

// Thousands separated by one space or dot; grosze after a comma, or after a dot when a currency follows.
const number = String.raw`\d{1,3}(?:[ .'’]\d{3})+|\d{1,3}(?:,\d{3})+(?![,\d])|\d{1,9}`;
const currencyWord = either(
  /zl(?![a-z])/, // 250 zł
  /z[1it|](?![a-z0-9])/, // 250 z1, as OCR reads it
  /zlot(?:y|e|ych|ego|emu|ym|ymi|owka)(?![a-z])/, // 250 złotych
  /pln(?![a-z])/, // 250 PLN
  /eur(?:o|os)?(?![a-z])/, // 70 euro
  /(?:usd|gbp|chf|czk|sek|nok|dkk|uah|huf|ron)(?![a-z])/, // 90 CHF
  /[€$£]/, // 70 €
);
const fraction = either(
  /(?: ?, ?|,)([\do]{2})(?![\d])/, // 1 234,56
  /\.(\d{2})(?![\d.])/, // 1 234.56
  ',-', // 1 234,-
  /,(\d)(?=\s{0,2}(?:mln|tys))/, // 4,2 mln
);
/** "1 tys. 140 zł": thousands in front of the hundreds. */
const thousands = String.raw`\d{1,3} tys(?:\.|iac[ea]?|iecy)? (?=\d{1,3}(?: zl|,\d\d))`;
const notBefore = String.raw`(?<![\w,/'’]|(?<!,\d\d)-|\d\.|\s-\d{1,3}[ .])`;
const amountPattern = new RegExp(
  String.raw`${notBefore}((?:${thousands})?(?:${number}))${fraction}?(?:\s{0,2}(mln|tys\.?|tysiecy))?(?:\s{0,2}(?:\(|\[)?(${currencyWord}))?`,
  'g',
);
const prefixPattern = /(?<!\d\s{0,2})(?<![a-z])(pln|eur|usd|gbp|chf|czk|sek|nok|dkk|zl|[€$£]):? ?$/;
const groszeAfter = /\s{1,2}(?:i\s)?(\d{1,2})\s?gr(?:osz[a-z]{0,3})?(?![a-z])/y;

/** Amounts of money in digits and in words, in reading order. Spans refer to the flow's source. */
export const findAmounts: (flow: Flow) => readonly FoundAmount[] = oncePer(readAmounts);

function readAmounts(flow: Flow): FoundAmount[] {
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

function readDigits(flow: Flow, match: RegExpExecArray): FlowAmount | undefined {
  const [whole, integer = '', afterComma, afterDot, tenths, multiplier, currencyAfter] = match;
  if (/^0\d/.test(integer)) return undefined;
  const start = match.index;
  const wholeEnd = start + whole.trimEnd().length;
  const small = currencyAfter === undefined ? null : matchAt(groszeAfter, flow.folded, wholeEnd);
  const end = wholeEnd + (small?.[0].length ?? 0);
  if (flow.folded.startsWith('/100', end)) return undefined; // the grosze of an amount written in words
  const before = prefixPattern.exec(flow.folded.slice(Math.max(0, start - 8), start))?.[1];
  const later: ReturnType<typeof laterCurrency> =
    currencyAfter === undefined ? laterCurrency(flow.folded, end) : {};
  const wordCurrency = currencyAfter ?? later.word;
  const currency = wordCurrency ?? before;
  // "3,500 PLN": thousands separated as in English; without a currency it is a fraction.
  if (integer.includes(',') && currency === undefined) return undefined;
  const decimals =
    afterComma ??
    afterDot ??
    small?.[1] ??
    later.grosze?.padStart(2, '0') ??
    (tenths && `${tenths}0`);
  if (currency === undefined) {
    if (afterComma === undefined || whole.includes(' ,') || whole.includes(', ')) return undefined;
    if (
      notMoney.test(flow.folded.slice(end, end + 8)) ||
      /\d\s?[x×]\s?$/.test(flow.folded.slice(Math.max(0, start - 4), start))
    ) {
      return undefined;
    }
  }
  const unit = multiplier === undefined ? 1 : multiplier === 'mln' ? 1_000_000 : 1_000;
  const grosze =
    inUnits(integer) * 100 * unit +
    Number((decimals ?? '0').replace(/o/g, '0')) * (unit === 1 ? 1 : unit);
  if (!Number.isSafeInteger(grosze)) return undefined;
  return { start, end, grosze, currency: currencyOf(currency), explicit: currency !== undefined };
}

/** "1 234" and "1 tys. 140" as numbers. */
function inUnits(digits: string): number {
  const [above, below] = digits.split(/ tys[a-z.]* /);
  const number = (text: string) => Number(text.replace(/[ .,'’]/g, ''));
  return below === undefined ? number(digits) : number(above ?? '') * 1_000 + number(below);
}

/** Signs that a number with a fraction is a measurement: a unit after it, or a second side ("6,40 x 8,10 m"). */
const notMoney =
  /^\s?(?:%|m2|m²|m³|m3|kwh|kg|ha|km|gj|mb|m(?![a-z])|cm|mm|l(?![a-z])|szt|db|st(?![a-z])|h(?![a-z])|godz|proc|promil|pkt|[x×]\s?\d)/;

const behindBrackets =
  /^\s?\((?:slownie:?\s)?[^()\d]{0,90}\)\s(zlot[a-z]{1,3}|zl|pln)(?![a-z])(?:\s(?:i\s)?(\d{1,2})\s?(?:\([^()\d]{0,60}\)\s?)?gr(?:osz[a-z]{0,3})?(?![a-z]))?/;

/** "1500 (jeden tysiąc pięćset) złotych 40 (czterdzieści) groszy": the text after the words in brackets. */
function laterCurrency(folded: string, end: number): { word?: string; grosze?: string } {
  const [, word, grosze] = behindBrackets.exec(folded.slice(end, end + 180)) ?? [];
  return { ...(word && { word }), ...(grosze && { grosze }) };
}

const betweenDigitsAndWords =
  /^(?:(?:[^\d]{0,25}slown(?:ie|em)|[\s.,:;(]{0,4}(?:tj\.?|to jest|zlotych))[\s.,:;(]{0,4}(?:zlot[a-z]{1,3}:?\s)?|[\s,]{0,3}\()$/;

/** The amount in words after the digits: "(dwieście złotych)", "Słownie: …" in the next paragraph. */
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

/** "SALDO   -184,65 zł": sums behind a minus, which no letter asks for; only for checking what the letter contains. */
export const findNegativeAmounts: (flow: Flow) => readonly FoundAmount[] = oncePer((flow: Flow) =>
  [...flow.folded.matchAll(negative)].map((match) => {
    const [whole, integer = '', decimals = ''] = match;
    const end = match.index + whole.length;
    const start = end - integer.length - decimals.length - 1;
    const grosze = Number(integer.replace(/\D/g, '') + decimals);
    return describe(flow, { start, end, grosze, currency: 'PLN', explicit: false }, undefined);
  }),
);
const negative = /(?<=\s)[-−–]\s?(\d{1,3}(?:[ .]\d{3})*|\d{4,7}),(\d{2})(?!\d)/g;
