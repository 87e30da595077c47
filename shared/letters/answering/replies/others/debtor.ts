import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { inNominative } from '#shared/letters/reading/parties/party.ts';

/** "Zobowiązany (pracownik)  Krystian Fojcik", "przeciwko dłużnikowi: Jan Nowak": how the letter names the debtor. */
const named =
  /\b(?:dłużni\p{L}+|zobowiązan\p{L}+)(?: ?\([^)]{3,30}\))?(?: jest)?[:,\s–-]{1,30}(?:Pan\p{L}{0,4} )?(\[OSOBA(?:_FORMA_[A-Z])?_\d+\])/iu;

/** The debtor in the nominative; a gap when the letter omits the name. */
export function debtorOf({ view }: LetterFacts): string {
  const found = named.exec(view.flow.text.replace(/\s+/g, ' '))?.[1];
  return found === undefined ? gap('imię i nazwisko dłużnika') : inNominative(found);
}
