import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { institutionInNominative } from '#shared/letters/text/institution-cases.ts';

/** "do Sądu Rejonowego w Tarnobrzegu IV Wydział Pracy …": the court named by the letter, if it is of the right kind. */
export function courtInText({ view }: LetterFacts, named: string): string | null {
  if (/administracyjn/i.test(named)) return null;
  const courts = Array.from(
    view.flow.text.replace(/\s+/g, ' ').matchAll(sentTo),
    ([, court = '']) => institutionInNominative(court) ?? court,
  );
  const level = /okręgow/i.test(named) ? /Okręgow/ : /rejonow/i.test(named) ? /Rejonow/ : /Sąd/;
  const [only, ...others] = new Set(courts.filter((court) => level.test(court)));
  return only === undefined || others.length > 0 ? null : only;
}

const town = String.raw`we? \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+(?:ej|im|ich|u))?`;
/** "dla Krakowa-Podgórza", "Lublin-Wschód", "Poznań-Stare Miasto": one of several courts of a town. */
const part = String.raw`(?:dla [\p{L}. -]{3,30} |\p{Lu}\p{L}+-\p{Lu}[\p{L} -]{2,24} )?`;
const ofLabour = String.raw`(?:,? (?:[IVX]+ )?Wydział(?:u)? Pracy(?: i Ubezpieczeń Społecznych)?(?: z siedzibą ${town})?)?`;
const sentTo = new RegExp(
  String.raw`\bdo (Sądu (?:Rejonowego|Okręgowego) ${part}${town}(?: z siedzibą ${town})?${ofLabour})`,
  'gu',
);
