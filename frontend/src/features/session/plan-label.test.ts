import { describe, expect, it } from 'vitest';

import type { Usage } from '#shared/contracts/me.ts';
import { planLabel } from '#shared/domain/plan-label.ts';

import { isExhausted, quotaText } from './plan-label.ts';

function usage(source: Usage['source'], quota: number, used = 0): Usage {
  return { source, quota, used, planStatus: null, windowEnd: null };
}

describe('the plan badge', () => {
  it.each([
    [usage('trial', 1), 'Okres próbny'],
    [usage('admin_grant', 20), 'Pakiet Admina'],
    [usage('subscription', 20), 'Standard'],
    [usage('subscription', 100), 'Pro'],
    [usage('subscription', 50), 'Niestandardowy'],
    [null, 'Brak aktywnego planu'],
  ])('names the plan of %j', (current, label) => {
    expect(planLabel(current)).toBe(label);
  });

  it('shows remaining of quota and never a negative number', () => {
    expect(quotaText(usage('subscription', 20, 17))).toBe('3/20');
    expect(quotaText(usage('trial', 1, 2))).toBe('0/1');
  });

  it('knows when nothing is left, but not when the usage is unknown', () => {
    expect(isExhausted(usage('trial', 1, 1))).toBe(true);
    expect(isExhausted(usage('trial', 1))).toBe(false);
    expect(isExhausted(null)).toBe(false);
  });
});
