import { describe, expect, it } from 'vitest';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { Corrections, DeliveryAnswer } from '#shared/domain/review.ts';
import { reviewedResult } from '#shared/letters/review/reviewed-result.ts';

import { calendarEvents } from './calendar-events.ts';

// The rest of the result does not matter for a calendar.
const letter = {
  classification: {
    sender_identification: { name: 'Naczelnik Urzędu Skarbowego' },
    recipient_identification: { name: null },
    document_classification: { type: 'Upomnienie', code: 'upomnienie' },
    case_details: { reference_number: '1816-SEW.723.40218.2026' },
    critical_dates: {
      deadline: '7 dni od dnia doręczenia',
      document_date: '2026-07-21',
      terms: [
        {
          kind: 'from_delivery',
          date: null,
          amount: 7,
          unit: 'days',
          what: 'zapłata',
          quote: null,
          legal_basis: null,
        },
      ],
    },
    required_actions: [],
    financial_obligations: {},
  },
  responseVariants: {
    variant_1_cooperative: { content: '' },
    variant_2_assertive: { content: '' },
    variant_3_tactical_delay: { content: '' },
  },
  actionPlan: {
    immediate_actions: [
      { priority: 'HIGH', action: 'Zapłać', deadline: '7 dni od dnia doręczenia' },
    ],
    timeline: [
      { date: '2026-07-21', milestone: 'Data pisma' },
      { date: '2026-07-24', milestone: 'Dzisiaj: przeczytanie pisma' },
      { date: '7 dni od dnia doręczenia', milestone: 'zapłata' },
      { date: '2026-08-10', milestone: 'Posiedzenie w urzędzie' },
    ],
  },
} as unknown as AnalysisResult;

const NOW = new Date('2026-07-24T12:00:00Z');

function eventsOf(delivery: DeliveryAnswer | null, corrections: Corrections = {}) {
  const review = { delivery, corrections };
  const result = reviewedResult(letter, review);
  return calendarEvents({ result, review, name: 'abc', now: NOW, today: '2026-07-24' });
}

describe('the days of a result for a calendar', () => {
  it('are those of the plan alone while no last day is known', () => {
    expect(eventsOf(null).map(({ day, title }) => [day, title])).toEqual([
      ['2026-08-10', 'Posiedzenie w urzędzie'],
    ]);
  });

  it('hold the computed last day with its arithmetic, its basis and the letter', () => {
    const [event, ...others] = eventsOf({ mode: 'in_hand', date: '2026-07-23' });
    expect(others.map(({ day }) => day)).toEqual(['2026-08-10']);
    expect(event).toMatchObject({
      uid: 'abc-termin-0@listownik',
      day: '2026-07-30',
      title: 'Ostatni dzień: zapłata',
    });
    expect(event?.details).toMatch(/^Zrób do: 28\slipca\s2026 \(wtorek\)\./m);
    expect(event?.details).toContain('odebrano 23.07.2026 (czwartek)\n+ 7 dni → 30.07.2026');
    expect(event?.details).toContain('Podstawa: art. 57 § 1 k.p.a.');
    expect(event?.details).toContain('Numer sprawy: 1816-SEW.723.40218.2026');
    expect(event?.alarms.map((alarm) => alarm.toISOString())).toEqual([
      '2026-07-27T06:00:00.000Z',
      '2026-07-29T06:00:00.000Z',
      '2026-07-30T06:00:00.000Z',
    ]);
  });

  it('hold a deadline that the reader corrected, first', () => {
    const [first] = eventsOf(null, { 'critical_dates.deadline': '2026-08-03' });
    expect(first).toMatchObject({ uid: 'abc-termin@listownik', day: '2026-08-03' });
  });

  it('leave out what is past', () => {
    const days = eventsOf({ mode: 'in_hand', date: '2026-07-10' }).map(({ day }) => day);
    expect(days).toEqual(['2026-08-10']);
  });
});
