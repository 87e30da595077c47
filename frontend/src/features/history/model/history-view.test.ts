import { describe, expect, it } from 'vitest';

import { chooseSort, defaultView, readView, writeView } from './history-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the view of the history in the address', () => {
  it('is the newest first when the address says nothing', () => {
    expect(read('')).toEqual({ page: 1, sortBy: 'createdAt', sortOrder: 'desc', search: '' });
  });

  it('survives a reload', () => {
    const order = { page: 3, sortBy: 'documentType', sortOrder: 'desc' } as const;
    const view = { ...order, search: 'urząd łódź', state: 'waiting' } as const;
    expect(read(new URLSearchParams(writeView(view)).toString())).toEqual(view);
  });

  it('leaves the address clean for the default', () => {
    expect(writeView(defaultView)).toEqual({});
  });

  it('takes back to the first page and keeps what is looked for when the order changes', () => {
    const view = { ...defaultView, page: 2, search: 'zus', state: 'open' } as const;
    expect(chooseSort(view, 'documentType')).toMatchObject({
      ...{ page: 1, search: 'zus', state: 'open' },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'sortBy=password',
    'sortOrder=up',
    'state=lost',
  ])('falls back to the default for %s', (query) => {
    expect(read(query)).toEqual(defaultView);
  });
});

describe('choosing a column', () => {
  it('turns the order of the same column round', () => {
    expect(chooseSort(defaultView, 'createdAt').sortOrder).toBe('asc');
  });

  it('starts another column ascending on page 1', () => {
    expect(chooseSort({ ...defaultView, page: 4 }, 'originalFileName')).toEqual({
      page: 1,
      sortBy: 'originalFileName',
      sortOrder: 'asc',
      search: '',
    });
  });

  it('starts the date descending', () => {
    const byType = { ...defaultView, sortBy: 'documentType', sortOrder: 'asc' } as const;
    expect(chooseSort(byType, 'createdAt').sortOrder).toBe('desc');
  });
});
