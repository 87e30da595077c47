import { describe, expect, it } from 'vitest';

import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { Term } from '#shared/domain/term.ts';
import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { verifyClassification } from './verify.ts';

const TODAY = '2026-11-21';

const order = (term: string) => `Sąd Rejonowy w Toruniu
I Wydział Cywilny
Sygn. akt I Nc 345/26

                    NAKAZ ZAPŁATY
                    w postępowaniu upominawczym

                                        Dnia 2 listopada 2026 r.

Sąd Rejonowy w Toruniu nakazuje pozwanemu Janowi Nowakowi, aby w terminie ${term} od dnia
doręczenia nakazu zapłacił powodowi Ceglex Sp. z o.o. kwotę 4.000,00 zł wraz z kosztami procesu
albo wniósł w tym terminie sprzeciw do tutejszego Sądu.
`;

const demand = (words: string) => `Ceglex Sp. z o.o.
ul. Polna 3, 60-001 Poznań
                                        Poznań, dnia 2 listopada 2026 r.
                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        61-001 Poznań

WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty kwoty 1.000,00 zł ${words}. Po jego bezskutecznym upływie skierujemy
sprawę do sądu.

Z poważaniem
Ceglex Sp. z o.o.
`;

const span: Term = {
  kind: 'from_delivery',
  date: null,
  amount: 14,
  unit: 'days',
  what: 'zapłata',
  quote: 'w terminie 14 dni od dnia doręczenia',
  legal_basis: null,
};
const inFortnight = demand('w terminie 14 dni od dnia doręczenia wezwania');

function verified(text: string, change: Partial<ClassificationAnswer>) {
  const letter = openLetter(text);
  const answer = { ...answerClassification(letter), ...change };
  const { classification, verification, warnings } = verifyClassification(answer, letter, TODAY);
  const standing = verification.find(({ fact }) => fact === 'critical_dates.deadline');
  return {
    deadline: classification.critical_dates.deadline,
    terms: (classification.critical_dates.terms ?? []).map(({ kind, date, amount, unit }) =>
      kind === 'date' ? date : `${amount ?? ''} ${unit ?? ''} ${kind}`,
    ),
    standing,
    warned: warnings.map(({ kind }) => kind),
  };
}

describe('the length of a term', () => {
  it('is confirmed when its quote gives it', () => {
    const { deadline, standing, warned } = verified(inFortnight, { terms: [span] });
    expect(deadline).toBe('14 dni od dnia doręczenia');
    expect(standing).toMatchObject({ status: 'confirmed' });
    expect(warned).toEqual([]);
  });

  it('may be said in another unit of the same length', () => {
    const weeks = { ...span, amount: 2, unit: 'weeks' as const };
    expect(verified(inFortnight, { terms: [weeks] }).standing?.status).toBe('confirmed');
  });

  it("is the quote's when the answer says another one, and the reader is told of both", () => {
    const { deadline, standing, warned } = verified(inFortnight, {
      terms: [{ ...span, amount: 30 }],
    });
    expect(deadline).toBe('14 dni od dnia doręczenia');
    expect(standing).toMatchObject({
      status: 'conflicting',
      certainty: 'check',
      alternatives: [{ value: '30 dni od doręczenia', quote: null }],
    });
    expect(warned).toContain('conflicting_terms');
  });

  it('counts from where the letter says, not from where the answer says', () => {
    const terms = [{ ...span, kind: 'from_document' as const }];
    const { deadline, standing } = verified(inFortnight, { terms });
    expect(deadline).toBe('14 dni od dnia doręczenia');
    expect(standing?.status).toBe('conflicting');
  });

  it('is never believed for words that hold no length', () => {
    const terms = [{ ...span, amount: 99, quote: 'dnia doręczenia' }];
    const { terms: shown, standing } = verified(inFortnight, { terms });
    expect(shown).toEqual(['14 days from_delivery']);
    expect(standing?.status).toBe('conflicting');
  });

  it('is left out when the letter has it nowhere, and so is a made-up day', () => {
    const letter = demand('na nasz rachunek');
    const invented: Term[] = [
      { ...span, amount: 99, quote: 'Wzywamy do zapłaty' },
      { ...span, kind: 'date', date: '2026-12-24', amount: null, unit: null, quote: null },
    ];
    const { terms, deadline, warned } = verified(letter, { terms: invented });
    expect({ terms, deadline }).toEqual({ terms: [], deadline: null });
    expect(warned).toContain('conflicting_terms');
  });

  it('is kept, with a mark, when its words say it in a way we cannot read', () => {
    const letter = demand('i zapisania siedmiu dni jako okresu na wpłatę');
    const terms = [{ ...span, amount: 7, quote: 'siedmiu dni jako okresu na wpłatę' }];
    const { terms: shown, standing } = verified(letter, { terms });
    expect(shown).toEqual(['7 days from_delivery']);
    expect(standing).toMatchObject({ status: 'unconfirmed', certainty: 'check' });
  });

  it('is confirmed for a day the answer counted as we count it', () => {
    const words = 'w terminie 7 dni od daty niniejszego pisma';
    const day = { ...span, kind: 'date' as const, amount: null, unit: null, quote: words };
    const right = verified(demand(words), { terms: [{ ...day, date: '2026-11-09' }] });
    expect(right).toMatchObject({ deadline: '2026-11-09', standing: { status: 'confirmed' } });
    const wrong = verified(demand(words), { terms: [{ ...day, date: '2026-11-19' }] });
    expect(wrong).toMatchObject({ deadline: '2026-11-09', standing: { status: 'conflicting' } });
  });
});

