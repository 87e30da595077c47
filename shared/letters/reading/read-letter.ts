import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { documentTypeOf, type KnownType } from '#shared/letters/catalogue/all-document-types.ts';
import { typeOn } from '#shared/letters/catalogue/document-type.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { chooseType } from './classify.ts';
import { readEvents } from './days/events.ts';
import { ownPaymentDayFirst } from './days/payment-day.ts';
import { instalmentDays } from './days/schedules/instalment-sums.ts';
import { readDocumentDate } from './document-date.ts';
import { toldByDeed } from './kinds/deeds/told-by-deed.ts';
import { examinedOn } from './kinds/examined-on.ts';
import { kindByDeed } from './kinds/kind-by-deed.ts';
import { amountDue, type LetterFacts } from './letter-facts.ts';
import { type LetterView, viewLetter } from './letter-view.ts';
import { readMoney } from './money/money.ts';
import { orInWhole } from './named/or-in-whole.ts';
import { readParties } from './named/parties.ts';
import { addresseeBlock } from './parties/address-block.ts';
import type { ChosenParty } from './parties/candidates.ts';
import { isForeignOffice } from './parties/foreign-offices.ts';
import { letterAddresses } from './parties/letter-addresses.ts';
import { kindForOthers } from './reader/others-kind.ts';
import { readReader } from './reader/reader.ts';
import { readReference } from './references/reference.ts';
import { readRemedy } from './remedy.ts';
import { differingStatutoryTerm, withStatutoryTerm } from './statutory-term.ts';
import { chooseTerms } from './term-choice.ts';
import { readThreat } from './threat.ts';

export type ReadLetter = LetterFacts & {
  parties: {
    sender: ChosenParty | null;
    recipient: ChosenParty | null;
    reference: ChosenParty | null;
  };
  dateQuote: string | null;
  /** Whether the sums come only from a trained model because no rule recognised them. */
  hasRankedSums: boolean;
  threat: ClassificationAnswer['threat'];
};

const ofFine = /\b(?:wykroczeni|grzywn|mandat)/;

/** A fine of an office abroad, in Polish words: the remedies of Polish offices do not exist there. */
function fromAbroad(view: LetterView, type: KnownType, sender: string | null): KnownType {
  const isFine = sender !== null && isForeignOffice(sender) && ofFine.test(view.spaced);
  return isFine ? documentTypeOf('mandat-zagraniczny') : type;
}

/**
 * What the letter says: its kind, parties, days, money, remedy and how serious it is. Only the letter
 * matters, never today's date: the same letter gives the same result on any day.
 */
export const readLetter: (letter: Letter) => ReadLetter = oncePer((letter: Letter) => {
  const view = viewLetter(letter);
  const date = orInWhole(view, readDocumentDate);
  const named = typeOn(chooseType(view).type, date?.iso ?? null);
  const { sender, recipient } = readParties(view, named);
  const block = addresseeBlock(view, recipient?.name ?? null);
  const reference = orInWhole(view, readReference);
  const reader = readReader(view, named, recipient?.name ?? null);
  const { role } = reader;
  const abroadOrHere = fromAbroad(view, kindForOthers(view, named, role), sender?.name ?? null);
  const byAct = kindByDeed(view, abroadOrHere, { sender: sender?.name ?? null, role });
  const type = toldByDeed(view, byAct, recipient?.name ?? null);
  const days = examinedOn(readEvents(view, role, date?.iso ?? null), type);
  const remedy = readRemedy(view, type, sender?.name ?? null, role);
  const chosen = chooseTerms(view, type, remedy, date?.iso ?? null, role);
  const { financial, isRanked } = readMoney(view, type, reader);
  const terms = ownPaymentDayFirst(view, chosen, financial);
  const events = [...days, ...instalmentDays(view, terms, date?.iso ?? null)];
  return {
    view,
    type,
    sender: sender?.name ?? null,
    recipient: recipient?.name ?? null,
    reference: reference?.name ?? null,
    ...letterAddresses(view, block, sender?.name ?? null, recipient?.name ?? null),
    documentDate: date?.iso ?? null,
    dateQuote: date?.raw ?? null,
    terms: withStatutoryTerm(terms, differingStatutoryTerm(remedy, type, terms)),
    events,
    role,
    remedy,
    financial,
    hasRankedSums: isRanked,
    parties: { sender, recipient, reference },
    threat: readThreat(view, type, amountDue({ financial }), {
      role,
      isCalled: terms.length > 0,
      isContestable: remedy !== null,
    }),
  };
});
