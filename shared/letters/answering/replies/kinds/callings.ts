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
