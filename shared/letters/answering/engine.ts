import type { Classification } from '#shared/domain/analysis-result.ts';
import type {
  ActionPlanAnswer,
  ClassificationAnswer,
  ReplyVariantsAnswer,
} from '#shared/domain/model-answers.ts';
import { findDocumentDate } from '#shared/letters/calendar/dates.ts';
import { chooseType } from '#shared/letters/reading/classify.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { amountDue } from '#shared/letters/reading/letter-facts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readFinancial } from '#shared/letters/reading/money/money.ts';
import type { Party } from '#shared/letters/reading/parties/party.ts';
import { addressIn, senderAddress } from '#shared/letters/reading/parties/postal-address.ts';
import { addresseeBlock, readRecipient } from '#shared/letters/reading/parties/recipient.ts';
import { readReference } from '#shared/letters/reading/parties/reference-number.ts';
import { readSender } from '#shared/letters/reading/parties/sender.ts';
import { readRemedy } from '#shared/letters/reading/remedy.ts';
import {
  differingStatutoryTerm,
  withStatutoryTerm,
} from '#shared/letters/reading/statutory-term.ts';
import { chooseTerms } from '#shared/letters/reading/term-choice.ts';
import { readThreat } from '#shared/letters/reading/threat.ts';
import { keepLast } from '#shared/letters/text/keep-last.ts';

import { optionalActions, requiredActions } from './actions.ts';
import { buildPlan } from './plan.ts';
import { buildReplies } from './replies/build-replies.ts';
import { titleOf } from './title.ts';

/** The classification a later call brings along; what a reader corrected in it is believed. */
export type KnownFacts = ClassificationAnswer | Classification | undefined;

/**
 * Reads the (masked) letter. Only what the letter says enters, never today's date: the same letter
 * gets the same answer on any day.
 */
export const answerClassification: (text: string, today: string) => ClassificationAnswer = (
  text,
) => {
  const facts = readFacts(text);
  const { view, type } = facts;
  const required = requiredActions(facts);
  return {
    type_code: type.code,
    type_label: type.label,
    title: titleOf(facts),
    meaning: type.meaning,
    if_ignored: type.consequence,
    needs_action: required.length > 0,
    sender: fact(facts.parties.sender),
    recipient: fact(facts.parties.recipient),
    reference_number: fact(facts.parties.reference),
    document_date: { value: facts.documentDate, quote: facts.dateQuote },
    terms: [...facts.terms],
    threat: readThreat(view, type, amountDue(facts)),
    required_actions: required,
    optional_actions: optionalActions(facts),
    financial: facts.financial,
    remedy: facts.remedy,
  };
};

/** Three reply letters for the letter, in the layout of specification section 5. */
export function answerReplies(text: string, known: KnownFacts, today: string): ReplyVariantsAnswer {
  return buildReplies(corrected(readFacts(text), known), today);
}

/** The action plan with days where the letter gives them. */
export function answerPlan(text: string, known: KnownFacts, today: string): ActionPlanAnswer {
  return buildPlan(corrected(readFacts(text), known), today);
}

type ReadLetter = LetterFacts & {
  parties: { sender: Party | null; recipient: Party | null; reference: Party | null };
  dateQuote: string | null;
};

/** The three calls about a letter read it once. */
const readFacts = keepLast((text: string): ReadLetter => {
  const view = viewLetter(text);
  const { type } = chooseType(view);
  const sender = readSender(view, type);
  const recipient = readRecipient(view, type, sender?.name ?? null);
  const block = addresseeBlock(view, sender?.name ?? null);
  const reference = readReference(view);
  const date = findDocumentDate(view.source);
  const remedy = readRemedy(view, type, sender?.name ?? null);
  const terms = chooseTerms(view, type, remedy, date?.iso ?? null);
  return {
    view,
    type,
    sender: sender?.name ?? null,
    recipient: recipient?.name ?? null,
    reference: reference?.name ?? null,
    senderAddress: senderAddress(view, block),
    recipientAddress: addressIn(block),
    documentDate: date?.iso ?? null,
    dateQuote: date?.raw ?? null,
    terms: withStatutoryTerm(terms, differingStatutoryTerm(remedy, type, terms)),
    remedy,
    financial: readFinancial(view, type),
    parties: { sender, recipient, reference },
  };
});

function fact(party: Party | null): { value: string | null; quote: string | null } {
  return party === null ? { value: null, quote: null } : { value: party.name, quote: party.quote };
}

/** Names and numbers of the classification the call brought along replace what was read anew. */
function corrected(facts: ReadLetter, known: KnownFacts): LetterFacts {
  if (known === undefined) return facts;
  if ('sender' in known) {
    return {
      ...facts,
      sender: known.sender.value,
      recipient: known.recipient.value,
      reference: known.reference_number.value,
      documentDate: known.document_date.value,
      terms: known.terms,
    };
  }
  return {
    ...facts,
    sender: known.sender_identification.name,
    recipient: known.recipient_identification.name,
    reference: known.case_details.reference_number,
    documentDate: known.critical_dates.document_date ?? facts.documentDate,
    terms: known.critical_dates.terms ?? facts.terms,
  };
}
