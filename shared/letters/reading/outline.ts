import type { FoundDate } from '#shared/letters/calendar/dates.ts';
import { documentTypeOf, type KnownType } from '#shared/letters/catalogue/all-document-types.ts';
import { typeOn } from '#shared/letters/catalogue/document-type.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { chooseType } from './classify.ts';
import { readDocumentDate } from './document-date.ts';
import { toldByDeed } from './kinds/deeds/told-by-deed.ts';
import { kindByDeed } from './kinds/kind-by-deed.ts';
import type { LetterFacts } from './letter-facts.ts';
import { type LetterView, viewLetter } from './letter-view.ts';
import { orInWhole } from './named/or-in-whole.ts';
import { readParties } from './named/parties.ts';
import type { ChosenParty } from './parties/candidates.ts';
import { isForeignOffice } from './parties/foreign-offices.ts';
import { kindForOthers } from './reader/others-kind.ts';
import { type Reader, readReader } from './reader/reader.ts';
import { readRemedy } from './remedy.ts';
import { chooseTerms } from './term-choice.ts';

/** What a letter is about before its money, days and numbers are read: the device shows no more (the first facts). */
export type Outline = Pick<LetterFacts, 'view' | 'type' | 'remedy' | 'terms'> & {
  date: FoundDate | null;
  sender: ChosenParty | null;
  recipient: ChosenParty | null;
  reader: Reader;
};

const ofFine = /\b(?:wykroczeni|grzywn|mandat)/;

/** A fine of an office abroad, in Polish words: the remedies of Polish offices do not exist there. */
function fromAbroad(view: LetterView, type: KnownType, sender: string | null): KnownType {
  const isFine = sender !== null && isForeignOffice(sender) && ofFine.test(view.spaced);
  return isFine ? documentTypeOf('mandat-zagraniczny') : type;
}

/** The letter's kind, its parties, its remedy and its terms, the most important first. */
export const outlineOf: (letter: Letter) => Outline = oncePer((letter: Letter) => {
  const view = viewLetter(letter);
  const date = orInWhole(view, readDocumentDate) ?? null;
  const named = typeOn(chooseType(view).type, date?.iso ?? null);
  const { sender, recipient } = readParties(view, named);
  const from = sender?.name ?? null;
  const to = recipient?.name ?? null;
  const reader = readReader(view, named, to);
  const { role } = reader;
  const abroadOrHere = fromAbroad(view, kindForOthers(view, named, role), from);
  const byAct = kindByDeed(view, abroadOrHere, { sender: from, role });
  const type = toldByDeed(view, byAct, to);
  const remedy = readRemedy(view, type, from, role);
  const terms = chooseTerms(view, type, remedy, date?.iso ?? null, role);
  return { view, type, remedy, terms, date, sender, recipient, reader };
});
