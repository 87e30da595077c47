import { describe, expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { earlierFirst } from '#shared/letters/calendar/term-conflict.ts';

import { letterSaying } from './letter-saying.ts';

const plans = [
  `Opłatę wnosi się w dwóch równych ratach:
I półrocze    182,50 zł   do 31 lipca 2026 r.
II półrocze   182,50 zł   do 31 stycznia 2027 r.
Razem 365,00 zł. Rachunek: 65 1140 2017 0000 3302 8001 5512.`,
  `Kwotę 365,00 zł prosimy wpłacić w 2 ratach. Harmonogram:
| 1 | 31.07.2026 | 182,50 zł |
| 2 | 31.01.2027 | 182,50 zł |
Wpłaty prosimy kierować na rachunek 65 1140 2017 0000 3302 8001 5512.`,
  `Należność 365,00 zł prosimy wpłacić w dwóch częściach:
lipiec: 182,50 zł do 31.07.2026 r.
styczeń: 182,50 zł do 31.01.2027 r.
Rachunek: 65 1140 2017 0000 3302 8001 5512.`,
];

describe('rows below words about parts of a sum', () => {
  test.each(plans)('are instalments and no terms that contradict each other: %s', (plan) => {
    const { terms, required_actions: duties } = answerClassification(letterSaying(plan));
    expect(terms.map(({ date, what }) => [date, what])).toEqual([
      ['2026-07-31', 'zapłata raty'],
      ['2027-01-31', 'zapłata raty'],
    ]);
    expect(earlierFirst(terms)[1]).toBeUndefined();
    expect(duties.map(({ action }) => action).join(' ')).toContain('182,50 zł do 31 lipca 2026 r.');
  });

  test('are none below words about something else', () => {
    const { terms } = answerClassification(
      letterSaying(`Prosimy o zapłatę za dwa przyłącza:
gaz    182,50 zł do 31 lipca 2026 r.
woda   182,50 zł do 31 sierpnia 2026 r.`),
    );
    expect(terms.map(({ what }) => what)).not.toContain('zapłata raty');
  });
});
