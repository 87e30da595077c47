import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { alarmsFor, type CalendarEvent, calendarFile } from './calendar-file.ts';

const STAMP = new Date('2026-10-16T09:30:00Z');
const event: CalendarEvent = {
  uid: 'abc-1@listownik',
  day: '2026-10-30',
  title: 'Ostatni dzień: odwołanie, wniesienie',
  details: 'odebrano 16.10.2026 (piątek)\n+ 14 dni → 30.10.2026; podstawa: art. 57 § 1 k.p.a.',
  alarms: alarmsFor('2026-10-30', STAMP),
};

type Line = { name: string; value: string };

/** Parses a file according to RFC 5545: unfolds lines, splits names, removes escapes. */
function parse(file: string): Line[] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[A-Z-]+)*):(.*)$/su.exec(line) ?? [];
      const text = value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) =>
        mark.toLowerCase() === 'n' ? '\n' : mark,
      );
      return { name, value: text };
    });
}

const valuesOf = (lines: readonly Line[], name: string) =>
  lines.filter((line) => line.name === name).map(({ value }) => value);

describe('a calendar file', () => {
  it('reads back as it was written', () => {
    const lines = parse(calendarFile([event], STAMP));
    expect(lines.slice(0, 6)).toEqual([
      { name: 'BEGIN', value: 'VCALENDAR' },
      { name: 'VERSION', value: '2.0' },
      { name: 'PRODID', value: '-//Listownik//Terminy z pisma//PL' },
      { name: 'CALSCALE', value: 'GREGORIAN' },
      { name: 'METHOD', value: 'PUBLISH' },
      { name: 'BEGIN', value: 'VEVENT' },
    ]);
    expect(lines).toContainEqual({ name: 'UID', value: event.uid });
    expect(lines).toContainEqual({ name: 'DTSTAMP', value: '20261016T093000Z' });
    expect(lines).toContainEqual({ name: 'DTSTART;VALUE=DATE', value: '20261030' });
    expect(lines).toContainEqual({ name: 'DTEND;VALUE=DATE', value: '20261031' });
    expect(lines).toContainEqual({ name: 'SUMMARY', value: event.title });
    expect(valuesOf(lines, 'DESCRIPTION')[0]).toBe(event.details);
    expect(lines.at(-1)).toEqual({ name: 'END', value: 'VCALENDAR' });
  });

  it('reminds 7, 3 and 1 days before and on the day, at eight in Warsaw whatever the clocks do', () => {
    // Clocks go back on 25 October 2026.
    const triggers = valuesOf(parse(calendarFile([event], STAMP)), 'TRIGGER;VALUE=DATE-TIME');
    expect(triggers).toEqual([
      '20261023T060000Z',
      '20261027T070000Z',
      '20261029T070000Z',
      '20261030T070000Z',
    ]);
  });

  it('does not remind of what is past', () => {
    const now = new Date('2026-10-29T07:00:00Z');
    expect(alarmsFor('2026-10-30', now)).toEqual([new Date('2026-10-30T07:00:00Z')]);
  });

  it('keeps every text whole and every line within 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const title = `Zażółć ${text.replaceAll(/\p{Cc}/gu, '')}`;
        const file = calendarFile([{ ...event, title }], STAMP);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(valuesOf(parse(file), 'SUMMARY')).toEqual([title]);
      }),
    );
  });
});
