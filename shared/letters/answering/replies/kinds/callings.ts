import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { type Question, says, type WordsQuestion } from './questions.ts';

/** The bailiff calls the debtor to list all property; the call itself takes nothing. */
export const callsForAssets: Question = ({ view }) =>
  /\bwykaz\w* majatk/.test(view.foldedTitle) ||
  says('wzywam … do zlozenia wykazu majatku', 'w celu zlozenia wykazu majatku')({ view });

/** A list of what a dead person owned and owed: nobody is enforced against. */
export const listsEstate = says('spis* inwentarza');

/** The account for payments is another from now on: a new manager, a new bank. */
export const changesAccount: WordsQuestion = says(
  'zmienia sie … rachun*',
  'zmian* rachunku',
  'zmian* numeru rachunku',
  'zmian* numeru konta',
  'zmian* konta',
  'nowy rachunek',
  'nowy numer rachunku',
  'nowe konto',
);

/** The debt is another's: the reader stood surety for it. */
export const isGuarantor: Question = ({ role }) => role === 'guarantor';

export const isHeir: Question = ({ role }) => role === 'heir';

/** Running fees, no arrears. */
export const owesNothingYet = says(
  'nie ma pan* zaleglosci',
  'nie maja panstwo zaleglosci',
  'wysokosc … nie zmienia sie',
  'sie nie zmienia',
  'bez zmian',
  'nie ulega* zmianie',
);

const askedFor = String.raw`\b(?:pros[iz]\w+|wzywa\w*|nalezy|trzeba|musi|powin\w+)\b`;
const handedIn = String.raw`\b(?:zloz|przedloz|przesl|nadesl|dostarcz|wypeln|uzupeln)\w* `;
const byDay = String.raw`\b(?:w terminie|w ciagu|do dnia|do \d)`;
const paperCall = new RegExp(
  String.raw`(?<!\b(?:jezeli|jesli|gdy|o ile)\b[^.;]{0,80})${askedFor}[^.;]{0,60}${handedIn}[^.;]{0,80}${byDay}`,
);

/** "Prosimy złożyć deklarację DO-1 w terminie 14 dni": nothing may be to pay, but a paper is to be handed in. */
export const callsForPaper = ({ spaced }: LetterFacts['view']): boolean => paperCall.test(spaced);

/** Somebody comes to the reader on a set day, and nothing is to be paid or contested. */
export const comesHome: Question = ({ events, financial, remedy }) =>
  remedy === null &&
  financial.direction !== 'to_pay' &&
  events.some(({ kind }) => kind === 'inspection');
