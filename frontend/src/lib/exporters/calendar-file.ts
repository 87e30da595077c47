import { addDays } from '#shared/letters/calendar/days.ts';

/** One whole day in a calendar, with reminders. */
export type CalendarEvent = {
  /** The same for the same event, so that a calendar replaces it when it is added again. */
  uid: string;
  day: string; // ISO
  title: string;
  details: string;
  alarms: readonly Date[];
};

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** The events as an iCalendar file (RFC 5545); `stampedAt` is when it was made. */
export function calendarFile(events: readonly CalendarEvent[], stampedAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Listownik//Terminy z pisma//PL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stampedAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, day, title, details, alarms }: CalendarEvent, stampedAt: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // The end of a whole day is the next one (section 3.6.1).
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((alarm) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER;VALUE=DATE-TIME:${utc(alarm)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** `20261030T070000Z` */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text value (section 3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Lines of at most 75 octets, the rest on lines that begin with a space; no letter is cut (section 3.1). */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += letter;
    octets += size;
  }
  return result;
}

/** Days before an event on which a calendar reminds of it, at eight in the morning. */
const ALARM_DAYS = [7, 3, 1, 0] as const;

/** 7, 3 and 1 days before a day and on the day itself, at 8:00 in Warsaw; past ones are omitted. */
export function alarmsFor(day: string, now: Date): Date[] {
  return ALARM_DAYS.map((days) => eightInWarsaw(addDays(day, -days))).filter((time) => time > now);
}

const warsawHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hour: '2-digit',
  hourCycle: 'h23',
});

function eightInWarsaw(day: string): Date {
  const summer = new Date(`${day}T06:00:00Z`);
  return warsawHour.format(summer) === '08' ? summer : new Date(`${day}T07:00:00Z`);
}
