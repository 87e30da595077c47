import { describe, expect, it } from 'vitest';

import type { HistoryRow } from '#shared/contracts/history.ts';
import { fileId } from '#shared/domain/ids.ts';

import { pageOf as pageOn, type PageQuery } from './list-page.ts';

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
const pageOf = (rows: readonly HistoryRow[], query: PageQuery) => pageOn(rows, query, '2026-11-22');
const names = (rows: readonly HistoryRow[]) => rows.map((item) => item.originalFileName);

describe('a page of the history', () => {
  it('has the newest analyses first and says how many pages there are', () => {
    const rows = Array.from({ length: 21 }, (_, index) => row(index));
    const first = pageOf(rows, byDate);
    expect(names(first.data)[0]).toBe('pismo 20.pdf');
    expect(first).toMatchObject({ currentPage: 1, totalPages: 3 });
    expect(names(pageOf(rows, { ...byDate, page: 3 }).data)).toEqual(['pismo 0.pdf']);
    expect(pageOf(rows, { ...byDate, page: 4 }).data).toEqual([]);
    expect(pageOf([], byDate)).toMatchObject({ data: [], currentPage: 1, totalPages: 1 });
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

  it('keeps the letters of one case together, where the newest of them stands', () => {
    const rows = [
      row(1, { reference: 'I Nc 1284/26', sender: 'Przychodnia' }),
      row(2, { sender: 'ZUS' }),
      row(3, { reference: 'I NC 1284 / 26', sender: 'Sąd Rejonowy' }),
      row(4, { sender: 'Gmina' }),
      row(5, { sender: 'ZUS' }),
    ];
    expect(names(pageOf(rows, byDate).data)).toEqual(
      [5, 2, 4, 3, 1].map((number) => `pismo ${number}.pdf`),
    );
    const byName = { ...byDate, sortBy: 'originalFileName', sortOrder: 'asc' } as const;
    expect(names(pageOf(rows, byName).data)[1]).toBe('pismo 2.pdf');
  });

  it.each([
    ['zazalenie', ['pismo 1.pdf']],
    ['ŁÓDŹ', ['pismo 2.pdf']],
    ['lodz 1284', ['pismo 2.pdf']],
    ['mieszkanie', ['pismo 3.pdf']],
    ['lodz zus', []],
  ])('finds by the words "%s"', (search, found) => {
    const rows = [
      row(1, { title: 'Zażalenie na postanowienie' }),
      row(2, { sender: 'Sąd w Łodzi (Łódź)', reference: 'I Nc 1284/26' }),
      row(3, { tags: ['Mieszkanie'] }),
    ];
    const page = pageOf(rows, { ...byDate, search });
    expect(names(page.data)).toEqual(found);
    expect(page.counts).toEqual({ open: found.length, waiting: 0, settled: 0 });
  });

  it('shows one state when asked to, and counts them all', () => {
    const rows = [
      row(1),
      row(2, { done: { sent: '2026-11-20' } }),
      row(3, { done: { paid: '2026-11-20' } }),
      row(4, { done: { sent: '2026-11-20', settled: '2026-11-21' } }),
    ];
    const page = pageOf(rows, { ...byDate, state: 'waiting' });
    expect(names(page.data)).toEqual(['pismo 3.pdf', 'pismo 2.pdf']);
    expect(page).toMatchObject({ totalPages: 1, counts: { open: 1, waiting: 2, settled: 1 } });
  });

  it('names what comes next: a day to come with nothing ticked off, three at most', () => {
    const rows = [
      row(1, { deadline: '2026-12-24' }),
      row(2, { deadline: '2026-11-22' }),
      row(3, { deadline: '2026-11-21' }),
      row(4, { deadline: '2026-11-23', done: { paid: '2026-11-20' } }),
      row(5, { deadline: '2026-12-01' }),
      row(6, { deadline: '2027-01-01' }),
      row(7, { deadline: null }),
    ];
    expect(names(pageOf(rows, byDate).upcoming)).toEqual(
      [2, 5, 1].map((number) => `pismo ${number}.pdf`),
    );
  });
});
