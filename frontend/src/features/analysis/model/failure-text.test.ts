import { describe, expect, it } from 'vitest';

import { describeFailure } from './failure-text.ts';

describe('describeFailure', () => {
  it.each([
    'Load failed',
    'Nie można ładować silnika OCR',
    'NetworkError when attempting to fetch',
  ])('explains a missing recognition engine (%s)', (message) => {
    expect(describeFailure(message)).toMatch(/^Nie udało się załadować silnika/);
  });

  it('translates codes that stand in the message', () => {
    expect(describeFailure('Odrzucono: NO_STRUCTURE,TOO_SHORT')).toBe(
      'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest zbyt krótki do analizy, brak typowej struktury pisma urzędowego',
    );
  });

  it('believes the codes that come beside the message', () => {
    expect(describeFailure('cokolwiek', ['WRONG_LANGUAGE'])).toBe(
      'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest w nieobsługiwanym języku',
    );
  });

  it('shows other messages as they are and an empty one as unknown', () => {
    expect(describeFailure('Serwer odpoczywa.')).toBe('Serwer odpoczywa.');
    expect(describeFailure(' ')).toBe('Wystąpił nieznany błąd.');
  });
});
