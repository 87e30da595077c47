import { describe, expect, it } from 'vitest';

import { LONGEST_STEP, stepWords } from './plan-step.ts';

describe('a step of the plan', () => {
  it('that is short stays whole', () => {
    expect(stepWords('Odbierz list z poczty.')).toEqual({
      action: 'Odbierz list z poczty',
      how: null,
    });
  });

  it('starts with its verb and tells the condition and the rest below', () => {
    const { action, how } = stepWords(
      'Jeżeli się nie zgadzasz, wnieś odwołanie – 14 dni od dnia doręczenia; adresat: Wojewoda Śląski',
    );
    expect(action).toBe('Wnieś odwołanie');
    expect(how).toBe(
      'Jeżeli się nie zgadzasz, wnieś odwołanie – 14 dni od dnia doręczenia; adresat: Wojewoda Śląski.',
    );
  });

  it('is never longer than a glance', () => {
    const long =
      'Przejrzyj wszystkie akta sprawy które zgromadził urząd w toku całego postępowania od początku';
    const { action, how } = stepWords(long);
    expect(action.length).toBeLessThanOrEqual(LONGEST_STEP);
    expect(how).toBe(`${long}.`);
  });
});
