import type { Level } from '#shared/domain/levels.ts';
import type { Term } from '#shared/domain/term.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { RETURN_OF_THING } from '#shared/letters/reading/clauses/term-purpose.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { termFor } from '#shared/letters/reading/letter-facts.ts';

/** One thing the letter makes the reader do; `quote` finds the words that say so. */
export type Duty = {
  action: string;
  priority: Level;
  quote?: RegExp;
  /** The term the action has to keep; the action's words name it too. */
  due?: Term | undefined;
};

/** A duty of this letter with the words that say so and the term it has to keep. */
export type LetterDuty = {
  action: string;
  priority: Level;
  quote: string | null;
  due: Term | undefined;
};

/** Builds the duties of one key from the letter's facts; none where the letter does not contain it. */
export type DutyBuilder = (facts: LetterFacts) => readonly Duty[];

/** Decisions: what they order is due when they are final, not when the remedy has to be lodged. */
const decisions = new Set([
  'admin_decision',
  'admin_order',
  'final_decision',
  'tax_decision',
  'tax_order',
  'zus_decision',
  'admin_enforcement',
  'bailiff',
]);

/** The term for this purpose, else the letter's first where it can be meant. */
export function dueTerm(facts: LetterFacts, what: string): Term | undefined {
  const own = termFor(facts, what);
  const [first] = facts.terms;
  if (own !== undefined || first === undefined) return own;
  const { reply } = facts.type;
  if (reply === 'unknown' && first.what === 'termin z pisma') return undefined;
  if (first.what === RETURN_OF_THING) return undefined;
  if (first.what.startsWith('opróżnienie') && what !== 'lokal') return undefined;
  const ofRemedy = facts.remedy !== null && first.what.includes(facts.remedy.name);
  return decisions.has(reply) && ofRemedy ? undefined : first;
}

/** " – 14 dni od dnia doręczenia", nothing without a term. */
export function until(facts: LetterFacts, what: string): string {
  const term = dueTerm(facts, what);
  return term === undefined ? '' : ` – ${termPhrase(term)}`;
}

/** The duty when the letter speaks of it, else nothing. */
export function when(condition: boolean, duty: Duty): readonly Duty[] {
  return condition ? [duty] : [];
}

export const reliefWords =
  /\brat(?:y|ach|alne\w*|ami)\b|rozlozeni|odrocz|ugod|polubown|restrukturyz|porozumieni\w+ w sprawie|ratalneg|program\w* wsparcia/;