describe('a last day', () => {
  const letter = demand('w terminie do dnia 30 listopada 2026 r.');
  const day: Term = { ...span, kind: 'date', date: '2026-11-30', amount: null, unit: null };

  it('is confirmed where its quote names it', () => {
    const terms = [{ ...day, quote: 'do dnia 30 listopada 2026 r.' }];
    expect(verified(letter, { terms }).standing).toMatchObject({ status: 'confirmed' });
  });

  it('is not another day of the letter', () => {
    const terms = [{ ...day, date: '2026-11-02', quote: 'do dnia 30 listopada 2026 r.' }];
    const { deadline, standing } = verified(letter, { terms });
    expect(deadline).toBe('2026-11-30');
    expect(standing?.status).toBe('conflicting');
  });
});

describe('a term the rules can quote', () => {
  it('is shown, with a warning, when the answer has none', () => {
    const { terms, standing, warned } = verified(inFortnight, { terms: [] });
    expect(terms).toEqual(['14 days from_delivery']);
    expect(standing).toMatchObject({ status: 'confirmed', certainty: 'check' });
    expect(warned).toContain('conflicting_terms');
  });
});

describe('the term of the law', () => {
  const remedy = answerClassification(openLetter(order('miesiąca'))).remedy;
  const month: Term = { ...span, amount: 1, unit: 'months', quote: 'w terminie miesiąca' };

  it.each(['sprzeciw', 'sprzeciw od nakazu zapłaty', 'Sprzeciw', 'SPRZECIW od nakazu'])(
    'stands beside the longer one of the letter when the answer calls the remedy "%s"',
    (name) => {
      if (remedy === null) throw new Error('The order has a remedy.');
      const { terms, warned } = verified(order('miesiąca'), {
        remedy: { ...remedy, name },
        terms: [{ ...month, what: 'Zapłata albo wniesienie sprzeciwu' }],
      });
      expect(terms).toEqual(['2 weeks from_delivery', '1 months from_delivery']);
      expect(warned).toContain('conflicting_terms');
    },
  );

  it.each(['zapłata', 'Odpowiedź na nakaz'])(
    'is found by the sentence of the letter when the answer calls the duty "%s"',
    (what) => {
      const { terms } = verified(order('miesiąca'), { terms: [{ ...month, what }] });
      expect(terms[0]).toBe('2 weeks from_delivery');
    },
  );

  it('says nothing when the letter gives the same', () => {
    const fortnight = { ...month, amount: 2, unit: 'weeks' as const, what: 'sprzeciw' };
    const { terms, warned } = verified(order('dwóch tygodni'), {
      terms: [{ ...fortnight, quote: 'w terminie dwóch tygodni od dnia doręczenia' }],
    });
    expect(terms).toEqual(['2 weeks from_delivery']);
    expect(warned).toEqual([]);
  });
});
