import { describe, expect, it } from 'vitest';

import type { HistoryRow } from '#shared/contracts/history.ts';
import { fileId } from '#shared/domain/ids.ts';

import { pageOf } from './list-page.ts';

function row(id: number, fields: Partial<HistoryRow> = {}): HistoryRow {
  return {
    id: fileId.parse(`file-${String(id).padStart(4, '0')}`),
    originalFileName: `pismo ${id}.pdf`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, id)).toISOString(),
    documentType: 'Upomnienie',
    sender: null,
    tags: [],
    ...fields,
  };
}

const byDate = { page: 1, limit: 10, sortBy: 'createdAt', sortOrder: 'desc' } as const;
const names = (rows: readonly HistoryRow[]) => rows.map((item) => item.originalFileName);

describe('a page of the history', () => {
  it('has the newest analyses first and says how many pages there are', () => {
    const rows = Array.from({ length: 21 }, (_, index) => row(index));
    const first = pageOf(rows, byDate);
    expect(names(first.data)[0]).toBe('pismo 20.pdf');
    expect(first).toMatchObject({ currentPage: 1, totalPages: 3 });
    expect(names(pageOf(rows, { ...byDate, page: 3 }).data)).toEqual(['pismo 0.pdf']);
    expect(pageOf(rows, { ...byDate, page: 4 }).data).toEqual([]);
    expect(pageOf([], byDate)).toEqual({ data: [], currentPage: 1, totalPages: 1 });
  });

  it('sorts names by the Polish alphabet and numbers as numbers', () => {
    const files = [
      'żądanie.pdf',
      'zażalenie.pdf',
      'łuk.pdf',
      'list 10.pdf',
      'list 9.pdf',
      'Mandat.pdf',
    ];
    const rows = files.map((originalFileName, index) => row(index, { originalFileName }));
    const sorted = pageOf(rows, { ...byDate, sortBy: 'originalFileName', sortOrder: 'asc' });
    expect(names(sorted.data)).toEqual([
      'list 9.pdf',
      'list 10.pdf',
      'łuk.pdf',
      'Mandat.pdf',
      'zażalenie.pdf',
      'żądanie.pdf',
    ]);
  });

  it('shows equal types newest first in both directions', () => {
    const rows = [row(1), row(3), row(2), row(4, { documentType: 'Wezwanie' })];
    const sorted = pageOf(rows, { ...byDate, sortBy: 'documentType', sortOrder: 'desc' });
    expect(names(sorted.data)).toEqual([
      'pismo 4.pdf',
      'pismo 3.pdf',
      'pismo 2.pdf',
      'pismo 1.pdf',
    ]);
  });
});
