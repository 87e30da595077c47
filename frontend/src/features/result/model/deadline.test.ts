import { describe, expect, it } from 'vitest';

import type { Classification } from '#shared/domain/analysis-result.ts';
import type { DeliveryAnswer } from '#shared/domain/review.ts';
import type { Term } from '#shared/domain/term.ts';

import { describeDeadline } from './deadline.ts';

const term: Term = {
  kind: 'from_delivery',
  date: null,
  amount: 2,
  unit: 'weeks',
  what: 'sprzeciw',
  quote: null,
  legal_basis: null,
};

function deadlineOf(
  deadline: string | null,
  terms: Term[] = [],
  delivery: DeliveryAnswer | null = null,
) {
  // The rest of the result does not matter here.
  const classification = {
    document_classification: { type: 'Decyzja', code: 'decyzja_administracyjna' },
    critical_dates: { deadline, document_date: '2026-10-15', terms },
  } as Partial<Classification>;
  const described = describeDeadline(classification as Classification, '2026-10-21', delivery);
  return JSON.parse(JSON.stringify(described).replaceAll('\u00a0', ' ')) as typeof described;
}

describe('describeDeadline', () => {
  it('shows a known day with what is left of the time', () => {
    expect(deadlineOf('2026-10-30')).toMatchObject({
      main: '30 października 2026 (piątek)',
      note: 'zostało 9 dni',
    });
  });

  it('counts weeks from delivery by the day of the week', () => {
    const deadline = deadlineOf('2 tygodnie od dnia doręczenia', [term]);
    expect(deadline.main).toBe('2 tygodnie od dnia odbioru pisma');
    expect(deadline.arithmetic).toContain('tym samym dniu tygodnia');
  });

  it('shows the arithmetic of a term that runs from the letter', () => {
    const counted: Term = { ...term, kind: 'from_document', amount: 7, unit: 'days' };
    expect(deadlineOf('2026-10-30', [counted]).arithmetic).toBe(
      'Data pisma + 7 dni = 30 października 2026 (piątek).',
    );
  });

  it('asks how the letter came while that decides the day', () => {
    expect(deadlineOf('2 tygodnie od dnia doręczenia', [term]).asksForDelivery).toBe(true);
    expect(deadlineOf('2026-10-30', [term]).asksForDelivery).toBe(false);
    expect(deadlineOf('niezwłocznie').asksForDelivery).toBe(false);
  });

  it('shows how a day was computed from the delivery, and the day to do it by', () => {
    const delivery = { mode: 'in_hand', date: '2026-10-16' } as const;
    expect(deadlineOf('2026-10-30', [term], delivery)).toMatchObject({
      main: '30 października 2026 (piątek)',
      doBy: '2026-10-28',
      reckoning: {
        steps: ['odebrano 16.10.2026 (piątek)', '+ 2 tygodnie → 30.10.2026 (piątek)'],
        legalBasis: ['art. 57 § 2 k.p.a.'],
      },
    });
  });

  it('calls a day counted from the date of the letter the earliest possible', () => {
    const unknown = { mode: 'unknown', date: null } as const;
    expect(deadlineOf('2026-10-30', [term], unknown).note).toBe(
      'najwcześniejszy możliwy termin, zostało 9 dni',
    );
  });

  it('names no day to do it by when the time is over', () => {
    expect(deadlineOf('2026-10-20').doBy).toBeNull();
  });

  it('leaves a phrase as the letter has it and admits that there is none', () => {
    expect(deadlineOf('niezwłocznie').main).toBe('niezwłocznie');
    expect(deadlineOf(null)).toMatchObject({ main: 'Brak', note: 'Pismo nie podaje terminu.' });
  });
});
