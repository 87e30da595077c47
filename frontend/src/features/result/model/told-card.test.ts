import { describe, expect, it } from 'vitest';

import { sample } from '#frontend/src/features/sample/sample-letter.ts';
import { emptyReview } from '#shared/domain/review.ts';

import { spokenCard, toldCard } from './told-card.ts';

const { classification, verification } = sample.result;
const told = {
  classification,
  verification,
  review: emptyReview,
  today: '2026-07-24',
};

describe('the first card in words', () => {
  it('says what the card says', () => {
    const card = toldCard(told);
    expect(card).toMatchObject({
      title: classification.in_short?.title,
      money: { label: 'Do zapłaty', value: '2\u00a0391,00\u00a0zł' },
    });
    expect(card.steps.length).toBeGreaterThan(0);
  });

  it('says which sum is to be looked up', () => {
    const unsure = (verification ?? []).map((one) => ({ ...one, certainty: 'check' as const }));
    const card = toldCard({ ...told, verification: unsure });
    expect(card.money?.label).toBe('Do zapłaty: sprawdź w piśmie');
  });

  it('is read as whole sentences, the steps by their numbers', () => {
    const spoken = spokenCard(toldCard(told));
    expect(spoken.every((sentence) => /[.?!]$/.test(sentence))).toBe(true);
    expect(spoken.join(' ')).toMatch(/Co musisz zrobić\. 1\. /);
  });

  it('says first-hand that nothing is to be done', () => {
    const calm = {
      ...classification,
      in_short: { title: 'T', meaning: 'M', if_ignored: null, needs_action: false },
    };
    expect(spokenCard(toldCard({ ...told, classification: calm }))).toContain(
      'Nie musisz nic robić.',
    );
  });
});
