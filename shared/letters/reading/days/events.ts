import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { findDates, type FlowDate, type FoundDate } from '#shared/letters/calendar/dates.ts';
import { clausesOf, spanWithBracket } from '#shared/letters/reading/clauses/clause.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import { concernsReader } from '#shared/letters/reading/clauses/persons.ts';
import { enclosedFrom } from '#shared/letters/reading/clauses/second-letter.ts';
import { flowPosition, type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import { absence, attendanceOptional, attendanceOrdered } from './attendance-words.ts';
import { clauseAhead, type Reading } from './clause-ahead.ts';
import { hourIn, hoursIn, hoursNear } from './event-hours.ts';
import { eventKinds } from './event-words.ts';
import { isLaterPayment } from './later-payment.ts';
import { isOnRefusal } from './on-refusal.ts';
import { placeOf } from './places/event-place.ts';
import { setting } from './setting-words.ts';
import { turningPoint } from './turning-point.ts';
import { END_OF_CONTRACT, START_OF_STAY } from './turning-points.ts';

type Setting = Pick<LetterEvent, 'kind' | 'what'>;

/** A sale comes before the other appointments, and these before what happens by itself. */
const weightOf = ({ kind }: LetterEvent) => (kind === 'auction' ? 0 : kind === 'other' ? 2 : 1);

/**
 * The days the letter fixes, in order: hearings, auctions, summonses, inspections, and days on which
 * something begins or ends by itself. Days before the letter and other people's days are omitted.
 */
export function readEvents(
  view: LetterView,
  role: Person | undefined,
  documentDate: string | null,
): LetterEvent[] {
  const reading = { view, role, documentDate };
  const found = eventsInOrder(reading);
  const days = new Map<string, LetterEvent>();
  for (const event of found) {
    const key = `${event.kind === 'other' ? 'other' : 'appointment'}|${event.date ?? ''}`;
    if (!days.has(key)) days.set(key, event);
  }
  return [...days.values()].toSorted(
    (left, right) =>
      weightOf(left) - weightOf(right) || (left.date ?? '').localeCompare(right.date ?? ''),
  );
}

const nextInList =
  /^(?: ?r(?:oku|\.)?)?[\s,;]*(?:(?:i|oraz|a takze|lub|albo)\s+)?(?:(?:w|dnia|w dniu)\s+)?$/;

/** The events day by day; "w dniach: 15 maja, 20 maja i 25 maja" says the same about every day. */
function eventsInOrder(reading: Reading): LetterEvent[] {
  const { flow } = reading.view;
  let last: { end: number; event: LetterEvent | undefined } = { end: -1, event: undefined };
  return findDates(flow).flatMap((date) => {
    const own = eventOf(reading, date);
    const isNext = nextInList.test(flow.folded.slice(last.end, date.at.start));
    const event =
      own[0] ??
      (isNext && last.event !== undefined && isAhead(reading, date)
        ? { ...last.event, date: date.iso }
        : undefined);
    last = { end: date.at.end, event: event?.kind === 'other' ? undefined : event };
    return event === undefined ? [] : [event];
  });
}

const isAhead = ({ documentDate }: Reading, { iso }: FoundDate) =>
  documentDate === null || iso > documentDate;

const REACH = 260;
const onDay = /\bna dzien\b/;
const sinceDay = /\bod (?:dnia )?$/;
const LONGEST_BOX = 40;
/** Few words of its own before the day, as in a form; "od 1 stycznia" tells since when something holds. */
const isBoxed = (own: string) =>
  onDay.test(own) || (own.trim().length < LONGEST_BOX && !sinceDay.test(own));

function eventOf(reading: Reading, date: FlowDate): LetterEvent[] {
  const { view } = reading;
  const at = flowPosition(view, date.span.start);
  const clause = clauseAhead(reading, date);
  if (clause === undefined) return [];
  const before = view.spaced.slice(Math.max(0, at - REACH), at);
  const own = view.spaced.slice(Math.max(clause.span.start, at - REACH), at);
  const after = view.spaced.slice(at, Math.min(clause.span.end, at + REACH));
  const appointed =
    appointment(own, after, date) ??
    // A form has separate boxes for the day and the person summoned: "wzywa … [x] świadek na dzień …".
    (isBoxed(own) ? appointment(before, after, date) : undefined);
  const turned = appointed === undefined ? turningPoint(own, after, before) : undefined;
  const begun = turned === END_OF_CONTRACT && isOnRefusal(view, clause, own) ? undefined : turned;
  if (turned !== undefined && begun === undefined) return [];
  const turn: Setting | undefined =
    begun === undefined ? undefined : { kind: 'other', what: begun };
  const whole = spanWithBracket(view, clause);
  const later = isLaterPayment(view.spaced.slice(whole.start, whole.end)) ? LATER : undefined;
  const set =
    appointed ?? turn ?? later ?? (movedTo.test(before) ? MOVED : unnamed(own, after, date));
  if (set === undefined) return [];
  // "w dniach 20-27 marca": the first of these days counts.
  const first = /(?<!\d)(\d{1,2}) ?- ?$/.exec(before)?.[1];
  const day = first === undefined ? date.iso : `${date.iso.slice(0, 8)}${first.padStart(2, '0')}`;
  const inSecond = clause.span.start >= enclosedFrom(view);
  const isAppointment = turn === undefined && later === undefined;
  return [
    {
      ...set,
      date: day,
      what: `${isAppointment ? `${set.what}${hoursIn(after)}` : set.what}${inSecond ? SECOND : ''}`,
      time: date.time ?? (isAppointment ? hourIn(after) : null),
      place: isAppointment ? placeOf(view, clause, date) : null,
      attendance: isAppointment ? attendanceOf(reading, set) : null,
      consequence: isAppointment && set.kind !== 'auction' ? consequenceOf(reading) : null,
      quote: quoteAt(view, {
        start: Math.max(clause.span.start, at - 90),
        end: Math.min(clause.span.end, at + 70),
      }),
    },
  ];
}

const SECOND = ' (drugie pismo w pliku)';
const lastDayBefore = /\bdo (?:dnia |konca )?$/;
const told = wordPattern([
  'odbyl* sie', // Rozprawa odbyła się dnia …
  'po rozpoznaniu',
  'stawil* sie',
  'nie stawil',
  'w terminie',
  'najpozniej',
  'nie pozniej niz',
  'przed',
]);
const NEAR = 40;

/** The event on the day: the last one named before it, otherwise the first one after it. */
function appointment(before: string, after: string, date: FoundDate): Setting | undefined {
  const time = date.time ?? hoursNear(after);
  // "zgłosić się …, a do 26 stycznia dostarczyć": a deadline is not an appointment.
  if (time === null && lastDayBefore.test(before)) return undefined;
  if (told.test(before.slice(-NEAR).split(/[.;]/).at(-1) ?? '')) return undefined;
  const label = rowLabel.exec(before)?.[1];
  if (label !== undefined && startOfStay.test(label)) return STAY;
  if (time === null && !setting.test(`${before} ${after}`)) {
    return label === undefined ? undefined : first(label);
  }
  if (staysFrom.test(before)) return STAY;
  return mostTellingOf(before) ?? first(after);
}

/** A day with an hour and no explanation still counts as an appointment, unless it is a deadline or past. */
function unnamed(before: string, after: string, date: FoundDate): Setting | undefined {
  const near = before.slice(-NEAR).split(/[.;]/).at(-1) ?? '';
  const time = date.time ?? hoursNear(after);
  return time === null || notByItself.test(before) || told.test(near) ? undefined : UNNAMED;
}

/** "Termin badania: 20 maja 2026 r.": the text directly before the day, as its row label. */
const rowLabel = /(?:^|[.;]|\s{2})\s*([^:.;]{3,60}):\s*(?:[a-z]+,?\s)?$/;
const STAY: Setting = { kind: 'other', what: START_OF_STAY };
const stays = anyOf(['turnus*', 'pobyt*', 'leczeni*', 'rehabilitacj*', 'obozu', 'kolonii']);
/** "Początek: 7 września", "Przyjazd: 15 czerwca": the first day of a stay. */
const startOfStay = new RegExp(
  String.raw`${anyOf(['poczatek', 'rozpoczeci*', 'przyjazd*'])}(?![a-z])|${stays}(?: od)?$`,
);
/** "Turnus rozpoczyna się 15 czerwca." */
const staysFrom = new RegExp(
  String.raw`${stays}[^.;]{0,60}\b(?:rozpoczyna|rozpocznie|zaczyna|zacznie) sie (?:dnia |w dniu |od )?$`,
);
/** "Było: 18 maja. Jest: 1 czerwca.", "Nowy termin: 1 czerwca": the day that takes the place of another. */
const movedTo =
  /\bbylo: [^;]{3,120}\bjest:\s*(?:[a-z]+,\s?)?$|\bnow(?:y termin|a data|y dzien)(?: [a-z]+){0,3}:\s*(?:[a-z]+,\s?)?$/;
const MOVED: Setting = { kind: 'other', what: 'nowy dzień podany w piśmie' };
const LATER: Setting = { kind: 'other', what: 'termin następnej płatności' };
const UNNAMED: Setting = { kind: 'other', what: 'dzień i godzina podane w piśmie' };
const notByItself = /\b(?:do|od|przed|po|z)\s(?:dnia\s|dniem\s|dniu\s)?\s?$/;

const placesOfKinds = eventKinds.map(({ kind, what, words }) => ({
  set: { kind, what },
  words,
  every: new RegExp(words.source, 'g'),
}));

/** Among different kinds the clearest wins; among the words of one kind the last. */
function mostTellingOf(text: string): Setting | undefined {
  let best: { at: number; set: Setting } | undefined;
  for (const { set, every } of placesOfKinds) {
    for (const { index } of text.matchAll(every)) {
      // "stawienia się … celem przesłuchania": when two are named, the earlier rule is more specific.
      if (best === undefined || (index > best.at && best.set.kind === set.kind))
        best = { at: index, set };
    }
  }
  return best?.set;
}

function first(text: string): Setting | undefined {
  return placesOfKinds
    .map(({ set, words }) => ({ set, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at)[0]?.set;
}

function attendanceOf({ view, role }: Reading, { kind }: Setting): LetterEvent['attendance'] {
  if (kind === 'auction' || kind === 'other') return null;
  const told = clausesOf(view)
    .filter((clause) => concernsReader(clause, role))
    .map(({ text }) => withoutOpenBoxes(text));
  if (told.some((text) => attendanceOptional.test(text))) return 'optional';
  return told.some((text) => attendanceOrdered.test(text)) ? 'ordered' : null;
}

/** "[x] obowiązkowe [ ] nieobowiązkowe": the text of an unticked box does not count. */
function withoutOpenBoxes(text: string): string {
  return text.replaceAll(/(?:\[ {0,2}\]|☐|□) ?\S+/g, ' ').replaceAll(/\[x\]|☑|☒/g, ' ');
}

/** The consequence that the letter announces when the reader does not come. */
function consequenceOf({ view, role }: Reading): string | null {
  const found = clausesOf(view).find(
    (clause) => concernsReader(clause, role) && absence.test(clause.text),
  );
  return found === undefined ? null : quoteAt(view, found.span);
}
