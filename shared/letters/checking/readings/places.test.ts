import { describe, expect, it } from 'vitest';

import type { ClassificationOnWire } from '#shared/domain/model-answers.ts';
import { answerClassification } from '#shared/letters/answering/engine.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { placedAnswer } from './placed-answer.ts';
import { namedPlacesOf, placesInWords, placesOf } from './places.ts';

const masking = maskLetter(
  openLetter(`Ceglex Sp. z o.o.
ul. Polna 3, 60-001 Poznań
                                                        Poznań, dnia 2 listopada 2026 r.
Znak: WN/77/2026

                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        61-001 Poznań

WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty 1.020,00 zł w terminie 14 dni od dnia doręczenia na rachunek
61 1090 1014 0000 0712 1981 2874, nie później niż do dnia 30 listopada 2026 r.

Z poważaniem
Ceglex Sp. z o.o.
`),
);
const letter = openLetter(masking.text);
const places = placesOf({
  masked: letter,
  accounts: ['[RACHUNEK_1]'],
  named: namedPlacesOf(letter),
});

describe('the places of a letter that a model chooses from', () => {
  it('are its days, sums, terms, accounts, parties and numbers, each with its words', () => {
    expect(new Set(places.map(({ id }) => id.charAt(0)))).toEqual(new Set('DKTRPN'));
    expect(placesInWords(places)).toContain('T1 14 days from_delivery');
    expect(placesInWords(places)).toMatch(/^K1 1020\.00 PLN „1\.020,00 zł” w: „.*do zapłaty/m);
  });

  it('tell nothing that is masked', () => {
    expect(placesInWords(places)).not.toMatch(/Nowak|Długa|1090|Jan\b/);
  });

  it('leave out a name in a form that no placeholder covers', () => {
    const parties = ['Ceglex Sp. z o.o.', 'Janina Nowak', '[OSOBA_1]'];
    const named = {
      parties: parties.map((value) => ({ value, quote: value })),
      numbers: [{ value: '12/NOWAK', quote: '12/NOWAK' }],
      remedies: [],
    };
    const shown = placesOf({ masked: letter, accounts: [], named });
    expect(shown.filter(({ kind }) => kind === 'party').map(({ value }) => value)).toEqual([
      'Ceglex Sp. z o.o.',
      '[OSOBA_1]',
    ]);
    expect(shown.some(({ kind }) => kind === 'number')).toBe(false);
  });
});

describe('an answer by places', () => {
  const nothing = { quote: null, at: null, value: null };
  const right = answerClassification(letter);
  const { financial } = right;
  const answer: ClassificationOnWire = {
    ...right,
    sender: nothing,
    recipient: nothing,
    reference_number: { ...nothing, at: 'N1' },
    document_date: { ...nothing, at: 'D1' },
    terms: [],
    events: [],
    remedy: null,
    financial: {
      ...financial,
      main_amount: nothing,
      interest: nothing,
      costs: nothing,
      payment_title: nothing,
      total_amount: { quote: 'inny cytat', at: 'K1', value: 9_999 },
      bank_account: { ...nothing, at: 'R1' },
      rows: [],
    },
  };

  it('has the letter’s values, whatever the model wrote beside them', () => {
    const placed = placedAnswer(answer, places);
    expect(placed.financial.total_amount).toEqual({ value: 1020, quote: '1.020,00 zł' });
    expect(placed.financial.bank_account.value).toBe('[RACHUNEK_1]');
    expect(placed.document_date.value).toBe('2026-11-02');
    expect(placed.reference_number.value).toBe('WN/77/2026');
  });

  it('takes a day for no sum, and an unknown place for none', () => {
    const own = { quote: 'razem', value: 5 };
    for (const at of ['D1', 'K99']) {
      const total_amount = { ...own, at };
      const wrong = { ...answer, financial: { ...answer.financial, total_amount } };
      expect(placedAnswer(wrong, places).financial.total_amount).toEqual(own);
    }
  });

  it('has a term’s length and start from its place', () => {
    const term = { quote: null, at: 'T1', what: 'zapłata', legal_basis: null };
    const claimed = { kind: 'from_document', date: null, amount: 99, unit: 'weeks' } as const;
    const { terms } = placedAnswer({ ...answer, terms: [{ ...term, ...claimed }] }, places);
    expect(terms[0]).toMatchObject({ kind: 'from_delivery', amount: 14, unit: 'days' });
  });
});
