import type { WordList } from '#shared/letters/text/word-list.ts';

import { caseNumberLabels, otherNumberLabels, ownNumberLabels } from './number-labels.ts';
import { otherPartyLabels, recipientLabels, senderLabels } from './party-labels.ts';
import {
  accountLabels,
  addressLabels,
  amountLabels,
  documentDateLabels,
  identifierLabels,
  otherDateLabels,
  otherLabels,
  subjectLabels,
  termLabels,
} from './value-labels.ts';

/**
 * What a label introduces. `own_number` is the number the sender asks to quote, `case_number` the number of
 * the matter, `other_number` that of a contract, an invoice or a customer.
 */
export type LabelRole =
  | 'recipient'
  | 'sender'
  | 'other_party'
  | 'own_number'
  | 'case_number'
  | 'other_number'
  | 'subject'
  | 'document_date'
  | 'other_date'
  | 'address'
  | 'identifier'
  | 'account'
  | 'amount'
  | 'term'
  | 'other';

/** The one table of labels; folded, `*` for any ending. */
export const labels: Readonly<Record<LabelRole, WordList>> = {
  recipient: recipientLabels,
  sender: senderLabels,
  other_party: otherPartyLabels,
  own_number: ownNumberLabels,
  case_number: caseNumberLabels,
  other_number: otherNumberLabels,
  subject: subjectLabels,
  document_date: documentDateLabels,
  other_date: otherDateLabels,
  address: addressLabels,
  identifier: identifierLabels,
  account: accountLabels,
  amount: amountLabels,
  term: termLabels,
  other: otherLabels,
};
