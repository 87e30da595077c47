import { describe, expect, it } from 'vitest';

import type { Term } from '#shared/domain/term.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { RankedTerm } from '#shared/letters/reading/second-term/ranked-terms.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { rankedTermDoubts } from './ranked-term-doubts.ts';

const view = viewLetter(openLetter('Proszę odpisać w ciągu 14 dni albo do 20 maja 2026 r.'));
const none = { date: null, amount: null, unit: null, from: null, time: null };
const days = (amount: number, share: number): RankedTerm => ({
  ...{ ...none, kind: 'from_delivery', amount, unit: 'days', by: 'term', share },
  ...{ quote: '', sentence: '', span: { start: 15, end: 30 } },
});
const term = (amount: number): Term => ({
  ...{ kind: 'from_delivery', date: null, amount, unit: 'days' },
  ...{ what: 'odpowiedź na pismo', quote: 'w ciągu', legal_basis: null },
});
const doubtsOf = (terms: Term[], ranked: RankedTerm[], taken: Term | null = null) =>
  rankedTermDoubts(terms, { view, secondTerm: { taken, ranked, isContested: taken !== null } });

describe('the first term has to be checked', () => {
  it('when only the trained model found it', () => {
    const [deadline] = doubtsOf([term(14)], [days(14, 0.99)], term(14));
    expect(deadline?.reason).toContain('nie mówi wprost');
  });

  it('when the model takes it for nothing', () => {
    expect(doubtsOf([term(14)], [days(14, 0.1)])).toHaveLength(2);
  });

  it('when the model is surer of another, which is told', () => {
    const [deadline] = doubtsOf([term(14)], [days(14, 0.5), days(7, 0.9)]);
    expect(deadline?.alternatives?.map(({ value }) => value)).toEqual(['7 dni']);
  });

  it('when none is shown and the model holds one for likely', () => {
    expect(doubtsOf([], [days(14, 0.7)])).toMatchObject([
      { fact: 'critical_dates.deadline', alternatives: [{ value: '14 dni' }] },
    ]);
  });
});

describe('the first term is left in peace', () => {
  it('when the model agrees, or never judged a term of the law', () => {
    expect(doubtsOf([term(14)], [days(14, 0.8), days(7, 0.9)])).toEqual([]);
    expect(doubtsOf([term(30)], [days(14, 0.2)])).toEqual([]);
  });

  it('when none is shown and the model is sure of none', () => {
    expect(doubtsOf([], [days(14, 0.3)])).toEqual([]);
  });
});
