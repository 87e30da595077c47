import { describe, expect, it } from 'vitest';

import type { LawStatement } from '#shared/domain/analysis-result.ts';

import { lawLine } from './law-line.ts';

const statement: LawStatement = {
  sentence: 'Sprzeciw wnosi się w ciągu dwóch tygodni od doręczenia nakazu.',
  article: 'art. 505 § 1 k.p.c.',
  source: 'https://www.isap.example/akt?id=1',
  as_of: '2026-07-01',
  verified: true,
  valid_from: null,
  valid_until: null,
};
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a statement of the law', () => {
  it('is told with its article, its source and the state of the law that was read', () => {
    const { article, source, notes, isToCheck } = lawLine(statement);
    expect(article).toBe('art. 505 § 1 k.p.c.');
    expect(source).toEqual({ url: 'https://www.isap.example/akt?id=1', site: 'isap.example' });
    expect(notes.map(spaced)).toEqual(['stan prawny na 1 lipca 2026']);
    expect(isToCheck).toBe(false);
  });

  it.each([
    ['2026-07', 'stan prawny na lipiec 2026'],
    ['2026', 'stan prawny na rok 2026'],
  ])('says no more of the day than is known: %s', (as_of, words) => {
    expect(lawLine({ ...statement, as_of }).notes.map(spaced)).toEqual([words]);
  });

  it('says since when and until when it is the law', () => {
    const changing = { ...statement, valid_from: '2026-01-01', valid_until: '2026-12-31' };
    expect(lawLine(changing).notes.map(spaced)).toEqual([
      'stan prawny na 1 lipca 2026',
      'obowiązuje od 1 stycznia 2026',
      'obowiązuje do 31 grudnia 2026',
    ]);
  });

  it('is to be checked by the reader when nobody verified it', () => {
    const general = { ...statement, source: null, as_of: null, verified: false };
    expect(lawLine(general)).toMatchObject({ isToCheck: true, notes: [], source: null });
  });

  it.each(['javascript:alert(1)', 'http://isap.example', 'Dz.U. 2024 poz. 1568'])(
    'leads nowhere but to a safe address: %s',
    (source) => {
      expect(lawLine({ ...statement, source }).source).toBeNull();
    },
  );
});
