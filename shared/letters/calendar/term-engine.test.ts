import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { TermUnit } from '#shared/domain/term.ts';

import { addDays, daysBetween, daysInMonth, isIsoDate } from './days.ts';
import type { Delivery } from './delivery.ts';
import { isWorkingDay } from './holidays.ts';
import { type Procedure, procedures } from './procedures.ts';
import { computeFixedDay, computeTerm } from './term-engine.ts';

const inHand = (date: string): Delivery => ({ mode: 'in_hand', date });

/** The vectors of the product's legal facts. */
const vectors: readonly (readonly [Delivery, number, TermUnit, Procedure, string])[] = [
  [inHand('2026-10-16'), 14, 'days', 'kpa', '2026-10-30'],
  [inHand('2026-12-10'), 14, 'days', 'kpa', '2026-12-28'],
  [inHand('2025-12-10'), 14, 'days', 'kpa', '2025-12-29'],
  [inHand('2026-05-28'), 7, 'days', 'kpa', '2026-06-05'],
  [inHand('2026-04-17'), 14, 'days', 'kpa', '2026-05-04'],
  [inHand('2026-01-31'), 1, 'months', 'kpc', '2026-03-02'],
  [inHand('2026-11-24'), 1, 'months', 'kpc', '2026-12-28'],
  [inHand('2026-12-02'), 30, 'days', 'ppsa', '2027-01-04'],
  [inHand('2016-12-21'), 2, 'weeks', 'kpc', '2017-01-04'],
  [{ mode: 'e_delivery_unopened', arrived: '2026-06-01' }, 14, 'days', 'kpa', '2026-06-30'],
  [{ mode: 'uncollected', firstNotice: '2026-09-01' }, 14, 'days', 'kpa', '2026-09-29'],
];

