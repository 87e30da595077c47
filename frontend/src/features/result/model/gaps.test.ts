import { describe, expect, it } from 'vitest';

import type { Classification } from '#shared/domain/analysis-result.ts';

import { countGaps, filledReply, knownGaps, piecesOf } from './gaps.ts';

const reply = [
  '[uzupełnij: miejscowość], 9 marca 2026 r.',
  'Proponuję [uzupełnij: kwota] teraz i [uzupełnij: kwota] za miesiąc.',
  '[Uzupełnij: adres zamieszkania lub siedziby]',
].join('\n');
const keys = (variant: 'variant_1_cooperative' | 'variant_2_assertive') =>
  piecesOf(reply, variant).flatMap(({ gap }) => (gap ? [gap.key] : []));

describe('the gaps of a reply', () => {
  it('are found with what they ask for, and nothing of the text is lost', () => {
    const pieces = piecesOf(reply, 'variant_1_cooperative');
    expect(pieces.map(({ text }) => text).join('')).toBe(reply);
    expect(pieces.flatMap(({ gap }) => (gap ? [gap.name] : []))).toEqual([
      'miejscowość',
      'kwota',
      'kwota',
      'adres zamieszkania lub siedziby',
    ]);
  });

  it('share what a person is asked once for, and nothing else', () => {
    const [place, first, second, address] = keys('variant_1_cooperative');
    expect(keys('variant_2_assertive')).toEqual([
      place,
      expect.not.stringMatching(`^${first ?? ''}$`) as unknown,
      expect.not.stringMatching(`^${second ?? ''}$`) as unknown,
      address,
    ]);
    expect(first).not.toBe(second);
  });

  it('are replaced where something is filled in and stay visible elsewhere', () => {
    const [place = '', first = ''] = keys('variant_1_cooperative');
    const values = {
      [place]: ' Kraków ',
      [first]: '$& 100 zł',
      'adres zamieszkania lub siedziby': '  ',
    };
    expect(filledReply(reply, 'variant_1_cooperative', values)).toBe(
      [
        'Kraków, 9 marca 2026 r.',
        'Proponuję $& 100 zł teraz i [uzupełnij: kwota] za miesiąc.',
        '[Uzupełnij: adres zamieszkania lub siedziby]',
      ].join('\n'),
    );
    expect(countGaps(reply, 'variant_1_cooperative', values)).toEqual({ all: 4, left: 2 });
    expect(countGaps('bez luk', 'variant_1_cooperative', {})).toEqual({ all: 0, left: 0 });
  });

  it('leave a line for the signature, which is no field', () => {
    const closing = 'Z poważaniem\n[uzupełnij: własnoręczny podpis]\nAnna';
    expect(countGaps(closing, 'variant_1_cooperative', {}).all).toBe(0);
    expect(filledReply(closing, 'variant_1_cooperative', {})).toMatch(/^Z poważaniem\n…+\nAnna$/);
  });

  it('know facts of the letter, and the day of delivery once the reader has said it', () => {
    // Without terms the rest of the classification is not used.
    const classification = {
      case_details: { reference_number: 'I Nc 7/26' },
      sender_identification: { name: null },
      critical_dates: { document_date: '2026-10-09' },
    } as Partial<Classification> as Classification;
    const delivery = { mode: 'in_hand', date: '2026-10-16' } as const;
    expect(knownGaps(classification, { delivery, corrections: {} })).toEqual({
      'numer sprawy': 'I Nc 7/26',
      'data pisma': '9 października 2026 r.',
      'data odbioru': '16 października 2026 r.',
      'data doręczenia': '16 października 2026 r.',
    });
    const unknown = { mode: 'unknown', date: null } as const;
    const known = knownGaps(classification, { delivery: unknown, corrections: {} });
    expect(known).not.toHaveProperty('data odbioru');
  });
});
