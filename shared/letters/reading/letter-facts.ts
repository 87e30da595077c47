import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { Term } from '#shared/domain/term.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';

import type { Person } from './clauses/person-words.ts';
import type { LetterView } from './letter-view.ts';
import type { RemedyAnswer } from './remedy.ts';

/** Everything read from one letter, on which actions, replies and the plan are built. */
export type LetterFacts = {
  view: LetterView;
  type: DocumentType;
  sender: string | null;
  recipient: string | null;
  reference: string | null;
  /** Lines of the addresses the letter gives; empty where it gives none. */
  senderAddress: readonly string[];
  recipientAddress: readonly string[];
  documentDate: string | null;
  terms: readonly Term[];
  events: readonly LetterEvent[];
  /** What the reader is in the case (sued, witness, employer …); undefined where the letter leaves it open. */
  role: Person | undefined;
  remedy: RemedyAnswer | null;
  financial: ClassificationAnswer['financial'];
};

/** What the reader is to pay as the letter says it: the total, else the main amount, else costs alone; null where nothing is. */
export function amountDue({ financial }: Pick<LetterFacts, 'financial'>): number | null {
  if (financial.direction !== 'to_pay') return null;
  return financial.total_amount.value ?? financial.main_amount.value ?? financial.costs.value;
}

/** The first term for this purpose ("zapłata", the remedy's name), else the first of all. */
export function termFor(facts: Pick<LetterFacts, 'terms'>, what: string): Term | undefined {
  return facts.terms.find((term) => term.what.includes(what));
}
