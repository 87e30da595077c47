import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { hasLegalForm, isFirm, isOffice } from '#shared/letters/reading/parties/institutions.ts';
import { looksLikePerson } from '#shared/letters/reading/parties/persons-in-letter.ts';
import { foldText } from '#shared/letters/text/text.ts';

/** Who gets a reply, as far as the way of sending it depends on that. */
export type Receiver = IssuerKind | 'school' | 'public_firm' | 'person';

/** Schools decide little by the code for offices, and have no office for incoming letters. */
const school =
  /^(?:dyrektor\w* )?(?:(?:\w+ )?(?:przedszkol|szkol[aey]|zlob|liceum|technikum)|zespol\w* (?:szkol|przedszkol|placow)|komisj\w+ rekrutac)/;

/** Kinds that several offices write, such as a reminder: the sender of this letter decides where to lodge. */
export function receiverOf({ sender, type }: Pick<LetterFacts, 'sender' | 'type'>): Receiver {
  const { issuer } = type;
  const name = sender ?? '';
  if (/^(?:ZUS|Zakład Ubezpieczeń Społecznych)\b/iu.test(name)) return 'zus';
  if (/^(?:Naczelnik \S* ?Urzędu Skarbowego|(?:\p{L}+ )?Urząd Skarbowy)/iu.test(name))
    return 'tax_office';
  if (/^Sąd /iu.test(name)) return 'court';
  if (issuer === 'court' || issuer === 'bailiff' || issuer === 'police' || name === '')
    return issuer;
  if (issuer !== 'employer' && school.test(foldText(name))) return 'school';
  if (issuers[issuer].isOffice) return publicReceiver(name, issuer);
  if (issuer === 'employer') return issuer;
  if (isOffice(name) && !hasLegalForm(name)) return issuer === 'unknown' ? 'office' : 'public_firm';
  const mayBePerson = issuer === 'creditor' || issuer === 'private' || issuer === 'unknown';
  return mayBePerson && looksLikePerson(name) && !isFirm(name) ? 'person' : issuer;
}

/** "Wodociągi Miejskie sp. z o.o.": a firm that took over what an office used to do. */
function publicReceiver(name: string, issuer: IssuerKind): Receiver {
  if (hasLegalForm(name) && !isOffice(name)) return 'public_firm';
  const isElsewhere = issuer === 'tax_office' || issuer === 'zus';
  return isElsewhere && isOffice(name) ? 'office' : issuer;
}
