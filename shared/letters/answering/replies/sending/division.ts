import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText, textInOneLine } from '#shared/letters/text/text.ts';

const division =
  /(?<![\p{L}\d])([IVXL]{1,6} Wydział (?:Cywilny|Karny|Gospodarczy|Rodzinny i Nieletnich|Pracy i Ubezpieczeń Społecznych|Pracy|Egzekucyjny|Ksiąg Wieczystych))/iu;

/** The court's division that handles the case: "I Wydział Cywilny"; null when the letter names none. */
export function readDivision({ view }: LetterFacts): string | null {
  const found = division.exec(textInOneLine(view.flow))?.[1];
  return found === undefined ? null : titleCase(found);
}

const organ =
  /^(?:dyrektor|kierownik|naczelnik|prezes|komendant|inspektor|komisja|kierowniczka|dyrektorka|niederlassung)\b[^\d:,]{8,90}$/;

/** "AGENCJA … Kierownik Biura Powiatowego ARiMR w Biłgoraju ul. Zamojska 4": a head whose lines became one. */
const organBehind =
  /^[ ,]+((?:Kierownik|Dyrektor|Naczelnik) \p{Lu}[^\d,;:]{5,80}? we? \p{Lu}\p{L}+)(?= (?:ul|al|pl|os)\. )/u;

function organOfJoinedHead({ view, sender }: LetterFacts): string | null {
  const text = textInOneLine(view.flow).slice(0, HEAD);
  const at = sender === null ? -1 : text.toLowerCase().indexOf(sender.toLowerCase());
  return at < 0 ? null : (organBehind.exec(text.slice(at + (sender ?? '').length))?.[1] ?? null);
}
const HEAD = 400;

/** The organ of an office below its name in the letterhead ("Dyrektor Oddziału …"); null without one. */
export function organBelow(facts: LetterFacts): string | null {
  const { view, sender } = facts;
  if (sender === null) return null;
  const name = foldText(sender);
  for (const [index, line] of view.lines.slice(0, view.titleLine).entries()) {
    const cell = line.segments.find(({ text }) => foldText(text).includes(name));
    if (cell === undefined) continue;
    const below = view.lines[index + 1]?.segments.find(
      ({ column }) => Math.abs(column - cell.column) < 8,
    );
    const words = below?.text.split(/ [-–] /)[0]?.trim() ?? '';
    if (organ.test(foldText(words))) return titleCase(words);
    break;
  }
  return organOfJoinedHead(facts);
}
