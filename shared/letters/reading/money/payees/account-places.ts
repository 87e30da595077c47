import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';

export type Candidate = { value: string; start: number; end: number; valid: boolean };

const accountPlaceholder = /\[(?:RACHUNEK|KONTO|NRB|IBAN)\w*_\d+\]/g;

/** The Polish accounts of a letter with their places in the running text, masked ones included. */
export function accountsIn(view: LetterView): Candidate[] {
  const masked = [...view.flow.text.matchAll(accountPlaceholder)].map((match) => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
    valid: true,
  }));
  const plain = findAccounts(view.flow)
    .filter(({ country }) => country === 'PL')
    .map(({ account, span, valid }) => ({
      value: account,
      start: flowPosition(view, span.start),
      end: flowPosition(view, span.end),
      valid,
    }));
  return [...masked, ...plain];
}
