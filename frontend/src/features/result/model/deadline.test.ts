import { describe, expect, it } from 'vitest';

import type { Classification } from '#shared/domain/analysis-result.ts';
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

function deadlineOf(deadline: string | null, terms: Term[] = []) {
  // Only the dates are read.
  const classification = { critical_dates: { deadline, terms } } as Partial<Classification>;
  const described = describeDeadline(classification as Classification, '2026-10-21');
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

  it('leaves a phrase as the letter has it and admits that there is none', () => {
    expect(deadlineOf('niezwłocznie').main).toBe('niezwłocznie');
    expect(deadlineOf(null)).toMatchObject({ main: 'Brak', note: 'Pismo nie podaje terminu.' });
  });
});
