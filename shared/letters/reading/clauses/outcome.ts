import type { NamedReply } from '#shared/letters/catalogue/all-document-types.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { quoteTo } from '#shared/letters/reading/gist/point-quote.ts';
import { pointsOf } from '#shared/letters/reading/gist/points.ts';
import { promisesPayout } from '#shared/letters/reading/kinds/payout.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import { beginningOf, type Clause, clausesOf } from './clause.ts';
import {
  type Deed,
  notNow,
  onRequest,
  openings,
  type OutcomeKind,
  ownVerbs,
  partWords,
  ruledVerbs,
  rulers,
} from './outcome-words.ts';

/** What the letter decides, with the sentence that proves it; `informs` when no sentence decides. */
export type Outcome = {
  kind: OutcomeKind;
  quote: string | null;
  /** The sentence as the reader sees it: up to the end of a clause. */
  words: string | null;
  /** The letter gives the reader something or ends the reader's case, and orders or takes nothing. */
  isFavourable: boolean;
};

/** Kinds of letter that decide something in their own words. */
export const deciding: ReadonlySet<string> = new Set<NamedReply>([
  'admin_decision',
  'admin_order',
  'final_decision',
  'single_instance',
  'reconsideration',
  'tax_decision',
  'tax_order',
  'zus_decision',
  'zus_ruling',
  'child_benefit',
  'krus_decision',
  'social_aid',
  'unemployment',
  'disability',
  'support_level',
  'farm_payments',
  'benefit_refund',
  'favourable',
  'judgment',
  'judgment_with_reasons',
  'civil_order',
  'insurer',
  'insurer_final',
  'seller_complaint',
  'employer_answer',
]);

const none: Outcome = { kind: 'informs', quote: null, words: null, isFavourable: false };

/** The decision of a letter of a deciding kind; `informs`, unsure, for every other kind. */
export function outcomeOf(view: LetterView, type: DocumentType): Outcome {
  if (!deciding.has(type.reply) && type.id !== 'bank-odpowiedz') return none;
  const outcome = readOutcome(view);
  // Who won a case between two parties depends on the reader's side.
  const isCourt = type.issuer === 'court';
  return isCourt ? { ...outcome, isFavourable: false } : outcome;
}

/** Whether a term (by its purpose) only contests a ruling that gives the reader what they asked for. */
export const isAgainstGrant = (view: LetterView, type: DocumentType, what: string): boolean =>
  what.includes(' – wniesienie') &&
  (outcomeOf(view, type).isFavourable || type.reply === 'land_register_deletion');

/** Whether a sentence of the letter grants, refuses, orders, takes or ends something, whatever its kind. */
export const hasOutcome = (view: LetterView): boolean => readOutcome(view).kind !== 'informs';

type Found = { deed: Deed; place: number; clause: Clause };

const inPart = wordPattern(partWords);
const unreal = wordPattern(notNow);
const deeds = Object.keys(ownVerbs) as Deed[];
const ownPatterns = new Map(deeds.map((deed) => [deed, wordPattern(ownVerbs[deed])]));
const ruledPatterns = new Map(deeds.map((deed) => [deed, wordPattern(ruledVerbs[deed])]));
const opening = wordPattern(openings);
const rulerBefore = new RegExp(String.raw`${anyOf(rulers)}[^.;]{0,160}$`);
const OPENED_WITHIN = 1500;

/** A case about the reader's debt was ended in the reader's favour. */
const burdenEnded =
  /legalnosc|samowol|rozbiork|zobowiazani|nalezno|zaleglos|nienalezn|kar[ya]\b|grzywn|egzekucyjn|podatk|nadplat/;

const isBurdenEnded = (text: string) => burdenEnded.test(text) && !onRequest.test(text);

const readOutcome = oncePer((view: LetterView): Outcome => {
  const found = deedsOf(view);
  // What is granted says more than the end of the case.
  const first = found.find(({ deed }) => deed !== 'discontinued') ?? found[0];
  if (first === undefined) return none;
  const has = (deed: Deed) => found.some((one) => one.deed === deed);
  const isWhole = grantsWhole.test(view.spaced);
  const partial =
    (has('refused') && !isWhole && (has('granted') || promisesPayout(view))) ||
    (has('granted') && (inPart.test(view.foldedTitle) || found.some(isPartial))) ||
    /^(?:umarz|umorz)\w+ (?:polow|czesc)/.test(first.clause.text.slice(first.place));
  const kind = partial ? 'partly' : sendsBack(first) ? 'remands' : first.deed;
  const burdened = has('orders') || has('withdraws') || (has('refused') && !isWhole);
  const ended = first.deed === 'discontinued' && isBurdenEnded(first.clause.text);
  return {
    kind,
    quote: quoteAt(view, quotedSpan(view, first)),
    words: quoteTo(view, quotedSpan(view, first)),
    isFavourable: !partial && !burdened && (first.deed === 'granted' || ended),
  };
});

