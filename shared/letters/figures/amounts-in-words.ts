import type { Flow, Span } from '#shared/letters/text/text.ts';

import type { Currency } from './currencies.ts';
import { findNumberPhrases, type NumberPhrase } from './polish-numbers.ts';

/** An amount with its span in the running text. */
export type FlowAmount = Span & { grosze: number; currency: Currency; explicit: boolean };

const zloty = /\)?\s{0,2}(?:zl(?![a-z])|zlot[a-z]{1,4}(?![a-z])|pln(?![a-z]))/y;
const groszeDigits = /[\s,]{0,2}(?:i\s)?(\d{1,2})(?:\s?\/\s?100|\sgr(?:osz[a-z]{0,3})?(?![a-z]))/y;
const groszeWord = /\s{0,2}gr(?:osz[a-z]{0,3})?(?![a-z])/y;
const joiner = /[\s,]{0,2}(?:i\s|oraz\s)?/y;

/** What every such amount contains. */
const mayBeInWords = /zl|pln|\/\s?100/;

/** Amounts written out in words ("dwa tysiące złotych 44/100"), in reading order. */
export function findAmountsInWords({ folded }: Flow): FlowAmount[] {
  if (!mayBeInWords.test(folded)) return [];
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

/** The match of a sticky pattern at this place. */
export function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function endOf(pattern: RegExp, text: string, index: number): number | undefined {
  const match = matchAt(pattern, text, index);
  return match === null ? undefined : index + match[0].length;
}
