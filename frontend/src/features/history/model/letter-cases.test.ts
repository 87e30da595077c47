import { describe, expect, it } from 'vitest';

import type { HistoryRow } from '#shared/contracts/history.ts';
import { fileId } from '#shared/domain/ids.ts';

import { letterCases, titleOf } from './letter-cases.ts';

function row(id: string, fields: Partial<HistoryRow>): HistoryRow {
  return {
    id: fileId.parse(`file-000${id}`),
    originalFileName: 'skan.pdf',
    createdAt: '2026-11-22T10:00:00.000Z',
    documentType: 'Upomnienie',
    sender: null,
    tags: [],
    ...fields,
  };
}

describe('the letters of a case', () => {
  it('stand together under its number, however it is written', () => {
    const rows = [
      row('1', { reference: 'I Nc 1284/26', sender: 'Sąd' }),
      row('2', { reference: 'I NC 1284/26', sender: 'Przychodnia' }),
      row('3', { reference: 'II C 5/26', sender: 'Sąd' }),
    ];
    expect(letterCases(rows).map(({ name, rows: own }) => [name, own.length])).toEqual([
      ['I Nc 1284/26', 2],
      [null, 1],
    ]);
  });

  it('stand together under their sender where no number is known', () => {
    const rows = [row('1', { sender: 'ZUS' }), row('2', { sender: 'ZUS' })];
    expect(letterCases(rows).map(({ name }) => name)).toEqual(['ZUS']);
  });

  it('are never joined for knowing nothing of either', () => {
    expect(letterCases([row('1', {}), row('2', {})])).toHaveLength(2);
  });
});

describe('the name of a letter', () => {
  it('is what it is about, and its kind in older rows', () => {
    expect(titleOf(row('1', { title: 'Zaległy podatek' }))).toBe('Zaległy podatek');
    expect(titleOf(row('1', { title: null }))).toBe('Upomnienie');
  });
});
