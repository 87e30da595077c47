import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { findDates, type FoundDate } from '#shared/letters/calendar/dates.ts';
import { clauseAt, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import { concernsReader, isForOthers } from '#shared/letters/reading/clauses/persons.ts';
import { flowPosition, type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import { absence, attendanceOptional, attendanceOrdered } from './attendance-words.ts';
import { placeOf } from './event-place.ts';
import { eventKinds } from './event-words.ts';
import { setting } from './setting-words.ts';
import { START_OF_STAY, turningPoints } from './turning-points.ts';

type Reading = { view: LetterView; role: Person | undefined; documentDate: string | null };
type Setting = Pick<LetterEvent, 'kind' | 'what'>;

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
  const found = findDates(view.flow).flatMap((date) => eventOf(reading, date));
  const days = new Map<string, LetterEvent>();
  for (const event of found) {
    const key = `${event.kind === 'other' ? 'other' : 'appointment'}|${event.date ?? ''}`;
    if (!days.has(key)) days.set(key, event);
  }
  return [...days.values()].toSorted(
    (left, right) =>
      Number(left.kind === 'other') - Number(right.kind === 'other') ||
      (left.date ?? '').localeCompare(right.date ?? ''),
  );
}

const REACH = 260;
const onDay = /\bna dzien\b/;

function eventOf(reading: Reading, date: FoundDate): LetterEvent[] {
  const { view, role, documentDate } = reading;
  if (documentDate !== null && date.iso <= documentDate) return [];
  if (date.role === 'statute' || date.role === 'issued') return [];
  const at = flowPosition(view, date.span.start);
  const clause = clauseAt(view, at);
  if (clause === undefined || clause.part === 'privacy' || isForOthers(clause, role)) return [];
  const around = view.spaced.slice(clause.span.start, clause.span.end);
  if (isCalledOff(around, at - clause.span.start)) return [];
  const before = view.spaced.slice(Math.max(0, at - REACH), at);
  const own = view.spaced.slice(Math.max(clause.span.start, at - REACH), at);
  const after = view.spaced.slice(at, Math.min(clause.span.end, at + REACH));
  const appointed =
    appointment(own, after, date) ??
    // A form names the day in a box apart from the person summoned: "wzywa … [x] świadek na dzień …".
    (own.trim().length < 40 || onDay.test(own) ? appointment(before, after, date) : undefined);
  const turn = appointed === undefined ? turningPoint(own, after) : undefined;
  const set = appointed ?? turn ?? (movedTo.test(before) ? MOVED : unnamed(own, date));
  if (set === undefined) return [];
  // "w dniach 20-27 marca": from the first of these days.
  const first = /(?<!\d)(\d{1,2}) ?- ?$/.exec(before)?.[1];
  const day = first === undefined ? date.iso : `${date.iso.slice(0, 8)}${first.padStart(2, '0')}`;
  const isAppointment = turn === undefined;
  return [
    {
      ...set,
      date: day,
      what: isAppointment ? `${set.what}${hoursIn(after)}` : set.what,
      time: date.time ?? (isAppointment ? hourIn(after) : null),
      place: isAppointment ? placeOf(view, clause, at, date.room) : null,
      attendance: isAppointment ? attendanceOf(reading, set) : null,
      consequence: isAppointment && set.kind !== 'auction' ? consequenceOf(reading) : null,
      quote: quoteAt(view, {
        start: Math.max(clause.span.start, at - 90),
        end: Math.min(clause.span.end, at + 70),
      }),
    },
  ];
}

/** "02.06.2026 (wtorek) o godz. 10:30": an hour apart from its day. */
function hourIn(after: string): string | null {
  const hour = /^[^.;]{0,20}.{0,60}?\b(?:godz\w*\.?|o) {0,4}(\d{1,2})[:.](\d{2})\b(?!\.?\d)/.exec(
    after.replace(/\[(\d)\]/g, '$1'),
  );
  return hour === null ? null : `${(hour[1] ?? '').padStart(2, '0')}:${hour[2] ?? ''}`;
}

const hours =
  /^.{0,60}?\bgodz\w*\.? ?(?:od )?(\d{1,2}(?:[:.]\d{2})?) ?(?:-|–|do) ?(\d{1,2}(?:[:.]\d{2})?)(?!\d|[.-]\d)/;

/** ", w godz. 8-15": opening hours, not the hour of an appointment. */
function hoursIn(after: string): string {
  const found = hours.exec(after);
  return found === null ? '' : `, w godz. ${found[1] ?? ''}–${found[2] ?? ''}`;
}

/** Words for a day that was cancelled or moved. */
const calledOff = wordPattern([
  'zostaje odwolan*', // Termin rozprawy wyznaczonej na 20 listopada zostaje odwołany.
  'zostal* odwolan*',
  'jest odwolan*',
  'odwolano',
  'odwolujemy',
  'odwoluje sie',
  'nie odbedzie sie',
  'zostaje zniesion*',
  'zostal* zniesion*',
]);
const namedAnew = /\bnow[yaeą]\w* |\bwyznacz|\bodbedzie sie (?!nie)/;

/** Whether the sentence cancels its day; a day after the new appointment is not cancelled. */
function isCalledOff(text: string, at: number): boolean {
  const place = text.search(calledOff);
  if (place < 0) return false;
  return place > at || !namedAnew.test(text.slice(place, at).replace(/^\S+ \S+ \S+/, ''));
}

const lastDayBefore = /\bdo (?:dnia )?$/;
const told = wordPattern([
  'odbyl* sie', // Rozprawa odbyła się dnia …
  'po rozpoznaniu',
  'stawil* sie',
  'nie stawil',
  'w terminie',
  'najpozniej',
  'przed',
]);
const NEAR = 40;

/** The event on the day: the last one named before it, otherwise the first one after it. */
function appointment(before: string, after: string, { time }: FoundDate): Setting | undefined {
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
function unnamed(before: string, { time }: FoundDate): Setting | undefined {
  const near = before.slice(-NEAR).split(/[.;]/).at(-1) ?? '';
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

const beforeTurn =
  /(?:\bod|\bdo|\bz|\bw|dniem|dniu|dnia|uplyn\w*|uplywa|do:|mija)\s*(?:dnia |dniu |dniem )?$/;
const since = /\bod(?: dnia)?\s*$/;

function turningPoint(before: string, after: string): Setting | undefined {
  const near = before.slice(-160);
  if (!beforeTurn.test(near)) return undefined;
  const around = `${near}${after.slice(0, 130)}`;
  const close = `${near.slice(-70)}${after.slice(0, 60)}`;
  const found = turningPoints.find(({ words, standsClose = false }) =>
    words.test(standsClose ? close : around),
  );
  // A change or a stay begins with "od"; an end or a payment does not.
  if (found?.begins !== since.test(near)) return undefined;
  return { kind: 'other', what: found.what };
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
