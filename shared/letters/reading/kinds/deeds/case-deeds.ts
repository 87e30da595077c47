import type { CaseDeed } from '#shared/letters/catalogue/deeds/case-deed.ts';
import { type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { notNow, openings, rulers } from '#shared/letters/reading/clauses/outcome-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { anyOf, either, wordPattern } from '#shared/letters/text/word-list.ts';

import { headings, ofRequest, verbs } from './deed-verbs.ts';

/** A deed in a case, with the words that do it. */
export type CaseDeedDone = { deed: CaseDeed; text: string };
/** What a letter does in a case by its own verbs, and whether it burdens its reader as well. */
type DeedsRead = { deeds: readonly CaseDeedDone[]; hasBurden: boolean };

/** What the sender imposes, takes, demands or refuses besides. */
const burdens = new RegExp(
  either(
    /\b(?:nakazuje|nakladam|wymierzam|zajmuje|zasadzam|pozbawiam)\b/,
    /\b(?:zobowiazuje|wzywam|wzywamy|obciaz\w+|pobierzemy) (?:pan|strone|zobowiazan|do )/,
    /\b(?:odmawiam|odmawiamy|oddalam|nie uwzgledniam|nie uwzgledniamy|nie uznajemy)\b/,
    /\b(?:prosimy|prosze|nalezy) (?:o )?(?:\w+ )?(?:wplat|zaplat|wplac|zaplac|ureguluj|uregulowani)/,
    /\b(?:pozostaje|pozostalo) (?:\w+ )?do (?:zaplaty|splaty)/,
  ),
);
const ruledBurdens = new RegExp(
  either(
    /\b(?:nakazuje|nakazac|naklada|nalozyc|wymierza|wymierzyc|zobowiazuje|zobowiazac)\b/,
    /\b(?:zasadza|zasadzic|odmawia|odmowic|oddala|oddalic|odrzuca|odrzucic|utrzymuje w mocy)\b/,
  ),
);

const unreal = wordPattern(notNow);
const opening = wordPattern(openings);
const ruler = new RegExp(
  String.raw`\b(?:${anyOf(rulers)}|komornik\w*|sad|inspektor\w*|zaklad ubezpieczen spolecznych|kolegium)\b`,
);
const OPENED_WITHIN = 1500;
const AROUND = 45;

/** The letter's deeds in a case, the most telling first; none that it mentions as possible, asked for or past. */
export const caseDeedsOf = oncePer((view: LetterView): DeedsRead => {
  const clauses = operativeOf(view);
  const done = verbs.flatMap(({ deed, own, ruled }) => {
    const found = clauses.find(({ clause: { text }, isOpen }) => {
      const at = own.exec(text)?.index ?? ruledAt(ruled, text, isOpen);
      return at !== undefined && !isUnreal(text, at);
    });
    return found === undefined ? [] : [{ deed, text: found.clause.text }];
  });
  const headed = byHeading(view);
  const deeds = headed === undefined ? done : [...done, headed];
  const hasBurden =
    deeds.length > 0 &&
    clauses.some(
      ({ clause, isOpen }) =>
        burdens.test(clause.text) || ruledAt(ruledBurdens, clause.text, isOpen) !== undefined,
    );
  return { deeds, hasBurden };
});

function byHeading({ foldedTitle }: LetterView): CaseDeedDone | undefined {
  if (ofRequest.test(foldedTitle)) return undefined;
  const deed = headings.find(([, pattern]) => pattern.test(foldedTitle))?.[0];
  return deed === undefined ? undefined : { deed, text: foldedTitle };
}

type Operative = { clause: Clause; isOpen: boolean };

/** The clauses before the reasons, and whether the words that open a ruling stand before each. */
function operativeOf(view: LetterView): Operative[] {
  const read: Operative[] = [];
  let openedAt = -OPENED_WITHIN;
  for (const clause of clausesOf(view)) {
    if (clause.part === 'reasons' || clause.part === 'instruction') break;
    if (clause.part !== 'operative') continue;
    const opened = opening.exec(clause.text);
    if (opened !== null) openedAt = clause.span.start;
    read.push({ clause, isOpen: clause.span.start - openedAt < OPENED_WITHIN });
  }
  return read;
}

function ruledAt(pattern: RegExp | null, text: string, isOpen: boolean): number | undefined {
  const at = pattern?.exec(text)?.index;
  if (at === undefined) return undefined;
  return isOpen || ruler.test(text.slice(Math.max(0, at - 160), at)) ? at : undefined;
}

/** "wniosek, który zwracamy, jeżeli …", "może zawiesić", "nie zawieszam". */
function isUnreal(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - AROUND), at);
  const after = text.slice(at, at + AROUND);
  return (
    /\b(?:nie|ktor\w+|wniosek o|wnosi o|aby|zeby|gdy) (?:\w+ ){0,2}$/.test(before) ||
    unreal.test(`${before}|${after}`)
  );
}
