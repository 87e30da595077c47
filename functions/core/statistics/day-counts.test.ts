import { describe, expect, it } from 'vitest';

import { countersOf, rolledUp, sumCounts } from './day-counts.ts';

describe('the counters of an analysis', () => {
  it('name its type, level and sender', () => {
    expect(countersOf({ type: 'umowa', level: 'LOW', sender: ' Bank\n Polski ' })).toEqual([
      'total',
      'type#umowa',
      'level#LOW',
      'sender#Bank Polski',
    ]);
  });

  it('leave out a level and a sender that are not known', () => {
    const counters = ['total', 'type#inne'];
    expect(countersOf({ type: 'inne', level: undefined, sender: null })).toEqual(counters);
    expect(countersOf({ type: 'inne', level: undefined, sender: '  ' })).toEqual(counters);
  });

  it('keep the name of a sender short and in one form', () => {
    const [, , long] = countersOf({ type: 'inne', level: undefined, sender: 'x'.repeat(500) });
    expect(long).toHaveLength('sender#'.length + 120);
    const composed = countersOf({ type: 'inne', level: undefined, sender: 'Łódź' });
    expect(countersOf({ type: 'inne', level: undefined, sender: 'Łódź'.normalize('NFD') })).toEqual(
      composed,
    );
  });
});

describe('the sum of counters', () => {
  it('adds up by name and leaves out what it does not know', () => {
    const sum = sumCounts([
      { pk: 'x', events0: new Set(['a']), total: 2, 'type#umowa': 2, 'level#HIGH': 2 },
      { total: 1, 'type#umowa': 1, 'type#new': 1, 'level#NEW': 1, 'sender#level#LOW': 1 },
    ]);
    expect(sum).toEqual({
      total: 3,
      types: new Map([['umowa', 3]]),
      levels: new Map([['HIGH', 2]]),
      senders: new Map([['level#LOW', 1]]),
    });
  });
});

describe('a rolled-up day', () => {
  it('has the counters of all its items and nothing else of them', () => {
    const items = [
      { pk: 'x', expiresAt: 9, events0: new Set(['a']), total: 2, 'type#umowa': 2, 'sender#A': 1 },
      { total: 1, 'type#new': 1, 'level#LOW': 1, 'sender#A': 1, 'sender#B': 1 },
    ];
    const rolled = { total: 3, 'type#umowa': 2, 'type#new': 1, 'level#LOW': 1 };
    expect(rolledUp(items)).toEqual({ ...rolled, 'sender#A': 2, 'sender#B': 1 });
    expect(sumCounts([rolledUp(items)])).toEqual(sumCounts(items));
  });

  it('keeps the most frequent senders of a day that had very many, the same ones each time', () => {
    const senders = Array.from({ length: 5_000 }, (_, place): [string, number] => [
      `sender#Urząd Miasta nr ${place}`,
      place < 12 ? 100 - place : 1,
    ]);
    const rolled = rolledUp([{ total: 9_000 }, Object.fromEntries(senders)]);
    expect(rolledUp([Object.fromEntries(senders.toReversed()), { total: 9_000 }])).toEqual(rolled);
    expect(JSON.stringify(rolled).length).toBeLessThan(6_000);
    expect(Object.keys(rolled).length).toBeGreaterThan(60);
    for (const [name, value] of senders.slice(0, 12)) expect(rolled[name]).toBe(value);
    expect(rolled.total).toBe(9_000);
  });

  it('keeps the ten most frequent senders, however long their names are', () => {
    const senders = Array.from({ length: 40 }, (_, place): [string, number] => {
      const [, , name = ''] = countersOf({
        type: 'inne',
        level: undefined,
        sender: `${place}${'ż'.repeat(200)}`,
      });
      return [name, 100 - place];
    });
    const rolled = rolledUp([Object.fromEntries(senders)]);
    for (const [name, value] of senders.slice(0, 10)) expect(rolled[name]).toBe(value);
  });
});
