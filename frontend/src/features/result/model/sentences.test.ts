import { describe, expect, it } from 'vitest';

import { rulesSentence } from './sentences.ts';

const meta = {
  model: 'a model',
  engine_version: '1.1',
  offline_engine: false,
  duration_ms: 1,
  masked: [],
  sent_text: null,
};

describe('what the rules wrote in place of the model', () => {
  it('is named in one sentence', () => {
    const offline_parts = ['action_plan', 'variant_2_assertive'];
    expect(rulesSentence({ meta: { ...meta, offline_parts } })).toBe(
      'Według reguł, bez sztucznej inteligencji, powstało: odpowiedź „Asertywny”, plan działania.',
    );
  });

  it('is said of a part with a name of a later edition too', () => {
    expect(rulesSentence({ meta: { ...meta, offline_parts: ['a_part_of_tomorrow'] } })).toContain(
      'powstało: część wyniku.',
    );
  });

  it('is not said where the model wrote all, or where the page says that no model was asked', () => {
    expect(rulesSentence({ meta })).toBeUndefined();
    const offline_parts = ['action_plan'];
    expect(rulesSentence({ meta: { ...meta, offline_engine: true, offline_parts } })).toBe(
      undefined,
    );
  });
});
