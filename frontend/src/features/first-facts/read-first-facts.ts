import type { Term } from '#shared/domain/term.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { PAYMENT } from '#shared/letters/reading/clauses/term-purpose.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { accountsIn } from '#shared/letters/reading/money/payees/account-places.ts';
import { type Outline, outlineOf } from '#shared/letters/reading/outline.ts';
import { isContested } from '#shared/letters/reading/second-term/contested.ts';
import {
  differingStatutoryTerm,
  withStatutoryTerm,
} from '#shared/letters/reading/statutory-term.ts';
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
  const outline = outlineOf(openLetter(text));
  const { view, type, sender, remedy, terms } = outline;
  const lawful = withStatutoryTerm(terms, differingStatutoryTerm(remedy, type, terms));
  const secondTerm = { isContested: isContested(outline) };
  return shownOf({ view, type, sender: sender?.name ?? null, terms: lawful, secondTerm });
}

type Read = Pick<Outline, 'view' | 'type' | 'terms'> & {
  sender: string | null;
  secondTerm: { isContested: boolean };
};

/** What the card shows of a reading, complete or not. */
export function shownOf({ view, type, sender, terms, secondTerm }: Read): FirstFacts {
  if (type.id === SUSPICIOUS_KIND) return { ...nothing, isSuspicious: true };
  // A letter of unknown kind shows no facts.
  if (type.id === UNKNOWN_KIND) return nothing;
  const isOpen = secondTerm.isContested || namesAccounts(view) || namesPaymentDays(terms);
  const quote = isOpen ? null : (terms[0]?.quote ?? null);
  return {
    isSuspicious: false,
    kind: type.label,
    sender,
    term: quote !== null && quote.length <= LONGEST_TERM ? quote : null,
    sums: sumsOf(view),
  };
}

/*
 * Which of several payments a day is for needs the money, and which of two terms comes first the days of events; both are
 * read with the result.
 */

const namesAccounts = (view: LetterView): boolean =>
  new Set(accountsIn(view).map(({ value }) => value)).size > 1;

const namesPaymentDays = (terms: readonly Term[]): boolean =>
  terms[0]?.what === PAYMENT &&
  terms.filter(({ kind, what }) => kind === 'date' && what === PAYMENT).length > 1;

type Sum = FirstFacts['sums'][number];

/**
 * The sums of the letter's own part when they are few. Which of many is meant needs a second reading, so the device
 * shows none of them.
 */
function sumsOf(view: LetterView): Sum[] {
  const own = findAmounts(view.flow).filter(
    ({ span }) => clauseAt(view, flowPosition(view, span.start))?.part === 'operative',
  );
  const sums = [...new Map(own.map((sum) => [`${sum.grosze} ${sum.currency}`, sum])).values()];
  if (sums.length > MOST_SUMS) return [];
  return sums.map(({ grosze, currency }) => ({ amount: grosze / 100, currency }));
}
