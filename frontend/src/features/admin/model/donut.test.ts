import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toArcs, toSlices, withGap } from './donut.ts';

const counts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 20 });

describe('arcs of a donut', () => {
  it('follow one another and close the circle', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const arcs = toArcs(values);
        let end = 0;
        for (const { start, length } of arcs) {
          expect(start).toBeCloseTo(end, 9);
          end = start + length;
        }
        const hasAny = values.some((value) => value > 0);
        expect(end).toBeCloseTo(hasAny ? 1 : 0, 9);
      }),
    );
  });

  it('are a whole ring when there is only one', () => {
    expect(withGap({ start: 0, length: 1 }, 0.01)).toEqual({ start: 0, length: 1 });
  });

  it('stay visible however small, and never reach into the next', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 0.9999, noNaN: true }), (length) => {
        const shown = withGap({ start: 0, length }, 0.01).length;
        expect(shown).toBeGreaterThan(0);
        expect(shown).toBeLessThanOrEqual(length);
      }),
    );
  });
});

describe('slices', () => {
  const items = [
    { name: 'b', value: 2 },
    { name: 'a', value: 5 },
    { name: 'none', value: 0 },
    { name: 'c', value: 1 },
    { name: 'd', value: 1 },
  ];

  it('are the greatest first, without what never occurred', () => {
    expect(toSlices(items, 4, 'rest').map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('put together what is left over', () => {
    expect(toSlices(items, 3, 'rest')).toEqual([
      { name: 'a', value: 5 },
      { name: 'b', value: 2 },
      { name: 'rest', value: 2 },
    ]);
  });

  it('lose nothing', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 8 }), (values, most) => {
        const all = values.map((value, index) => ({ name: String(index), value }));
        const sum = (of: readonly { value: number }[]) => of.reduce((n, { value }) => n + value, 0);
        const slices = toSlices(all, most, 'rest');
        expect(slices.length).toBeLessThanOrEqual(most);
        expect(sum(slices)).toBe(sum(all));
      }),
    );
  });
});
