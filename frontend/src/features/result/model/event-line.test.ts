import { describe, expect, it } from 'vitest';

import type { LetterEvent } from '#shared/domain/events-and-money.ts';

import { eventLines, nextEvents } from './event-line.ts';

const hearing: LetterEvent = {
  kind: 'hearing',
  date: '2026-12-03',
  time: '09:30',
  place: 'Sąd Rejonowy, sala 12',
  attendance: 'ordered',
  what: 'Rozprawa w Twojej sprawie',
  consequence: null,
  quote: null,
};
const instalment = (date: string): LetterEvent => ({
  ...hearing,
  kind: 'instalment',
  date,
  time: null,
  attendance: null,
});

function having(...events: LetterEvent[]) {
  return { critical_dates: { deadline: null, events } };
}

describe('events of a letter', () => {
  it('are told with day, hour, place and whether one must be there', () => {
    expect(eventLines(having(hearing))[0]).toMatchObject({
      name: 'Rozprawa',
      when: '3\u00a0grudnia\u00a02026 (czwartek), godz.\u00a009:30',
      place: 'Sąd Rejonowy, sala 12',
      attendance: 'obowiązkowa',
    });
  });

  it('say what they are once', () => {
    const titles = ['rozprawa w Twojej sprawie', 'podział majątku', ''].map(
      (what) => eventLines(having({ ...hearing, what }))[0]?.title,
    );
    expect(titles).toEqual(['Rozprawa w Twojej sprawie', 'Rozprawa: podział majątku', 'Rozprawa']);
  });

  it('that no rule understands are told in the words of the letter, and not on the first card', () => {
    const quoted: LetterEvent = {
      ...hearing,
      kind: 'other',
      what: '„Kurier przyjedzie 3 grudnia”',
    };
    expect(eventLines(having(quoted))[0]?.title).toBe(
      'Dzień w piśmie: „Kurier przyjedzie 3 grudnia”',
    );
    expect(nextEvents(having(quoted, hearing), '2026-11-01')).toEqual([
      eventLines(having(quoted, hearing))[1],
    ]);
  });

  it('stand in the order of their days', () => {
    const days = eventLines(having(instalment('2027-01-10'), hearing)).map(({ day }) => day);
    expect(days).toEqual(['2026-12-03', '2027-01-10']);
  });

  it('name their place in the result, wherever they stand in the list', () => {
    const facts = eventLines(having(instalment('2027-01-10'), hearing)).map(({ fact }) => fact);
    expect(facts).toEqual(['critical_dates.events.1', 'critical_dates.events.0']);
  });

  it('leave out of the first card what is over, and all instalments but the next', () => {
    const all = having(
      instalment('2026-10-10'),
      instalment('2026-12-10'),
      instalment('2027-01-10'),
      hearing,
    );
    expect(nextEvents(all, '2026-11-22').map(({ day }) => day)).toEqual([
      '2026-12-03',
      '2026-12-10',
    ]);
  });
});
