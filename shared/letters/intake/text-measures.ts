import { foldText } from '#shared/letters/text/text.ts';

import { functionWords, polishPairs } from './languages.ts';

export type TextMeasures = {
  /** Tokens with at least two letters, encoded data excluded. */
  words: number;
  letters: number;
  /** Share of visible characters in long tokens of base64, hexadecimal or the like. */
  blobShare: number;
  /** Share of visible characters that letters do not use ("¥", "|", "{"). */
  symbolShare: number;
  /** Share of letters outside the Latin script. */
  foreignScriptShare: number;
  /** Mean commonness of letter pairs in Polish, 0-9: Polish 5.0-5.4, English and German below 4, noise below 3.6. */
  pairScore: number;
  /** Share of longer words that look like Polish words. */
  goodWordShare: number;
  /** Share of words that are function words, by language. */
  functionShares: Readonly<Record<keyof typeof functionWords, number>>;
};

type Language = keyof typeof functionWords;
const languagesOf = new Map<string, Language[]>();
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of new Set(words.split(' '))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language as Language]); // keys of the object
  }
}
const GOOD_WORD = 4.2;

/** The measurements behind the quality checks; linear in the length of the text. */
export function measureText(text: string): TextMeasures {
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  const kept: string[] = [];
  let visible = 0;
  let blob = 0;
  for (const token of tokens) {
    visible += token.length;
    if (isBlob(token)) blob += token.length;
    else kept.push(token);
  }
  const running = kept.join(' ');
  const words = foldText(running).match(/[a-z]+/g) ?? [];
  const letters = countOf(running, /\p{L}/gu);
  const symbols = countOf(running, /[^\p{L}\p{N}\s.,:;/()"'„”“’–—\-§%€+&@!?°²³…=_*•·]/gu);
  const long = words.filter((word) => word.length >= 4);
  return {
    words: words.filter((word) => word.length >= 2).length,
    letters,
    blobShare: visible === 0 ? 0 : blob / visible,
    symbolShare: share(symbols, visible - blob),
    foreignScriptShare: share(countOf(running, /[^\P{L}\p{Script=Latin}]/gu), letters),
    pairScore:
      mean(words.map((word) => wordScore(word) * (word.length + 1))) /
      (mean(words.map((word) => word.length + 1)) || 1),
    goodWordShare: share(long.filter((word) => wordScore(word) >= GOOD_WORD).length, long.length),
    functionShares: functionShares(words),
  };
}

/** A token that nobody writes by hand: long, and unlike a word, an address or a number. */
function isBlob(token: string): boolean {
  if (token.length < 24)
    return /^(?:[0-9a-f]{2}[:-]?){8,}$/i.test(token) && /\d/.test(token) && /[a-f]/i.test(token);
  if (/[@]|^https?:|[/.,-]{2}/.test(token) && token.length < 120) return false;
  if (/^[0-9a-f]{24,}$/i.test(token) && /\d/.test(token) && /[a-f]/i.test(token)) return true;
  if (!/^[A-Za-z0-9+/=_-]+$/.test(token)) return false;
  return /[a-z]/.test(token) && /[A-Z]/.test(token) && (/\d/.test(token) || token.length > 60);
}

/** Mean commonness of the word's letter pairs, including its edges. */
function wordScore(word: string): number {
  let total = 0;
  let previous = 0;
  for (let index = 0; index <= word.length; index += 1) {
    const next = index === word.length ? 0 : word.charCodeAt(index) - 96;
    total += polishPairs.charCodeAt(previous * 27 + next) - 48;
    previous = next;
  }
  return total / (word.length + 1);
}

function functionShares(words: readonly string[]): TextMeasures['functionShares'] {
  const counts = { pl: 0, en: 0, de: 0, fr: 0, cs: 0, sk: 0, es: 0, it: 0, lt: 0, nl: 0, ro: 0 };
  for (const word of words) {
    for (const language of languagesOf.get(word) ?? []) counts[language] += 1;
  }
  for (const language of Object.keys(counts) as (keyof typeof counts)[]) {
    counts[language] = share(counts[language], words.length);
  }
  return counts;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : part / whole;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
