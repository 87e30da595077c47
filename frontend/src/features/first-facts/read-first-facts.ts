import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import type { FirstFacts } from './first-facts.ts';

const UNKNOWN_KIND = 'inne';
const SUSPICIOUS_KIND = 'podejrzane-pismo';
const MOST_SUMS = 3;
const LONGEST_TERM = 140;
const nothing: FirstFacts = {
  isSuspicious: false,
  kind: null,
  sender: null,
  term: null,
  sums: [],
};

/** Reads a letter's text by the rules; the same text always gives the same facts. */
export function firstFactsOf(text: string): FirstFacts {
  const { type, sender, terms, financial } = readLetter(openLetter(text));
  if (type.id === SUSPICIOUS_KIND) return { ...nothing, isSuspicious: true };
  // A letter of unknown kind shows no facts.
  if (type.id === UNKNOWN_KIND) return nothing;
  const quote = terms[0]?.quote ?? null;
  return {
    isSuspicious: false,
    kind: type.label,
    sender,
    term: quote !== null && quote.length <= LONGEST_TERM ? quote : null,
    sums: sumsOf(financial.rows),
  };
}

type Sum = FirstFacts['sums'][number];

function sumsOf(rows: readonly (Sum & { kind: string })[]): Sum[] {
  const telling = rows.filter(({ kind }) => kind === 'total' || kind === 'main');
  return telling
    .slice(0, MOST_SUMS)
    .map(({ label, amount, currency }) => ({ label, amount, currency }));
}
