import type { Page } from '#shared/letters/reading/page/page.ts';
import type { Candidate } from '#shared/letters/reading/parties/candidates.ts';
import { partyIn } from '#shared/letters/reading/parties/party-name.ts';
import { looksLikePerson } from '#shared/letters/reading/parties/persons-in-letter.ts';

const WEIGHT = 5;
const person = String.raw`(?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,2})`;
const owner = String.raw`(?:właścicie|współwłaścicie|głosując|najem|użytkowni|działkow|człon)\p{L}+(?: (?:wspólnoty|spółdzielni))?`;
const flat = String.raw`(?:lokal|mieszkani|garaż|działk|miejsc\p{L}* postojow|segment)\p{L}*`;
const unit = String.raw`${flat}(?: (?:mieszkaln|użytkow)\p{L}+)?(?: nr)?\.? ?\d{1,4}\p{L}?`;
/** "Lokal nr 22 - Halina Drwęska", "Właściciel lokalu nr 5: Jan Lis", "Głosujący: Ewa Kos, lokal 3". */
const owned = new RegExp(
  String.raw`^(?:do )?(?:(?:${owner},? )?${unit}\s?[-–:,|]\s?|${owner}:\s(?=[^,]{5,50},? (?:\(|${unit}|udział)))(?:pani?\s)?(?<person>${person})`,
  'iu',
);

/** The one owner or user of a flat whom a letter to many names beside the flat, also only in the voting card. */
export function ownerOfUnit({ cells }: Page): Candidate[] {
  const found = cells.flatMap(({ text }) => {
    const name = owned.exec(text)?.groups?.person;
    const party = name === undefined ? null : partyIn(name);
    return party !== null && (name?.startsWith('[') === true || looksLikePerson(party.name))
      ? [party]
      : [];
  });
  const [only, ...others] = new Map(found.map((party) => [party.name, party])).values();
  return only === undefined || others.length > 0 ? [] : [{ party: only, weight: WEIGHT }];
}
