import type { Level } from '#shared/domain/levels.ts';
import type { Term } from '#shared/domain/term.ts';
import type { ReplyKind } from '#shared/letters/answering/replies/families.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { LOWER_SUM } from '#shared/letters/reading/clauses/term-purpose.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { termFor } from '#shared/letters/reading/letter-facts.ts';
import { foldText } from '#shared/letters/text/text.ts';

/** One thing the letter makes the reader do; `quote` finds the words that order it. */
export type Duty = {
  action: string;
  /** The same in at most 60 characters, verb first, for the plan. */
  step?: string;
  /** What follows when the reader does not do it. */
  otherwise?: string | undefined;
  priority: Level;
  quote?: RegExp;
  /** The term of the action, also named in its words. */
  due?: Term | undefined;
};

/** A duty of this letter with the words that order it and its term. */
export type LetterDuty = {
  action: string;
  step?: string | undefined;
  otherwise?: string | undefined;
  /** The day of an appointment, which is not a term. */
  day?: string | undefined;
  priority: Level;
  quote: string | null;
  due: Term | undefined;
  /** Whether only a reader to whom a condition of the letter applies has to do it. */
  isConditional?: boolean;
};

/** Builds the duties of one key from the letter's facts; none when the letter does not contain it. */
export type DutyBuilder = (facts: LetterFacts) => readonly Duty[];

/** Orders with one term for both paying and contesting. */
const eitherOr: ReadonlySet<ReplyKind> = new Set<ReplyKind>([
  'payment_order',
  'european_order',
  'epu',
  'promissory_order',
]);
/** Terms for an act that the letter does not name precisely. */
const openTerms: ReadonlySet<string> = new Set(['termin z pisma', 'odpowiedź na pismo']);
/** Terms within which papers are sent on request. */
const paperTerms: ReadonlySet<string> = new Set([
  'złożenie wyjaśnień',
  'odesłanie oświadczenia',
  'osobista wizyta',
  'złożenie dokumentów',
  'złożenie pisma do sądu',
  'uzupełnienie braków',
  'odpowiedź na pismo z sądu',
  'zgłoszenie twierdzeń i dowodów',
]);

/**
 * The term for this purpose; without one, the letter's first term when it can be meant. A term for another
 * purpose is never borrowed: a wrong day is worse than none.
 */
export function dueTerm(facts: LetterFacts, what: string): Term | undefined {
  // The day for a lower sum is not the day for the full sum.
  const terms = facts.terms.filter((term) => term.what !== LOWER_SUM);
  const own = termFor({ terms }, what);
  const [first] = terms;
  if (own !== undefined || first === undefined) return own;
  return canMean(first, what, facts) ? first : undefined;
}

/** "Rata w nowej wysokości przypada 15 czerwca": the day of a payment, also where its purpose was not read. */
const ofPayment = /\b(?:rat[aye]|skladk[aie]|czynsz|oplat[aye]|zaliczk[aie])\b/;

function canMean(
  { what: read, quote }: Term,
  asked: string,
  { type, remedy }: LetterFacts,
): boolean {
  const isPaid = asked !== 'zapłata' && ofPayment.test(foldText(quote ?? ''));
  if (read === 'termin z pisma') return type.reply !== 'unknown' && !isPaid;
  const isRemedy = remedy !== null && asked === remedy.name;
  if (asked === 'zapłata') {
    const ofRemedy = remedy !== null && read.includes(remedy.name);
    return read === 'uzupełnienie braków' || (ofRemedy && eitherOr.has(type.reply));
  }
  if (isRemedy) return openTerms.has(read) || read === 'wniesienie środka zaskarżenia';
  return asked !== 'lokal' && (openTerms.has(read) || paperTerms.has(read));
}

/** " – 14 dni od dnia doręczenia"; empty without a term. */
export function until(facts: LetterFacts, what: string): string {
  const term = dueTerm(facts, what);
  return term === undefined ? '' : ` – ${termPhrase(term)}`;
}

/** The duty when the letter mentions it, otherwise none. */
export function when(condition: boolean, duty: Duty): readonly Duty[] {
  return condition ? [duty] : [];
}

export const reliefWords =
  /\brat(?:y|ach|alne\w*|ami)\b|rozlozeni|odrocz|ugod|polubown|restrukturyz|porozumieni\w+ w sprawie|ratalneg|program\w* wsparcia/;
