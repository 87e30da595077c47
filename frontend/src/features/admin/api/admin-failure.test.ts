import { describe, expect, it } from 'vitest';

import { ApiError } from '#frontend/src/lib/calls/api-error.ts';

import { adminFailure } from './admin-failure.ts';

const FALLBACK = 'Nie udało się zaktualizować roli.';

describe('the sentence of a failed act', () => {
  it('is the reason the server gave for a refusal', () => {
    const message = 'To ostatni administrator. Najpierw nadaj tę rolę komuś innemu.';
    const refusal = new ApiError(409, message, { isServerMessage: true });
    expect(adminFailure(refusal, FALLBACK)).toBe(message);
  });

  it('says when the session has ended', () => {
    expect(adminFailure(new ApiError(401, 'Twoja sesja wygasła.'), FALLBACK)).toBe(
      'Twoja sesja wygasła.',
    );
  });

  it.each([
    new ApiError(500, 'Wystąpił błąd.', { isServerMessage: true }),
    new ApiError('offline', 'Brak połączenia.'),
    new ApiError('unreadable', 'Wystąpił błąd odczytu.'),
    new Error('anything else'),
  ])('is the one of the specification for %s', (error) => {
    expect(adminFailure(error, FALLBACK)).toBe(FALLBACK);
  });
});
