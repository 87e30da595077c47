import { describe, expect, it } from 'vitest';

import { refusalCode } from '#shared/domain/refusal.ts';

import { nextStep } from './next-step.ts';

describe('after a refusal', () => {
  it.each(refusalCode.options)('there is one next step for %s', (code) => {
    expect(nextStep([code])?.words).toMatch(/\.$/);
  });

  it('nobody is asked to correct the text of a letter in another language', () => {
    expect(nextStep(['LOW_OCR_QUALITY', 'WRONG_LANGUAGE'])?.way).toBe('new-file');
    expect(nextStep(['ENCRYPTED_CONTENT'])?.way).toBe('new-file');
  });

  it('an outage has no step but to try again', () => {
    expect(nextStep([])).toBeUndefined();
  });
});
