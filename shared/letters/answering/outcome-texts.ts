import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { sentenceMeant } from '#shared/letters/reading/clauses/calls/what-is-meant.ts';
import type { Outcome } from '#shared/letters/reading/clauses/outcome.ts';
import type { OutcomeKind } from '#shared/letters/reading/clauses/outcome-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { shortenedTo, withoutAddress } from '#shared/letters/text/quote-end.ts';

const told: Readonly<Record<Exclude<OutcomeKind, 'informs'>, string>> = {
  granted: 'Pismo przyznaje',
  refused: 'To odmowa',
  partly: 'To zgoda tylko w części',
  discontinued: 'Postępowanie umorzono',
  orders: 'Pismo nakłada obowiązek',
  withdraws: 'Pismo odbiera lub uchyla',
  remands:
    'Poprzednia decyzja jest uchylona, a sprawa wraca do urzędu, który zdecyduje jeszcze raz',
};

const named: Readonly<Partial<Record<OutcomeKind, string>>> = {
  granted: 'przyznanie',
  refused: 'odmowa',
  partly: 'zgoda w części',
  discontinued: 'umorzenie',
  remands: 'sprawa wraca do urzędu',
};

/** The words of a kind that express a refusal. */
const refusal = /odmow|nie chce|nie przyzn/i;
const LONGEST_QUOTE = 110;
const LONGEST_OWN = 160;
/** A point was already cut at the end of a clause. */
const LONGEST_POINT = 260;

/** The meaning of the letter: what such a letter does, what this one decides, and what it says in its own words. */
export function meaningOf(
  type: DocumentType,
  outcome: Outcome,
  own: readonly string[] = [],
): string {
  const { kind, words } = outcome;
  const said = own.map((one) => shortened(one, LONGEST_POINT));
  if (kind === 'informs' || words === null) return [type.meaning, ...quoted(said)].join(' ');
  const neutral = contradicts(type, kind) ? withoutOutcome[type.issuer] : type.meaning;
  const start = outcome.isFavourable ? withoutRemedies(neutral ?? '') : neutral;
  // Whom a court's ruling burdens depends on the reader's side: the letter's words are enough.
  const decided = type.issuer === 'court' ? 'Sąd rozstrzygnął' : told[kind];
  const decision = shortened(words, LONGEST_POINT);
  // A sentence that leads to the ruling says what it is about.
  const ruled = said.find((other) => other.indexOf(decision.slice(0, SAME)) > 0) ?? decision;
  const further = said.filter((other) => !overlaps(other, ruled));
  return [start ?? '', `${decided}: „${ruled}”.`, ...quoted(further)].join(' ').trim();
}

function quoted(said: readonly string[]): string[] {
  return said.length === 0 ? [] : [`W piśmie: ${said.map((words) => `„${words}”`).join('; ')}.`];
}

const SAME = 40;

function overlaps(words: string, ruled: string): boolean {
  return words.includes(ruled.slice(0, SAME)) || ruled.includes(words.slice(0, SAME));
}

/** The outcome for the title; undefined when the title already contains it or nothing is decided. */
export function outcomeName(label: string, { kind }: Outcome): string | undefined {
  const name = named[kind];
  if (!/^(?:Decyzja|Odpowiedź|Stanowisko)/.test(label)) return undefined;
  return name === undefined || /odmow|umorz|przyzna/i.test(label) ? undefined : name;
}

/** The kind's label without an outcome that the letter contradicts. */
export function labelOf(type: DocumentType, { kind }: Outcome): string {
  const label = type.label.replace(/\s*\(.*\)/, '');
  return contradicts(type, kind) ? label.replace(/:.*| o wypłacie.*/, '') : label;
}

function contradicts({ meaning, label }: DocumentType, kind: OutcomeKind): boolean {
  if (kind === 'granted' || kind === 'partly') return refusal.test(meaning) || refusal.test(label);
  return kind === 'refused' && /o wypłacie|przyznał/i.test(`${label} ${meaning}`);
}

/** No advice to appeal against something that the reader requested. */
function withoutRemedies(meaning: string): string {
  return meaning
    .split(/(?<=[.!]) /)
    .filter((sentence) => !/odwoł|skarg|reklamacj|zażal|sprzeciw/i.test(sentence))
    .join(' ');
}

const withoutOutcome: Readonly<Partial<Record<DocumentType['issuer'], string>>> = {
  insurer: 'Ubezpieczyciel zajął stanowisko w sprawie szkody.',
};

/** ", PESEL 90010112345": people show the first card to others. */
const personalNumber = /[\s,(]*(?:numer\s+|nr\s+)?PESEL:?\s+[^\s,;)]*\d[^\s,;)]*\)?,?/giu;

/** "Szanowny Panie, po analizie …": the sentence begins behind it. */
const salutation = /^(?:Szanown\p{Ll}{1,2}|Dzień dobry|Witam)(?:,? \p{Lu}\p{Ll}+){0,4}[,!.]\s+/u;

/** The quote up to a whole word, without the end of the sentence. */
export function shortened(quote: string, longest = LONGEST_QUOTE): string {
  const text = withoutAddress(quote)
    .replace(personalNumber, '')
    .replace(salutation, '')
    .replace(/[\s.,;:]+$/, '')
    .replace(/ r$/, ' r.') // of a year
    .replaceAll(/[„”"]/g, '');
  return shortenedTo(text, longest);
}

/** ". Zdanie wcześniej: „Router jest naszą własnością”": what a request means that says only "go". */
export function toldBefore(view: LetterView, words: string | undefined): string {
  const before = words === undefined ? undefined : sentenceMeant(view, words);
  return before === undefined ? '' : `. Zdanie wcześniej: „${shortened(before, LONGEST_OWN)}”`;
}
