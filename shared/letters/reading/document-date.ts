import { findDates, findDocumentDate, type FoundDate } from '#shared/letters/calendar/dates.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { labelledValues } from './labels/labelled-values.ts';
import type { LabelRole } from './labels/labels.ts';
import type { LetterView } from './letter-view.ts';
import { pageOf, zoneAt } from './page/page.ts';
import type { Zone } from './page/zones.ts';

const elsewhere: ReadonlySet<Zone> = new Set(['mail', 'privacy', 'footer']);

/** "Wysłano: poniedziałek,", "Data: wt.,". */
const sentLabel =
  /(?:^|\s)(?:data(?: i godzina| wyslania| nadania)?|date|wyslano|nadano|sent):(?: [a-z]{2,12}[.,]{1,2})?$/;

/**
 * The date of the letter; for an e-mail without a date in its letterhead the day it was sent, before any day
 * in the text.
 */
export function readDocumentDate(view: LetterView): FoundDate | undefined {
  const page = pageOf(view);
  const all = findDates(view.flow);
  const labelled = labelledValues(page);
  const inCellOf = (role: LabelRole, { span }: FoundDate) =>
    labelled.some(
      ({ role: other, valueCell }) =>
        other === role && span.start >= valueCell.start && span.end <= valueCell.end,
    );
  // The reader's date of birth is not a candidate: "Data urodzenia: 22.08.1976".
  const own = all.filter(
    (date) => !elsewhere.has(zoneAt(page, date.span.start)) && !inCellOf('other_date', date),
  );
  const issued =
    own.find(({ role }) => role === 'issued') ??
    own.find((date) => isIssueCell(view, date)) ??
    own.find((date) => zoneAt(page, date.span.start) === 'head' && closesWithPlace(view, date));
  const called =
    own.find((date) => inCellOf('document_date', date)) ??
    own.find((date) => isCalledIssued(view, date));
  // A day alone in its column may belong to anything: "Odczyt          31.08.2026".
  const isBare =
    issued !== undefined && /\s{2}$/.test(view.source.slice(0, issued.span.start).slice(-2));
  if (issued !== undefined && !(isBare && called !== undefined)) return issued;
  const ofThread = messageDays(view, own).at(-1);
  if (ofThread !== undefined) return ofThread;
  if (called !== undefined) return called;
  const ofHead = own.filter(({ span }) => zoneAt(page, span.start) === 'head');
  // Of a message passed on, the inner head.
  const sent = all.findLast(
    ({ span, label }) => zoneAt(page, span.start) === 'mail' && sentLabel.test(label),
  );
  return (
    own.find((date) => isOpening(view, date)) ??
    (sent === undefined ? undefined : own.find((date) => isOwn(date) && isLone(view, date))) ??
    (sent !== undefined && hasLetterhead(view)
      ? findDocumentDate(view.flow, ofHead.filter(isOwn))
      : undefined) ??
    sent ??
    findDocumentDate(view.flow, ofHead.filter(isOwn)) ??
    findDocumentDate(view.flow, own.filter(isOwn)) ??
    findDocumentDate(view.flow, ofHead.filter(isPoint)) ??
    findDocumentDate(view.flow, own.filter(isPoint)) ??
    findDocumentDate(view.flow, all.filter(isPoint))
  );
}

/** Whether a letter with an address of its own stands below the head of a mail: the mail only brought it. */
function hasLetterhead(view: LetterView): boolean {
  const { cells } = pageOf(view);
  const head = cells.filter(({ zone }) => zone === 'head');
  const address = head.findIndex(({ kind }) => kind === 'address');
  return address >= 0 && !head.slice(0, address).some(({ folded }) => greets.test(folded));
}
const greets = /^(?:dzien dobry|szanown|witam|witaj|czesc)/;

/** "07-410 Ostrołęka Ostrołęka, dnia 11 czerwca 2026 r.": a place and the day at the end of a line that lost its gaps. */
function closesWithPlace({ source }: LetterView, { span }: FoundDate): boolean {
  const line = source.slice(source.lastIndexOf('\n', span.start) + 1, span.start);
  return (
    /\s\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}*\.?){0,2}, (?:dnia )?$/u.test(line) &&
    /^(?: ?r(?:oku|\.))?\s*(?:\n|$)/.test(source.slice(span.end, span.end + 12))
  );
}

/** "UMOWA NAJMU zawarta w Lublinie w dniu …", "PROTOKÓŁ ZAJĘCIA, Dnia …", but not a contract that a letter refers to. */
const openedBefore =
  /(?:^|\n)\s*(?:umow[^\n]{0,80}\s+zawarta [^\n,]{0,40}dni[au]|(?:umow|protokol)[^\n]{0,80}\s*\n\s*(?:w )?dni[au]) $/;

/** Whether a contract or a protocol opens with the day: the mail that contains it was sent later. */
function isOpening({ source }: LetterView, { span }: FoundDate): boolean {
  const before = source.slice(Math.max(0, span.start - LONGEST_OPENING), span.start);
  return openedBefore.test(foldText(before)) || ruledOn.test(before);
}
/** "NAKAZ ZAPŁATY Dnia 12 sierpnia 2026 r. Sąd …" in one block. */
const ruledOn = /(?:NAKAZ ZAPŁATY|WYROK)\s+(?:W IMIENIU[^\n]{0,40}\s+)?[Dd]nia $/;

