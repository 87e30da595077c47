import { describe, expect, it } from 'vitest';

import { countersOf, sumCounts } from './day-counts.ts';

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
