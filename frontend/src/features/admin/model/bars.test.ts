import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { axisEnd, barLength, toBars } from './bars.ts';

describe('the axis of counts', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 4],
    [7, 8],
    [9, 10],
    [10, 10],
    [11, 20],
    [25, 30],
    [45, 50],
    [99, 100],
    [101, 200],
  ])('of at most %i ends at %i', (max, end) => {
    expect(axisEnd(max)).toBe(end);
  });

  it('holds every count, has a whole half, and is not half empty without need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000 }), (max) => {
        const end = axisEnd(max);
        expect(end).toBeGreaterThanOrEqual(max);
        expect(end % 2).toBe(0);
        expect(end).toBeLessThanOrEqual(max * 2);
      }),
    );
  });
});

describe('bars', () => {
  it('stand on the lower edge, in their places, as high as their counts', () => {
    expect(toBars([0, 5, 10], 10).map(({ y, height }) => [y, height])).toEqual([
      [100, 0],
      [50, 50],
      [0, 100],
    ]);
  });

  it('stay in the field and do not touch', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 62 }), (values) => {
        let edge = 0;
        for (const { x, y, width, height } of toBars(values, 50)) {
          expect(x).toBeGreaterThan(edge);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y + height).toBeCloseTo(100, 9);
          edge = x + width;
        }
        expect(edge).toBeLessThan(100);
      }),
    );
  });

  it('are measured by the longest, even when there is none', () => {
    expect(barLength(3, 4)).toBe(75);
    expect(barLength(0, 0)).toBe(0);
  });
});