/** Events and papers dated before the letter about them; any ending may follow. */
const earlier = either(
  'wniosk', // po rozpatrzeniu wniosku z dnia 3.08.2026
  'podani',
  'reklamacj',
  'zgloszeni',
  'zgloszon',
  'wplyn', // który wpłynął 5.08.2026
  'odpowiedzi na',
  'faktur',
  'zamowieni', // Zamówienie nr 118820 z 14.11.2025
  'zakup',
  'oswiadczeni', // oświadczenie kierującego z 18.05.2026
  'odczyt', // Odczyt          31.08.2026
  'saldo', // Saldo na dzień 31.08.2026
  'stan na',
  'szkod',
  'zdarzeni',
  'wypadk',
  'kolizj',
  'pozwu',
  'wersj', // Regulamin w wersji z 1.08.2026
);
const isEarlier = new RegExp(`(?<![a-z])${earlier}[^\\n]{0,50}$`);

/** "w dniach 7-9 grudnia", "od 1 stycznia 2027 r. obowiązuje": a day that the letter tells of. */
const ofPeriod = /(?:^|\s)(?:w dniach|od|do|przed|miedzy)(?: dnia)?(?: \d{1,2} ?[-–])?$/;

/** "Prosimy o udostępnienie lokali 8 grudnia": without a year it is a day that the letter tells of. */
const withoutYear = /^\d{1,2}\s+\p{L}+$/u;

const isPoint = ({ label, raw }: FoundDate) =>
  !ofPeriod.test(label) && !withoutYear.test(raw.trim());

/** Whether a day does not belong to another paper or to the letter's subject. */
const isOwn = (date: FoundDate) => isPoint(date) && !isEarlier.test(date.label);

/** "Łomżyca, 27.03.2026 r." in a line that continues with something else. */
function isIssueCell(view: LetterView, { span }: FoundDate): boolean {
  return pageOf(view).cells.some(
    ({ kind, zone, start, end }) =>
      kind === 'date' && zone === 'head' && span.start >= start && span.start < end,
  );
}

const cellOf = (view: LetterView, { span }: FoundDate) =>
  pageOf(view).cells.find(({ start, end }) => span.start >= start && span.end <= end);

/** "SM.5410.2286.2026 data wystawienia 19.05.2026 godz. 13:42": called so in a cell of the letterhead or of a form. */
function isCalledIssued(view: LetterView, date: FoundDate): boolean {
  const cell = cellOf(view, date);
  const before = cell?.text.slice(0, date.span.start - cell.start) ?? '';
  return cell?.zone === 'head' && calledIssued.test(before);
}
const calledIssued = /(?:^|\s)[Dd]ata (?:i godz\. )?wystawienia:?\s*$/u;

/** "7 września 2026 r." alone in a cell of the letterhead, with its town, its hour or the words that it was issued. */
function isLone(view: LetterView, date: FoundDate): boolean {
  const { titleRow, topRow } = pageOf(view);
  const cell = cellOf(view, date);
  if (cell?.zone !== 'head' || (titleRow >= 0 && cell.y > Math.max(titleRow, topRow + LAST_LONE)))
    return false;
  const before = cell.text.slice(0, date.span.start - cell.start);
  const isEnd = dayEnded.test(cell.text.slice(date.span.end - cell.start));
  return dayIntroduced.test(before) && isEnd;
}
const LAST_LONE = 6;

const townWord = String.raw`\p{Lu}[\p{L}.-]*`;
const dayIntroduced = new RegExp(
  String.raw`^\W*${either(
    /[Dd]nia/,
    /(?:(?:[Nn]r )?\S*\d\S*[\s/]+)?z(?: dnia)?/, // UP-310/26/RDU z 03.06.2026
    /(?:[Ww]ystawion|[Ww]ydruk)\p{L}*/u,
    /[Dd]ata(?: i godz\.)?(?: \p{L}{5,12})?/u,
    new RegExp(String.raw`${townWord}(?: ${townWord}){0,2}`),
  )}?[\s,:(/[|]*$`,
  'u',
);
const dayEnded =
  /^[\s.]*(?:r\b|roku)?[\s.,)\]|(/]*(?:(?:g|godz)?\.?\s*\d{1,2}[.:]\d{2}|\([^()]{6,24}\)|,? \p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?)?[^\p{L}]*$/u;

const LONGEST_OPENING = 200;
const LEAST_MESSAGES = 2;
const shownName =
  /^(?:[\p{L}\d][\p{L}\d .&-]{2,30}(?:\s{2,}|\s(?=\p{Ll}{2,3}\.?,)))?(?:\p{Ll}{2,12}[.,]{1,2}\s)?$/u;

/**
 * The days above the messages of a thread: each opens a paragraph, alone on its line with its hour or with the
 * name that the telephone shows; the reader answers the last message.
 */
function messageDays({ source }: LetterView, dates: readonly FoundDate[]): FoundDate[] {
  const found = dates.filter(({ span, time }) => {
    const start = source.lastIndexOf('\n', span.start) + 1;
    const end = source.indexOf('\n', span.end);
    const isApart = start === 0 || /\n\s*(?:-{2,}\s*)?\n$/.test(source.slice(0, start).slice(-40));
    const isHour =
      time !== null && /^[,\s]{0,3}\d{1,2}:\d{2}\s*$/.test(source.slice(span.end, end));
    return (
      isHour && isApart && end > 0 && shownName.test(source.slice(start, span.start).trimStart())
    );
  });
  return found.length < LEAST_MESSAGES ? [] : found;
}