/** Procedure, length, day of delivery, last day: computed by another program with another Easter formula. */
const table: readonly (readonly [Procedure, number, TermUnit, string, string])[] = [
  ['kpa', 14, 'days', '2026-04-22', '2026-05-06'],
  ['kpa', 7, 'days', '2026-12-18', '2026-12-28'],
  ['kpa', 14, 'days', '2027-04-17', '2027-05-04'],
  ['kpa', 30, 'days', '2026-07-16', '2026-08-17'],
  ['kpa', 14, 'days', '2026-08-01', '2026-08-17'],
  ['kpa', 14, 'days', '2025-12-11', '2025-12-29'],
  ['kpa', 14, 'days', '2024-12-10', '2024-12-24'],
  ['kpa', 7, 'days', '2026-10-25', '2026-11-02'],
  ['kpa', 14, 'days', '2026-10-28', '2026-11-12'],
  ['kpc', 2, 'weeks', '2026-03-23', '2026-04-07'],
  ['kpc', 2, 'weeks', '2026-05-21', '2026-06-05'],
  ['kpc', 1, 'weeks', '2026-05-28', '2026-06-05'],
  ['kpc', 1, 'months', '2026-10-31', '2026-11-30'],
  ['kpc', 1, 'months', '2024-01-31', '2024-02-29'],
  ['kpc', 1, 'months', '2025-01-30', '2025-02-28'],
  ['kpc', 3, 'months', '2025-11-30', '2026-03-02'],
  ['kpc', 2, 'weeks', '2026-12-22', '2027-01-05'],
  ['kpc', 2, 'weeks', '2026-12-23', '2027-01-07'],
  ['kpc', 1, 'months', '2026-12-06', '2027-01-07'],
  ['kpc', 1, 'weeks', '2025-12-24', '2025-12-31'],
  ['kc', 7, 'days', '2026-08-08', '2026-08-17'],
  ['kc', 1, 'months', '2027-01-29', '2027-03-01'],
  ['kc', 6, 'months', '2026-08-31', '2027-03-01'],
  ['kc', 12, 'months', '2027-02-28', '2028-02-28'],
  ['kc', 14, 'working_days', '2026-04-09', '2026-04-29'],
  ['kc', 14, 'working_days', '2026-12-10', '2027-01-04'],
  ['kc', 5, 'working_days', '2026-04-30', '2026-05-08'],
  ['kc', 10, 'working_days', '2025-12-15', '2026-01-02'],
  ['kc', 1, 'working_days', '2026-06-03', '2026-06-05'],
  ['kpk', 7, 'days', '2026-06-26', '2026-07-03'],
  ['kpk', 7, 'days', '2026-05-26', '2026-06-02'],
  ['kpk', 14, 'days', '2026-03-23', '2026-04-07'],
  ['kpk', 7, 'days', '2027-10-25', '2027-11-02'],
  ['kpk', 7, 'days', '2028-04-09', '2028-04-18'],
  ['kpw', 7, 'days', '2026-06-27', '2026-07-06'],
  ['kpw', 7, 'days', '2026-04-26', '2026-05-04'],
  ['kpw', 7, 'days', '2026-12-17', '2026-12-28'],
  ['kpw', 7, 'days', '2027-12-18', '2027-12-27'],
  ['kpw', 7, 'days', '2029-03-26', '2029-04-03'],
  ['op', 14, 'days', '2026-10-28', '2026-11-12'],
  ['op', 7, 'days', '2026-07-24', '2026-07-31'],
  ['op', 14, 'days', '2026-04-19', '2026-05-04'],
  ['op', 7, 'days', '2026-12-30', '2027-01-07'],
  ['op', 14, 'days', '2027-08-01', '2027-08-16'],
  ['op', 14, 'days', '2030-05-17', '2030-05-31'],
  ['op', 7, 'days', '2026-08-07', '2026-08-14'],
  ['op', 30, 'days', '2026-11-24', '2026-12-28'],
  ['op', 1, 'months', '2026-05-29', '2026-06-29'],
  ['ppsa', 30, 'days', '2026-04-03', '2026-05-04'],
  ['ppsa', 30, 'days', '2026-10-12', '2026-11-12'],
  ['ppsa', 30, 'days', '2026-11-25', '2026-12-28'],
  ['ppsa', 7, 'days', '2026-11-04', '2026-11-12'],
  ['ppsa', 30, 'days', '2027-03-04', '2027-04-05'],
  ['ppsa', 14, 'days', '2028-05-01', '2028-05-15'],
  ['ppsa', 30, 'days', '2026-05-05', '2026-06-05'],
  ['ppsa', 2, 'months', '2026-06-30', '2026-08-31'],
  ['kpc', 2, 'weeks', '2032-02-15', '2032-03-01'],
  ['kpc', 1, 'months', '2032-01-31', '2032-03-01'],
  ['kpa', 14, 'days', '2033-04-03', '2033-04-19'],
  ['kpa', 14, 'days', '2035-03-12', '2035-03-27'],
  ['kpa', 21, 'days', '2034-04-30', '2034-05-22'],
  ['kc', 21, 'days', '2026-12-04', '2026-12-28'],
  ['kpc', 1, 'months', '2026-07-15', '2026-08-17'],
  ['kpc', 1, 'months', '2021-12-31', '2022-01-31'],
  ['kpa', 14, 'days', '2020-04-29', '2020-05-13'],
  ['op', 14, 'days', '2020-12-11', '2020-12-28'],
  ['kpk', 7, 'days', '2023-11-04', '2023-11-13'],
  ['kpc', 2, 'weeks', '2022-04-04', '2022-04-19'],
];

const day = fc.integer({ min: 0, max: 5843 }).map((days) => addDays('2020-01-01', days));
const procedure = fc.constantFrom(...(Object.keys(procedures) as Procedure[])); // its own keys
const length = fc.record({
  amount: fc.integer({ min: 1, max: 60 }),
  unit: fc.constantFrom<TermUnit>('days', 'weeks', 'months', 'working_days'),
});

