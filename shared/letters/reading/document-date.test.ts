import { describe, expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { readDocumentDate } from './document-date.ts';
import { viewLetter } from './letter-view.ts';

describe('the day a letter bears', () => {
  it.each([
    ['behind "Data:" on paper', 'Zarząd Dróg\nNr: SP/10442/2026\nData: 12.11.2026'],
    ['with the year first', 'Zarząd Dróg\nPiła, 2026.11.12'],
    [
      'in the head of an e-mail',
      'Od: biuro@drogi.example\nData: 12 listopada 2026 09:12\nTemat: Postój',
    ],
  ])('is read %s before any day of the text', (_place, head) => {
    const text = `${head}\n\nWEZWANIE\n\nWzywam do wniesienia opłaty za postój zgłoszony 14 sierpnia 2026 r. w strefie.`;
    expect(readDocumentDate(viewLetter(openLetter(text)))?.iso).toBe('2026-11-12');
  });
});
