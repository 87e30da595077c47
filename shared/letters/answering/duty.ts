import type { Level } from '#shared/domain/levels.ts';
import type { Term } from '#shared/domain/term.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';
import { LOWER_SUM } from '#shared/letters/reading/clauses/term-purpose.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { termFor } from '#shared/letters/reading/letter-facts.ts';

/** One thing the letter makes the reader do; `quote` finds the words that say so. */
export type Duty = {
  action: string;
  /** The same in at most 60 characters, verb first, for the plan. */
  step?: string;
  /** What follows when it is not done. */
  otherwise?: string | undefined;
  priority: Level;
  quote?: RegExp;
  /** The term the action has to keep; the action's words name it too. */
  due?: Term | undefined;
};

/** A duty of this letter with the words that say so and the term it has to keep. */
export type LetterDuty = {
  action: string;
  step?: string | undefined;
  otherwise?: string | undefined;
  /** The day of an appointment, which is no term. */
  day?: string | undefined;
  priority: Level;
  quote: string | null;
  due: Term | undefined;
};

/** Builds the duties of one key from the letter's facts; none where the letter does not contain it. */
export type DutyBuilder = (facts: LetterFacts) => readonly Duty[];

/** Orders whose one term is for paying and for contesting alike. */
const eitherOr: ReadonlySet<ReplyKind> = new Set<ReplyKind>([
  'payment_order',
  'epu',
  'promissory_order',
]);
/** Terms for an act that the letter's own words do not name more closely. */
const openTerms: ReadonlySet<string> = new Set(['termin z pisma', 'odpowiedź na pismo']);
/** Terms within which papers are sent to whoever asks for them. */
const paperTerms: ReadonlySet<string> = new Set([
  'złożenie wyjaśnień',
  'odesłanie oświadczenia',
  'uzupełnienie braków',
  'odpowiedź na pismo z sądu',
  'zgłoszenie twierdzeń i dowodów',
]);

/**
 * The term for this purpose; without one the letter's first term where it can be meant. A term for
 * something else is never lent: a wrong day is worse than none.
 */
export function dueTerm(facts: LetterFacts, what: string): Term | undefined {
  // The day for a lower sum is no day for the whole one.
  const terms = facts.terms.filter((term) => term.what !== LOWER_SUM);
  const own = termFor({ terms }, what);
  const [first] = terms;
  if (own !== undefined || first === undefined) return own;
  return canMean(first, what, facts) ? first : undefined;
}

function canMean({ what: read }: Term, asked: string, { type, remedy }: LetterFacts): boolean {
  if (read === 'termin z pisma') return type.reply !== 'unknown';
  const isRemedy = remedy !== null && asked === remedy.name;
  if (asked === 'zapłata') {
    const ofRemedy = remedy !== null && read.includes(remedy.name);
    return read === 'uzupełnienie braków' || (ofRemedy && eitherOr.has(type.reply));
  }
  if (isRemedy) return openTerms.has(read) || read === 'wniesienie środka zaskarżenia';
  return asked !== 'lokal' && (openTerms.has(read) || paperTerms.has(read));
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