describe('computeTerm', () => {
  it.each(vectors)('knows the vector %j + %i %s (%s) = %s', (delivery, amount, unit, law, last) => {
    expect(computeTerm({ amount, unit }, delivery, law).lastDay).toBe(last);
  });

  it.each(table)('counts by %s: %i %s from %s end on %s', (law, amount, unit, from, last) => {
    const { lastDay, legalBasis } = computeTerm({ amount, unit }, inHand(from), law);
    expect(lastDay).toBe(last);
    expect(legalBasis[0]).toMatch(/^art\./);
  });

  it('shows the arithmetic a person can follow', () => {
    const { steps, legalBasis } = computeTerm(
      { amount: 14, unit: 'days' },
      inHand('2026-12-10'),
      'kpa',
    );
    expect(steps).toEqual([
      'odebrano 10.12.2026 (czwartek)',
      '+ 14 dni → 24.12.2026 (czwartek)',
      '24.12 (Wigilia), 25.12 (Boże Narodzenie), 26.12 (drugi dzień Bożego Narodzenia) i 27.12 (niedziela) są dniami wolnymi → 28.12.2026 (poniedziałek)',
    ]);
    expect(legalBasis).toEqual(['art. 57 § 1 k.p.a.', 'art. 57 § 4 k.p.a.']);
  });

  it('takes the worst case when the delivery is unknown, and says so', () => {
    const unknown = { mode: 'unknown', documentDate: '2026-05-11' } as const;
    const term = computeTerm({ amount: 2, unit: 'weeks' }, unknown, 'kpc');
    expect(term).toMatchObject({
      deliveredOn: '2026-05-12',
      lastDay: '2026-05-26',
      earliestPossible: true,
    });
    expect(term.notes.join(' ')).toContain('najwcześniejszy możliwy');
  });

  it('counts an adult household member as delivery on that day', () => {
    const member = { mode: 'household_member', date: '2026-10-16' } as const;
    const term = computeTerm({ amount: 14, unit: 'days' }, member, 'kpa');
    expect(term.lastDay).toBe('2026-10-30');
    expect(term.legalBasis).toContain('art. 43 k.p.a.');
  });

  it('counts an e-delivery that was opened from the day of opening', () => {
    const opened = { mode: 'e_delivery_opened', date: '2026-06-03' } as const;
    expect(computeTerm({ amount: 14, unit: 'days' }, opened, 'op').lastDay).toBe('2026-06-17');
  });

  it('warns that a first court letter left uncollected should come through a bailiff', () => {
    const left = {
      mode: 'uncollected',
      firstNotice: '2026-09-01',
      firstCourtLetter: true,
    } as const;
    expect(computeTerm({ amount: 2, unit: 'weeks' }, left, 'kpc').notes[0]).toContain('komornik');
  });

  it('ends on a working day, after the delivery, never before the plain sum of days', () => {
    fc.assert(
      fc.property(day, length, procedure, (from, span, law) => {
        const { lastDay } = computeTerm(span, inHand(from), law);
        expect(isWorkingDay(lastDay)).toBe(true);
        expect(lastDay > from).toBe(true);
        if (span.unit === 'days') {
          const moved = daysBetween(addDays(from, span.amount), lastDay);
          expect(moved).toBeGreaterThanOrEqual(0);
          expect(moved).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  it('never ends earlier when the letter came later or the term is longer', () => {
    fc.assert(
      fc.property(day, length, procedure, fc.nat({ max: 40 }), (from, span, law, later) => {
        const { lastDay } = computeTerm(span, inHand(from), law);
        expect(computeTerm(span, inHand(addDays(from, later)), law).lastDay >= lastDay).toBe(true);
        const longer = { ...span, amount: span.amount + 1 };
        expect(computeTerm(longer, inHand(from), law).lastDay >= lastDay).toBe(true);
      }),
    );
  });

  it('leaves two weeks and fourteen days the same, and a term the same in every procedure', () => {
    fc.assert(
      fc.property(day, procedure, (from, law) => {
        const weeks = computeTerm({ amount: 2, unit: 'weeks' }, inHand(from), law).lastDay;
        expect(weeks).toBe(computeTerm({ amount: 14, unit: 'days' }, inHand(from), 'kpa').lastDay);
      }),
    );
  });

  it('counts a week as seven days in every procedure', () => {
    fc.assert(
      fc.property(day, procedure, fc.integer({ min: 1, max: 30 }), (from, law, weeks) => {
        const inWeeks = computeTerm({ amount: weeks, unit: 'weeks' }, inHand(from), law);
        const inDays = computeTerm({ amount: weeks * 7, unit: 'days' }, inHand(from), law);
        expect(inWeeks.lastDay).toBe(inDays.lastDay);
      }),
    );
  });

  it('ends months on the day of the same number, or on the last day of a shorter month', () => {
    fc.assert(
      fc.property(day, procedure, fc.integer({ min: 1, max: 24 }), (from, law, months) => {
        const { steps } = computeTerm({ amount: months, unit: 'months' }, inHand(from), law);
        const [, number, month, year] = /→ (\d\d)\.(\d\d)\.(\d{4})/.exec(steps[1] ?? '') ?? [];
        const counted = Number(year) * 12 + Number(month);
        const start = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7));
        expect(counted - start).toBe(months);
        const longest = daysInMonth(Number(year), Number(month));
        expect(Number(number)).toBe(Math.min(Number(from.slice(8)), longest));
      }),
    );
  });

  it('names the article for counting, and another one only when the end had to move', () => {
    fc.assert(
      fc.property(day, length, procedure, (from, span, law) => {
        const { legalBasis, steps } = computeTerm(span, inHand(from), law);
        const { days, weeks, months, shift } = procedures[law];
        const counting = { days, working_days: days, weeks, months }[span.unit];
        expect(legalBasis).toEqual(steps.length === 3 ? [counting, shift] : [counting]);
      }),
    );
  });

  it('shifts no end of the keeping period, so that the delivery can fall on a free day', () => {
    const left = { mode: 'uncollected', firstNotice: '2026-10-18' } as const; // + 14 = All Saints' Day
    const term = computeTerm({ amount: 7, unit: 'days' }, left, 'kpa');
    expect(term.deliveredOn).toBe('2026-11-01');
    expect(term.lastDay).toBe('2026-11-09'); // 8 November is a Sunday
  });

  it.each([
    ['2026-10-20', '2026-10-28', false],
    ['2026-10-29', '2026-10-29', false],
    ['2026-10-30', '2026-10-30', false],
    ['2026-11-02', '2026-10-30', true],
  ])('on %s says to act by %s, over: %s', (today, doBy, isOver) => {
    const fourteen = { amount: 14, unit: 'days' } as const;
    const term = computeTerm(fourteen, inHand('2026-10-16'), 'kpa', today);
    expect(term).toMatchObject({ lastDay: '2026-10-30', doBy, isOver });
  });

  it('never says to act before the day after delivery', () => {
    const term = computeTerm({ amount: 2, unit: 'days' }, inHand('2026-10-14'), 'kpa');
    expect(term).toMatchObject({ lastDay: '2026-10-16', doBy: '2026-10-15' });
  });

  it('warns that others may count Saturdays as working days', () => {
    const term = computeTerm({ amount: 14, unit: 'working_days' }, inHand('2026-04-09'), 'kc');
    expect(term.notes.join(' ')).toContain('Sobót nie liczymy');
  });

  it('warns that a private letter may count from the first notice', () => {
    const left = { mode: 'uncollected', firstNotice: '2026-09-01' } as const;
    const term = computeTerm({ amount: 14, unit: 'days' }, left, 'kc');
    expect(term.notes.join(' ')).toContain('w dniu awizo');
  });

  it('proposes to act before the last day but after the delivery, whenever there is room', () => {
    fc.assert(
      fc.property(day, length, procedure, (from, span, law) => {
        const { doBy, lastDay } = computeTerm(span, inHand(from), law);
        expect(isIsoDate(doBy)).toBe(true);
        expect(doBy > from && doBy <= lastDay).toBe(true);
        if (daysBetween(from, lastDay) > 1) expect(doBy < lastDay).toBe(true);
      }),
    );
  });
});

describe('computeFixedDay', () => {
  it('keeps the day of the letter and warns of a free one', () => {
    const term = computeFixedDay('2026-05-03');
    expect(term.lastDay).toBe('2026-05-03');
    expect(term.doBy).toBe('2026-04-29');
    expect(term.steps[1]).toContain('3 Maja');
  });
});
