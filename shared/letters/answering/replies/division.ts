import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';

const division =
  /(?<![\p{L}\d])([IVXL]{1,6} Wydział (?:Cywilny|Karny|Gospodarczy|Rodzinny i Nieletnich|Pracy i Ubezpieczeń Społecznych|Pracy|Egzekucyjny|Ksiąg Wieczystych))/iu;

/** The court's division that has the case: "I Wydział Cywilny"; null where the letter names none. */
export function readDivision({ view }: LetterFacts): string | null {
  const found = division.exec(view.flow.text.replace(/\s+/g, ' '))?.[1];
  return found === undefined ? null : titleCase(found);
}
