import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { runsFromAnother } from '#shared/letters/reading/another-start.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { clausesOf } from './clause.ts';
import type { Person } from './person-words.ts';
import { isForOthers, isSomebodyElse, personByStem, personsIn } from './persons.ts';
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
import { isSendersOwn } from './terms/senders-time.ts';
import type { TermPlace } from './terms/term-place.ts';
import { isTold } from './terms/told-terms.ts';
import { impersonal, isOfOtherOccasion } from './words/other-occasions.ts';

const NEAR = 220;
const BEFORE = 600;
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
  place: TermPlace,
  isRemedy: boolean,
): boolean {
  const { clause, before, itself, after, behind } = place;
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
  if (isSendersOwn(near, place, isRemedy) || isAgeOfEvent(near, itself)) return false;
  if (sendersAnswer.test(before) && /^\s*(?:[.;,)]|$)/.test(after)) return false;
  if (newFrom.test(after)) return false;
  if (isTold(view, place)) return false;
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

/** "do 31 maja 2026   od 1 czerwca 2026": headings of columns with the old and the new price. */
const newFrom = /^(?: ?r\.?)?\s{1,3}od (?:dnia )?0?1[. ]/;

/** "reklamacja w oddziale; odpowiedź w ciągu 30 dni.": how soon the sender answers. */
const sendersAnswer =
  /(?:^|[.;:(]\s*)odpowiedz(?: (?:na (?:nia|nie|reklamacje)|banku|nasza|otrzyma\w+ pan\w*))?\s*$/;

const supposed = /\bgdyby\b[^.]*$/;

const displeased = /\bniezadowolon\w+/g;

function isFailed(before: string): boolean {
  if (missedChance.test(before.slice(-220))) return true;
  return failure.test(before.slice(-90)) && !failureAhead.test(before.slice(-110));
}

const noticePeriod = /okres\w* wypowiedzenia/;
/** "przy odejściu przed upływem 24 miesięcy": how old something else is, not when the reader has to act. */
const isAgeOfEvent = (near: string, itself: string) =>
  /^przed uplywem \S+ (?:miesie|lat|rok)/.test(itself) &&
  /\b(?:przy|w razie|w przypadku|jezeli|jesli|gdy|po)\b[^.;]{0,60}$/.test(near);

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