/** "uchyla zaskarżoną decyzję i przekazuje sprawę do ponownego rozpatrzenia": the appeal had effect. */
const sendsBack = ({ clause, deed }: Found) =>
  deed === 'withdraws' && /\bprzekaz\w*[^.;]{0,60} do ponownego /.test(clause.text);

/** "Uwzględniliśmy wniosek w całości": what is refused beside it is a rule ("nie uznajemy paragonów"). */
const grantsWhole =
  /(?<!\bnie )\b(?:uwzgledni|przyzna)\w*(?: [a-z]+){0,4} w calosci|w calosci (?:uwzgledni|przyzna)/;

const isPartial = ({ clause, deed }: Found) => deed === 'granted' && inPart.test(clause.text);

function deedsOf(view: LetterView): Found[] {
  const found: Found[] = [];
  let openedAt = -1;
  for (const clause of clausesOf(view)) {
    if (clause.part === 'reasons' || clause.part === 'instruction') break;
    if (clause.part !== 'operative') continue;
    const opened = opening.exec(clause.text);
    if (opened !== null) openedAt = clause.span.start + opened.index;
    const isOpen = openedAt >= 0 && clause.span.end - openedAt < OPENED_WITHIN;
    const deed = deedIn(clause, isOpen);
    if (deed !== undefined) found.push(deed);
  }
  return found;
}

/** The first act of the clause; a refusal comes before the grant it negates ("nie przyznajemy"). */
function deedIn(clause: Clause, isOpen: boolean): Found | undefined {
  const { text } = clause;
  const hits = deeds.flatMap((deed) => {
    const own = ownPatterns.get(deed)?.exec(text)?.index;
    const ruled = ruledPatterns.get(deed)?.exec(text)?.index;
    const isRuled = ruled !== undefined && (isOpen || rulerBefore.test(text.slice(0, ruled)));
    const places = [own, isRuled ? ruled : undefined].filter((place) => place !== undefined);
    return places.map((place) => ({ deed, place, clause }));
  });
  const told = hits
    .filter(({ place }) => !isOthersDeed(text, place) && !isUnreal(text, place))
    // "uznajemy reklamację za niezasadną" begins like a grant.
    .toSorted(
      (left, right) =>
        left.place - right.place ||
        Number(right.deed === 'refused') - Number(left.deed === 'refused'),
    );
  return told
    .map((one) => (isRemitted(text, one) ? { ...one, deed: 'granted' as const } : one))
    .find(({ deed, place }) => deed === 'refused' || !isDenied(text, place));
}

/** "umorzyć połowę odsetek": a debt is remitted, no proceeding is ended. */
const isRemitted = (text: string, { deed, place }: Found) =>
  deed === 'discontinued' && remits.test(text.slice(place));
const remits =
  /^(?:umarz|umorz)\w+ (?:(?!postepowan)[a-z]+ ){0,3}(?:odset|zaleglo|dlug|naleznos|oplat|kwot|kar[eya]\b|zadluzen|pozyczk|sklad)/;

const isDenied = (text: string, place: number) => /\bnie $/.test(text.slice(0, place));

/** "wniosek, którego organ odmawia", "… jako organ, który przyznał": mentioned, not performed. */
function isOthersDeed(text: string, place: number): boolean {
  return (
    // "zwrócić się do Rzecznika": the reader turns to somebody, nothing is given back.
    text.startsWith('zwrocic sie', place) ||
    /\bktor\w+ [^.;]{0,60}$/.test(text.slice(0, place)) ||
    // "Wypłaciliśmy poszkodowanemu odszkodowanie": for somebody else
    /^\w+ (?:poszkodowan|wierzyciel|uprawnion|jemu|temu|tej osob|innej|wlascicielowi)/.test(
      text.slice(place),
    )
  );
}

/** Statutes whose names sound like a condition. */
const statuteNames = /w razie choroby/g;

function isUnreal(text: string, place: number): boolean {
  const around = text.slice(Math.max(0, place - 60), place + 60);
  return unreal.test(around.replace(statuteNames, ''));
}

/** From the verb to the end of its clause; where the verb has a line of its own, with what it governs. */
function quotedSpan(view: LetterView, { clause, place }: Found): Span {
  const { start, end } = clause.span;
  const point = pointsOf(view).find(({ span }) => span.start <= start && span.end > start);
  const to = Math.max(end, point?.span.end ?? end);
  // "Reklamację uznajemy.": what is decided stands before a verb that ends its sentence.
  const isLast = /^\w+\W*$/.test(view.spaced.slice(start + place, to));
  return { start: isLast ? beginningOf(view, clause) : start + place, end: to };
}
