import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { runsFromAnother } from '#shared/letters/reading/another-start.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { isCalledItem } from './calls/item-of-call.ts';
import { type Clause, clauseAt, clausesOf } from './clause.ts';
import type { Person } from './person-words.ts';
import { isForOthers, isSomebodyElse, personByStem, personsIn } from './persons.ts';
import { senderActs, weShall } from './senders.ts';
import {
  failure,
  failureAhead,
  generalRules,
  lasts,
  mayHappen,
  missedChance,
  noticeLength,
  orderWords,
  pastActs,
  reward,
  rewarded,
  rewardedDeed,
} from './term-words.ts';
import { impersonal, isOfOtherOccasion, moneyComes } from './words/other-occasions.ts';
import { isSendersTime } from './words/sender-duty-words.ts';

/** A term with the words around it, all folded. */
export type TermPlace = {
  clause: Clause;
  before: string;
  /** The text before it, including the previous sentence. */
  lead: string;
  itself: string;
  after: string;
  /** The text after it, into the next sentence. */
  behind: string;
};

const AFTER = 200;
const BEFORE = 600;
const LEAD = 160;
const NEAR = 220;

/** The context of a term in the letter; text after a colon is read together with it. */
export function termPlace(view: LetterView, found: FoundTerm): TermPlace | undefined {
  const start = flowPosition(view, found.span.start);
  const end = flowPosition(view, found.span.end);
  const clause = clauseAt(view, start);
  if (clause === undefined) return undefined;
  const rest = view.spaced.slice(end, Math.max(end, clause.span.end));
  const next = view.spaced.slice(Math.max(end, clause.span.end)).trimStart();
  const isList = /^(?:[-–•*]|\d{1,2}[.)]|[a-z]\))\s/.test(next);
  const listed =
    isList &&
    (/:\s*$/.test(rest) || /:\s*$/.test(view.spaced.slice(clause.span.start, clause.span.end)));
  return {
    clause,
    before: view.spaced.slice(Math.max(clause.span.start, start - BEFORE), start),
    lead: view.spaced.slice(Math.max(0, start - LEAD), start),
    itself: view.spaced.slice(start, end),
    after: listed ? view.spaced.slice(end, end + AFTER) : rest.slice(0, AFTER),
    behind: view.spaced.slice(end, end + AFTER),
  };
}

const sender = wordPattern(senderActs);
const past = wordPattern(pastActs);
const general = wordPattern(generalRules);
const orders = wordPattern(orderWords);
const notFromDelivery = new Set(['obstacle_end', 'finality', 'knowledge', 'other']);
/** "…, której termin upłynął 30 czerwca 2026 r.," inside a sentence that sets a new term. */
const ranOut = /,? ktor\w{1,4} [^,]{0,60}(?:uplynal|minal)\w{0,2}[^,]{0,60},/g;

