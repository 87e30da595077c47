import { describe, expect, it } from 'vitest';

import type { ResponseVariants } from '#shared/domain/analysis-result.ts';

import { groundsOffered, steeredBy } from './steered-replies.ts';

const paid = 'Roszczenie jest przedawnione (art. 117 § 2(1) i art. 118 Kodeksu cywilnego).';
const other = 'Inny powód: [uzupełnij: własnymi słowami: fakty i dowody]';
const hardship = 'Nie mam już pracy albo dochodu.';
const late = 'Spóźnienie: choroba lub pobyt w szpitalu; zaświadczenie w załączeniu.';

const variant = (...grounds: string[]) => ({
  tone: 'rzeczowy',
  strategy: 'Strategia.',
  content: ['SPRZECIW', '', ...grounds.map((ground) => `[ ] ${ground}`), '', 'Z poważaniem'].join(
    '\n',
  ),
  pros: [],
  cons: [],
});

const variants = (
  stored: ResponseVariants['recommended_variant'],
  third = variant(),
): ResponseVariants => ({
  variant_1_cooperative: variant(hardship),
  variant_2_assertive: variant(paid, other),
  variant_3_tactical_delay: third,
  recommended_variant: stored,
  recommendation_reasoning:
    'Jeżeli się zgadzasz, wybierz wariant 1. Czas na sprzeciw: 2 tygodnie od dnia doręczenia.',
});

const ticked = (...lines: string[]) => ({ lines: new Set(lines), isNone: false });

describe('the recommended reply', () => {
  it('stays as it is stored while nothing is ticked', () => {
    const stored = variants('variant_2_assertive');
    expect(steeredBy(stored, ticked())).toEqual({
      recommended_variant: 'variant_2_assertive',
      recommendation_reasoning: stored.recommendation_reasoning,
    });
  });

  it('contests for who has a reason against the claim', () => {
    const steered = steeredBy(variants('variant_1_cooperative'), ticked(paid));
    expect(steered.recommended_variant).toBe('variant_2_assertive');
    expect(steered.recommendation_reasoning).toContain('Czas na sprzeciw: 2 tygodnie');
  });

  it('agrees for who only cannot pay at once', () => {
    const steered = steeredBy(variants('variant_2_assertive'), ticked(hardship));
    expect(steered.recommended_variant).toBe('variant_1_cooperative');
  });

  it('tells nobody to fight whom no reason fits', () => {
    const steered = steeredBy(variants('variant_2_assertive'), { lines: new Set(), isNone: true });
    expect(steered.recommended_variant).toBe('variant_1_cooperative');
  });

  it('keeps the late remedy where it raises the same reason', () => {
    const stored = variants('variant_3_tactical_delay', variant(late, paid, other));
    expect(steeredBy(stored, ticked(paid)).recommended_variant).toBe('variant_3_tactical_delay');
    expect(steeredBy(stored, ticked(late)).recommended_variant).toBe('variant_3_tactical_delay');
  });
});

describe('the reasons to tick', () => {
  it('are those of all replies, each once, without articles and gaps', () => {
    const offered = groundsOffered(variants('variant_2_assertive', variant(paid)));
    expect(offered.map(({ label }) => label)).toEqual([
      'Roszczenie jest przedawnione.',
      'Inny powód',
      hardship,
    ]);
  });
});
