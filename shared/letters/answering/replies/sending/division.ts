import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';

const division =
  /(?<![\p{L}\d])([IVXL]{1,6} Wydział (?:Cywilny|Karny|Gospodarczy|Rodzinny i Nieletnich|Pracy i Ubezpieczeń Społecznych|Pracy|Egzekucyjny|Ksiąg Wieczystych))/iu;

/** The court's division that handles the case: "I Wydział Cywilny"; null when the letter names none. */
export function readDivision({ view }: LetterFacts): string | null {
  const found = division.exec(view.flow.text.replace(/\s+/g, ' '))?.[1];
  return found === undefined ? null : titleCase(found);
}

const organ =
  /^(?:dyrektor|kierownik|naczelnik|prezes|komendant|inspektor|kierowniczka|dyrektorka)\b[^\d:,]{8,90}$/;

/** The organ of an office below its name in the letterhead ("Dyrektor Oddziału …"); null without one. */
export function organBelow({ view, sender }: LetterFacts): string | null {
  if (sender === null) return null;
  const name = foldText(sender);
  for (const [index, line] of view.lines.slice(0, view.titleLine).entries()) {
    const cell = line.segments.find(({ text }) => foldText(text).includes(name));
    if (cell === undefined) continue;
    const below = view.lines[index + 1]?.segments.find(
      ({ column }) => Math.abs(column - cell.column) < 8,
    );
    const words = below?.text.split(/ [-–] /)[0]?.trim() ?? '';
    return organ.test(foldText(words)) ? titleCase(words) : null;
  }
  return null;
}
