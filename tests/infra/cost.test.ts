import { describe, expect, test } from 'vitest';

import { assumptions } from '#infra/cost/assumptions.ts';
import { bitesAt, limits } from '#infra/cost/limits.ts';
import { costOf, prices, totalOf, type Usage } from '#infra/cost/prices.ts';
import { analysisUsage, idleUsage, monthOf, visitUsage } from '#infra/cost/usage.ts';

const sumOfServices = (usage: Usage) => [...costOf(usage).values()].reduce((a, b) => a + b, 0);

describe('the bill', () => {
  test.each([1_000, 100_000, 1_000_000])('for %i users is the sum of its parts', (users) => {
    const parts =
      totalOf(idleUsage()) +
      users * totalOf(visitUsage()) +
      users * assumptions.analysesPerUserMonth * totalOf(analysisUsage());
    expect(totalOf(monthOf(users))).toBeCloseTo(parts, 6);
    expect(sumOfServices(monthOf(users))).toBeCloseTo(parts, 6);
  });

  test('leaves no price unused', () => {
    const used = Object.keys(monthOf(1));
    expect(Object.keys(prices).filter((name) => !used.includes(name))).toEqual([]);
  });
});

describe('a limit', () => {
  test.each(limits.map((limit) => [limit.name, limit] as const))(
    'bites where it says: %s',
    (_, limit) => {
      const users = bitesAt(limit);
      if (!Number.isFinite(users)) {
        expect(limit.taken(1e9)).toBeLessThan(limit.capacity);
        return;
      }
      expect(limit.taken(users)).toBeLessThanOrEqual(limit.capacity);
      expect(limit.taken(users * 1.01)).toBeGreaterThan(limit.capacity);
    },
  );
});