/** Whether the reader has to keep the term now: it is not somebody else's, not past and not a rule for other cases. */
export function bindsReader(
  view: LetterView,
  type: DocumentType,
  role: Person | undefined,
  found: FoundTerm,
  { clause, before, lead, itself, after, behind }: TermPlace,
  isRemedy: boolean,
): boolean {
  if (found.from !== null && notFromDelivery.has(found.from)) return false;
  if (isLength(found, before, itself)) return false;
  if (clause.part === 'privacy' || isForOthers(clause, role)) return false;
  if (clause.part === 'reasons' && !isRemedy && !orders.test(clause.text.slice(0, BEFORE)))
    return false;
  const near = before.slice(-NEAR).replace(ranOut, ',');
  // "(usprawiedliwienia, zaświadczenia)": text in brackets is an example.
  const following = after.slice(0, 90).replaceAll(/\([^()]*\)?/g, ' ');
  if (general.test(`${near}${itself}${following}`) || past.test(near)) return false;
  const isUnspecified = found.from === 'unspecified';
  if (isOfOtherOccasion({ isUnspecified, before, itself, behind, letter: view.spaced }))
    return false;
  if (isSendersVerb(near, after)) return false;
  if (!isRemedy && isSendersTime(sinceCall(near), after, lead)) return false;
  if (isSendersPassive(near) || isAgeOfEvent(near, itself) || moneyComes.test(near)) return false;
  if (sendersAnswer.test(before) && /^\s*(?:[.;,)]|$)/.test(after)) return false;
  if (newFrom.test(after)) return false;
  if (isTold(view, { clause, before, after })) return false;
  // "Strona niezadowolona może w terminie 14 dni wnieść …" has failed nothing.
  if (isFailed(isRemedy ? before.replace(displeased, '') : before)) return false;
  if (
    /(?:po uplywie|uplywie|po kolejnych|krotszym niz|mniej niz|krocej niz)\s*$/.test(
      before.slice(-24),
    )
  )
    return false;
  if (reward.test(before.slice(-90)) && rewarded.test(after)) return false;
  if (rewardedDeed.test(before.slice(-90))) return false;
  if (runsFromAnother(view, type, itself)) return false;
  // "od doręczenia wyroku z uzasadnieniem": the reader must first request the reasons.
  if (rulings.has(type.reply) && runsFromReasons(itself, after) && !bringsReasons(view))
    return false;
  // "gdyby kiedyś zapadła, zostałbyś pouczony o prawie odwołania w ciągu 21 dni": it has not happened.
  if (supposed.test(near)) return false;
  // The owner of a remedy was read with the remedy; a notice period binds both parties.
  return (
    isRemedy ||
    noticePeriod.test(clause.text) ||
    // "żądam, aby … w terminie 7 dni udzieliła Pani odpowiedzi": the person follows the term.
    (performative.test(before) && readerWords.test(after.slice(0, 60))) ||
    !isOthersDuty(clause.text, before, role)
  );
}

/** How long a notice, a repair or a warranty runs, and within what time something may happen. */
const isLength = ({ kind }: FoundTerm, before: string, itself: string): boolean =>
  noticeLength.test(`${before.slice(-60)}${itself}`) ||
  (kind !== 'date' && (lasts.test(before.slice(-90)) || mayHappen.test(before)));

/** Whether a verb around a term says that the sender acts within it. */
export const isSendersVerb = (near: string, after: string): boolean =>
  sender.test(sinceCall(near)) ||
  weShall.test(sinceCall(near)) ||
  isPassiveLater(after) ||
  sendersChoice.test(after);

const withReasons =
  /\b(?:wyroku|orzeczenia|postanowienia|odpisu) (?:wraz )?z (?:pisemnym )?uzasadnieniem/;

/** Letters that contain or announce a court's ruling. */
const rulings: ReadonlySet<DocumentType['reply']> = new Set<DocumentType['reply']>([
  'judgment',
  'civil_order',
  'hearing',
]);

/** Only when the start of the term names the reasons; after it they may be the thing requested. */
function runsFromReasons(itself: string, after: string): boolean {
  const found = withReasons.exec(`${itself}${after}`);
  return found !== null && found.index < itself.length;
}

/** The reasons are in the letter, or it says that they are enclosed. */
function bringsReasons(view: LetterView): boolean {
  const isSent = /\b(?:dorecz|przesyl|przeslan)\w*.{0,120}\bz (?:\w+ )?uzasadnieniem/;
  return clausesOf(view).some(
    ({ part, text }) => part === 'reasons' || (part === 'operative' && isSent.test(text)),
  );
}

/** "w ciągu 6 miesięcy możemy Panią ponownie zatrudnić": what the sender is free to do. */
const sendersChoice = new RegExp(
  String.raw`^,? ?(?:r\.? ?)?(?:pan\w* )?${either(
    /mozemy|bedziemy mogli|mamy prawo/,
    /(?:zwroci|wyplaci|odda|udzieli|przedstawi|usunie|naprawi|zrobi|rozpatrzy|zakonczy|dostarczy|wystawi)my/,
    /(?:odpowie|przele|przele?je|przekaze|przesle|wysle|napisze|odpisze|poinformuje|zawiadomi|powiadomi)my/,
  )}\b`,
);

/** "do 31 maja 2026   od 1 czerwca 2026": headings of columns with the old and the new price. */
const newFrom = /^(?: ?r\.?)?\s{1,3}od (?:dnia )?0?1[. ]/;

