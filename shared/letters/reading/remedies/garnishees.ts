import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Who owes something to a debtor and now pays the bailiff. */
const ofClaim = new RegExp(
  either(
    /\bdluzni\w+ zajet\w+ wierzytelnosc/,
    /\btrzeciodluzni/,
    /\bart\. (?:89[5-9]|90[0-2])\b/,
    /\bwierzytelnosc\w* (?:[a-z]+ ){0,3}przyslugujac\w* (?:dluzni|mu\b|jej\b)/,
    /\bzaj(?:muj|et|eci)\w* (?:[a-z]+ ){0,2}(?:wierzytelnosc|czynsz|naleznosc)/,
  ),
);
const ofWages = wordPattern(['zajeci* wynagrodzenia', 'zajmuj* wynagrodzenie', 'zatrudnia pan*']);
/** "Pouczenie dla stron: przysługuje skarga", "Dłużnika pouczono odrębnie o skardze": the reader is no party. */
const party = either(/stron[ey]/, /dluzni\w+/, /wierzyciel\w*/);
const forParties = new RegExp(
  String.raw`\b(?:pouczeni\w+ (?:dla )?(?:stron|${party})|${party} (?:[a-z]+ )?poucz\w+|poucz\w+ ${party} )`,
);

/**
 * Whether the complaint against the bailiff is none of this reader's: the debtor of a seized claim answers in the
 * declaration, and what the parties are told of a complaint is not for a third person.
 */
export const isWithoutComplaint = (
  { spaced }: LetterView,
  { issuer, reply }: DocumentType,
  role: Person | undefined,
): boolean =>
  issuer === 'bailiff' &&
  (reply === 'third_party' || isStranger(role)) &&
  ((ofClaim.test(spaced) && !ofWages.test(spaced)) || forParties.test(spaced));
