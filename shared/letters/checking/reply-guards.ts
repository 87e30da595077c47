import { datesInFlow } from '#shared/letters/calendar/dates.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { findAmounts, findNegativeAmounts } from '#shared/letters/figures/amounts.ts';
import { measureText } from '#shared/letters/intake/text-measures.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { type Flow, flowOf, foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { findName } from './evidence.ts';

/** What every reply must satisfy, whoever wrote it. Sums are grosze, days ISO. */
export type ReplyGrounds = {
  /** The answered letter, as running text; masked when the reply is masked. */
  letter: Flow;
  /** The date of the reply. */
  today: string;
  recipient: string | null;
  reference: string | null;
  /** Stem of the remedy that the reply has to be ("sprzeciw"); null when it need not be one. */
  remedy: string | null;
  /** True for a claim that a court or an office has finally decided: only then the reply may admit it. */
  isFinalClaim: boolean;
  /** True for dues to the State, ZUS or a municipality: a reply never settles or acknowledges these. */
  isPublicDue: boolean;
  /** True when the day of delivery is known and the term still runs. */
  isInTime: boolean;
  /** Sums from the law that the letter need not contain (court fees), in grosze. */
  knownSums?: readonly number[];
};

export type ReplyFault =
  | 'not_polish'
  | 'too_short'
  | 'too_long'
  | 'no_reference'
  | 'wrong_signature'
  | 'admits_debt'
  | 'remedy_not_first'
  | 'settles_public_due'
  | 'claims_to_be_in_time'
  | 'foreign_amount'
  | 'foreign_date'
  | 'foreign_account';

const SHORTEST = 300;
const LONGEST = 6000;
/** Share of function words below which a text of a letter's length is not Polish. */
const LEAST_POLISH = 0.08;
/** The remedy must be named within this many characters of the body. */
const OPENING = 700;

const admission = new RegExp(
  `(?<!nie )${either(
    /uznaje (?:\w+ ){0,2}(?:dlug|zadluzeni|roszczeni|powodztw|naleznosc)/, // uznaję powództwo w całości
    /zobowiazuje sie (?:\w+ ){0,2}(?:za|s)plac/, // zobowiązuję się spłacać
    /potwierdzam (?:\w+ )?(?:dlug|zadluzeni)/,
  )}`,
);
const settlement =
  /polubown|(?<!\w)ugod|uznania dlugu|zarzut\w* przedawnienia,? nie stanowi|rozmow o zakonczeniu/;
const inTime = /(?<!czy )(?:pismo|zachowa\w*|wnosze|skladam)[^.\n]{0,60}\bw terminie\.?$/m;
const condition = /\b(?:jezeli|zaznacz|\[ ?\]|uzupelnij)/;

/** What is wrong with one reply; empty when it may be shown. A pure function of its arguments. */
export function faultsOfReply(content: string, grounds: ReplyGrounds): ReplyFault[] {
  const folded = foldText(content);
  const checks: readonly (readonly [ReplyFault, boolean])[] = [
    ['not_polish', !isPolish(content)],
    ['too_short', content.trim().length < SHORTEST],
    ['too_long', content.length > LONGEST],
    ['no_reference', !namesReference(content, grounds.reference)],
    ['wrong_signature', !isSignedBy(content, grounds.recipient)],
    ['admits_debt', !grounds.isFinalClaim && admission.test(folded)],
    ['remedy_not_first', grounds.remedy !== null && !opensWith(content, grounds.remedy)],
    ['settles_public_due', grounds.isPublicDue && settlement.test(folded)],
    ['claims_to_be_in_time', !grounds.isInTime && saysInTime(folded)],
    ['foreign_amount', hasForeignAmount(content, grounds)],
    ['foreign_date', hasForeignDate(content, grounds)],
    ['foreign_account', hasForeignAccount(content, grounds.letter)],
  ];
  return checks.flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

function isPolish(content: string): boolean {
  const { pl, ...others } = measureText(content).functionShares;
  return pl >= LEAST_POLISH && pl > Math.max(...Object.values(others));
}

const squashed = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');

function namesReference(content: string, reference: string | null): boolean {
  return reference === null || squashed(content).includes(squashed(reference));
}

/** The lines under the closing contain the recipient's name, or a gap for it. */
function isSignedBy(content: string, recipient: string | null): boolean {
  const closing = /^(?:z poważaniem|z wyrazami szacunku)[^\n]*$/im.exec(content);
  if (closing === null) return false;
  const after = content.slice(closing.index + closing[0].length).split(/^załącznik/im)[0] ?? '';
  if (/\[(?:uzupełnij|podpis)/i.test(after) && !hasName(after)) return true;
  return recipient === null ? true : findName(recipient, flowOf(after)) !== undefined;
}

/** A name of a person or a firm beside the gaps. */
function hasName(text: string): boolean {
  return /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\[OSOBA/u.test(
    text.replace(/\[(?:uzupełnij|podpis)[^\]]*\]/gi, ''),
  );
}

/** The remedy is the heading of the letter or stands in the first words of its body; a list of copies does not count. */
function opensWith(content: string, remedy: string): boolean {
  const stem = foldText(remedy).slice(0, 7);
  const subject = /^dotyczy:/im.exec(content)?.index ?? 0;
  const closing = content.search(/^z (?:poważaniem|wyrazami)/im);
  const end = Math.min(closing < 0 ? content.length : closing, subject + OPENING);
  return foldText(content.slice(subject, end)).includes(stem);
}

/** "w terminie" as a statement, not as a choice offered to the reader. */
function saysInTime(folded: string): boolean {
  return folded
    .split(/(?<=[.;\n])/)
    .some((sentence) => inTime.test(sentence.trim()) && !condition.test(sentence));
}

function hasForeignAmount(content: string, { letter, knownSums = [] }: ReplyGrounds): boolean {
  const written = [...findAmounts(letter), ...findNegativeAmounts(letter)];
  const known = new Set([...written.map(({ grosze }) => grosze), ...knownSums]);
  return findAmounts(flowOf(content)).some(
    ({ explicit, grosze }) => explicit && !known.has(grosze),
  );
}

function hasForeignDate(content: string, { letter, today }: ReplyGrounds): boolean {
  const known = new Set([...daysOf(letter), today]);
  const dated = content.replaceAll(longDate(today), '');
  return daysIn(dated).some(({ iso, role }) => role !== 'statute' && !known.has(iso));
}

const daysIn = (text: string) => datesInFlow(flowOf(text));
/** Without the letter's own day, so that a day is read as it would be in the reply. */
const daysOf = oncePer((letter: Flow) => datesInFlow(letter).map(({ iso }) => iso));

function hasForeignAccount(content: string, letter: Flow): boolean {
  const known = new Set(findAccounts(letter).map(({ account }) => account));
  return findAccounts(flowOf(content)).some(({ account }) => !known.has(account));
}