/** "reklamacja w oddziale; odpowiedź w ciągu 30 dni.": how soon the sender answers. */
const sendersAnswer =
  /(?:^|[.;:(]\s*)odpowiedz(?: (?:na (?:nia|nie|reklamacje)|banku|nasza|otrzyma\w+ pan\w*))?\s*$/;

const call = /\b(?:prosimy|prosze|nalezy|trzeba|wzyw|zobowiaz)/;

/** "Nadpłatę zwrócimy - wniosek prosimy złożyć do 20 lutego": only the words from the last request on. */
export function sinceCall(near: string): string {
  const at = near.search(call);
  // "w którym ustosunkuje się Pan do twierdzeń powoda": the reader's act, not the sender's.
  return (at < 0 ? near : near.slice(at)).replaceAll(readersReply, ' ');
}

const readersReply = /\bustosunkuj\w+ sie (?:pan|pani|panstwo|stron\w|pozwan\w)\b/g;

const supposed = /\bgdyby\b[^.]*$/;

const displeased = /\bniezadowolon\w+/g;

function isFailed(before: string): boolean {
  if (missedChance.test(before.slice(-220))) return true;
  return failure.test(before.slice(-90)) && !failureAhead.test(before.slice(-110));
}

const noticePeriod = /okres\w* wypowiedzenia/;
/** "… w terminie 7 dni zostanie przekazana na rachunek". */
function isPassiveLater(after: string): boolean {
  return /^[^.;,]{0,50}\bzosta(?:nie|na) (?:wyplac|przekaz|zwroc|wystaw|skierow|usuni)/.test(after);
}

/** "Kontrola zostanie wszczęta …": what the sender will do, in the passive. */
export const isSendersPassive = (near: string) =>
  /\bzosta(?:nie|na) (?:\w+ )?(?:wszczet|przeprowadzon|rozpoczet|podjet|rozpatrzon|zakonczon|wydan)[aeyio]\w*(?:[^.;]|(?<= r)\.)*$/.test(
    near,
  );

/** "przy odejściu przed upływem 24 miesięcy": how old something else is, not when the reader has to act. */
const isAgeOfEvent = (near: string, itself: string) =>
  /^przed uplywem \S+ (?:miesie|lat|rok)/.test(itself) &&
  /\b(?:przy|w razie|w przypadku|jezeli|jesli|gdy|po)\b[^.;]{0,60}$/.test(near);

/** "Strona w terminie 14 dni wniosła odwołanie": it reports the past, unlike "aby … wniósł". */
export function isTold(
  view: LetterView,
  { clause, before, after }: Pick<TermPlace, 'clause' | 'before' | 'after'>,
): boolean {
  const told =
    /^[^.;]{0,70}\b(?:(?:wniosl|zlozyl|odwolal|uiscil|zaplacil)[aoiy]?\w{0,3}|nie (?:wniosl|zlozyl|powiadomil|stawil|uiscil|zaplacil|zglosil)\w{0,3})\b/.test(
      after,
    );
  if (!told || isCalledItem(view, clause)) return false;
  return !/\b(?:aby|azeby|zeby|nakazuje|jezeli|jesli)\b/.test(before);
}

const performative =
  /\b(?:(?:wzyw|wezwac|zobowiaz|nakaz|prosz|prosim|upowazni)\w*|prosi\b|zadam\b|zadamy\b|zada od\b)|^\W*obowiazek \w+(?:nia|cia)\b/;
const readerWords = /\b(?:pan|pani|panu|pana|pania|panstw\w+|stron[aye]?|adresat\w*|strony)\b/;

/** "zgłosić się do pracodawcy": the person to report to is not the person who is called. */
const governed = /\b(?:do|od|u|przez|dla|z|przy) \w+/g;

/** The nearest person named before the term acts, or the person whom the letter calls upon. */
function isOthersDuty(text: string, before: string, role: Person | undefined): boolean {
  const call = performative.exec(before);
  if (call !== null) {
    const object = before.slice(call.index + call[0].length, call.index + 90);
    if (readerWords.test(object)) return false;
    const called = personByStem(object.replace(governed, ' '));
    if (called !== undefined) return isSomebodyElse(called, role);
    return false;
  }
  const named = personsIn(before);
  const last = named.at(-1)?.person ?? personsIn(text.slice(0, BEFORE))[0]?.person;
  if (last === undefined || (last === 'sender' && impersonal.test(before))) return false;
  if (last === 'sender')
    return !readerWords.test(text) && !named.some(({ person }) => person === role);
  return isSomebodyElse(last, role);
}
