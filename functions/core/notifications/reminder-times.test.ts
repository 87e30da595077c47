import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { warsawDay, warsawInstant } from '#functions/platform/clock.ts';

import { nextReminder, reminderDueToday } from './reminder-times.ts';

const at = (instant: string) => new Date(instant);

describe('the reminders of a term', () => {
  it('come 7, 3 and 1 days before and on the day itself, at 8:00 in Warsaw', () => {
    const due: string[] = [];
    let now = at('2026-11-01T12:00:00Z');
    for (;;) {
      const next = nextReminder('2026-12-10', now);
      if (next === undefined) break;
      due.push(next.toISOString());
      now = next;
    }
    expect(due).toEqual([
      '2026-12-03T07:00:00.000Z',
      '2026-12-07T07:00:00.000Z',
      '2026-12-09T07:00:00.000Z',
      '2026-12-10T07:00:00.000Z',
    ]);
  });

  it('keep to 8:00 over both changes of the clock', () => {
    // Winter time begins on 25 October 2026, summer time on 29 March 2026.
    expect(nextReminder('2026-10-26', at('2026-10-20T00:00:00Z'))).toEqual(
      at('2026-10-23T06:00:00Z'),
    );
    expect(nextReminder('2026-10-26', at('2026-10-24T00:00:00Z'))).toEqual(
      at('2026-10-25T07:00:00Z'),
    );
    expect(nextReminder('2026-03-30', at('2026-03-28T00:00:00Z'))).toEqual(
      at('2026-03-29T06:00:00Z'),
    );
  });

  it.each(['2026-13-01', '2026-12-45', 'wkrótce', ''])('are none for the day %s', (lastDay) => {
    expect(nextReminder(lastDay, at('2026-12-10T07:00:00Z'))).toBeUndefined();
  });

  it('are none for a term that is over', () => {
    expect(nextReminder('2026-12-10', at('2026-12-10T07:00:00Z'))).toBeUndefined();
  });

  it.each([
    ['2026-12-07T06:59:59Z', undefined],
    ['2026-12-07T07:00:00Z', 3],
    ['2026-12-07T22:59:59Z', 3],
    ['2026-12-07T23:00:00Z', undefined],
    ['2026-12-10T09:00:00Z', 0],
    ['2026-12-11T09:00:00Z', undefined],
  ])('at %s there are %s days to tell of', (now, days) => {
    expect(reminderDueToday('2026-12-10', at(now))).toBe(days);
  });

  it('begin their hour in Warsaw on any day of the years', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 4, max: 23 }), (midnight, hour) => {
        const day = midnight.toISOString().slice(0, 10);
        const begins = warsawInstant(day, hour);
        expect(warsawDay(begins)).toBe(day);
        const wall = begins.toLocaleTimeString('sv-SE', { timeZone: 'Europe/Warsaw' });
        expect(wall).toBe(`${String(hour).padStart(2, '0')}:00:00`);
      }),
    );
  });
});
