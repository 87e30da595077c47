import { describe, expect, it } from 'vitest';

import { meaningParts, rulesSentence, stepParts } from './sentences.ts';

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

describe('what a letter means', () => {
  it('is told in our words first, and in those of the letter after them', () => {
    expect(meaningParts('Komornik zajął konto. W piśmie: „Wzywa się Bank”; „Zajęcie”.')).toEqual({
      ours: 'Komornik zajął konto.',
      quoted: '„Wzywa się Bank”; „Zajęcie”.',
    });
  });

  it('may hold no words of the letter', () => {
    expect(meaningParts('Urząd przypomina.')).toEqual({ ours: 'Urząd przypomina.', quoted: null });
  });
});

it('what the letter decides stays in our words, without the quotation', () => {
  expect(meaningParts('ZUS rozstrzygnął. To odmowa: „odmawia prawa do zasiłku”.')).toEqual({
    ours: 'ZUS rozstrzygnął. To odmowa.',
    quoted: '„odmawia prawa do zasiłku”.',
  });
});

describe('a step', () => {
  it.each([
    ['Wnieś sprzeciw – 2 tygodnie; adresat: sąd', 'Wnieś sprzeciw', '2 tygodnie; adresat: sąd'],
    ['Wnieś reklamację; adresat: bank', 'Wnieś reklamację', 'adresat: bank'],
    ['Zapłać 10,00 zł', 'Zapłać 10,00 zł', ''],
  ])('says first what to do: %s', (step, what, detail) => {
    expect(stepParts(step)).toEqual({ what, detail });
  });
});
