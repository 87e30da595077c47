import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { Term } from '#shared/domain/term.ts';
import type { KnownType } from '#shared/letters/catalogue/all-document-types.ts';

import type { Person } from './clauses/person-words.ts';
import type { LetterView } from './letter-view.ts';
import type { RemedyAnswer } from './remedy.ts';

/** Everything read from one letter; actions, replies and the plan use it. */
export type LetterFacts = {
  view: LetterView;
  type: KnownType;
  sender: string | null;
  recipient: string | null;
  reference: string | null;
  /** Lines of the addresses in the letter; empty when there are none. */
  senderAddress: readonly string[];
  recipientAddress: readonly string[];
  documentDate: string | null;
  terms: readonly Term[];
  events: readonly LetterEvent[];
  /** The reader's role in the case (sued, witness, employer …); undefined when the letter leaves it open. */
  role: Person | undefined;
  remedy: RemedyAnswer | null;
  financial: ClassificationAnswer['financial'];
};

/**
 * What the reader must pay according to the letter: the total, otherwise the main amount, otherwise the costs
 * alone; null when there is nothing to pay.
 */
export function amountDue({ financial }: Pick<LetterFacts, 'financial'>): number | null {
  if (financial.direction !== 'to_pay') return null;
  return financial.total_amount.value ?? financial.main_amount.value ?? financial.costs.value;
}

/** The first term for this purpose ("zapłata", the remedy's name), otherwise the first term. */
export function termFor(facts: Pick<LetterFacts, 'terms'>, what: string): Term | undefined {
  return facts.terms.find((term) => term.what.includes(what));
}
