import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { readEvents } from './days/events.ts';
import { ownPaymentDayFirst } from './days/payment-day.ts';
import { instalmentDays } from './days/schedules/instalment-sums.ts';
import { examinedOn } from './kinds/examined-on.ts';
import type { LetterFacts } from './letter-facts.ts';
import { readMoney } from './money/money.ts';
import { orInWhole } from './named/or-in-whole.ts';
import { outlineOf } from './outline.ts';
import { addresseeBlock } from './parties/address-block.ts';
import type { ChosenParty } from './parties/candidates.ts';
import { letterAddresses } from './parties/letter-addresses.ts';
import { readReference } from './references/reference.ts';
import { type SecondTerms, withSecondTerm } from './second-term/second-term.ts';
import { differingStatutoryTerm, withStatutoryTerm } from './statutory-term.ts';
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
  /** What a trained model holds of the terms. */
  secondTerm: Omit<SecondTerms, 'terms'>;
  threat: ClassificationAnswer['threat'];
};

/**
 * What the letter says: its kind, parties, days, money, remedy and how serious it is. Only the letter
 * matters, never today's date: the same letter gives the same result on any day.
 */
export const readLetter: (letter: Letter) => ReadLetter = oncePer((letter: Letter) => {
  const outline = outlineOf(letter);
  const { view, type, remedy, date, sender, recipient, reader } = outline;
  const { role } = reader;
  const from = sender?.name ?? null;
  const to = recipient?.name ?? null;
  const writtenOn = date?.iso ?? null;
  const reference = orInWhole(view, readReference);
  const { financial, isRanked } = readMoney(view, type, reader);
  const days = examinedOn(readEvents(view, role, writtenOn), type);
  const chosen = ownPaymentDayFirst(view, outline.terms, financial);
  const { terms, ...secondTerm } = withSecondTerm(outline, chosen, days);
  const ruled = withStatutoryTerm(terms, differingStatutoryTerm(remedy, type, terms));
  const events = [...days, ...instalmentDays(view, terms, writtenOn)];
  return {
    view,
    type,
    sender: from,
    recipient: to,
    reference: reference?.name ?? null,
    ...letterAddresses(view, addresseeBlock(view, to), from, to),
    documentDate: writtenOn,
    dateQuote: date?.raw ?? null,
    terms: ruled,
    events,
    role,
    remedy,
    financial,
    hasRankedSums: isRanked,
    secondTerm,
    parties: { sender, recipient, reference },
    threat: readThreat({ view, type, terms: ruled, events, role, remedy, financial }),
  };
});
