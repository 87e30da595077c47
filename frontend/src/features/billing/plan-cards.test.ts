import { describe, expect, it } from 'vitest';

import type { Usage } from '#shared/contracts/me.ts';

import { currentPaidPlan, freeCardText, periodOf } from './plan-cards.ts';

const trial: Usage = { used: 0, quota: 1, source: 'trial', planStatus: null, windowEnd: null };
const customer = (usage: Usage | null | undefined) => ({ isSignedIn: true, usage });

describe('the Free card', () => {
  it.each([
    ['Dostępny po rejestracji', { isSignedIn: false, usage: undefined }],
    ['Aktywny', customer(trial)],
    ['Wykorzystano', customer({ ...trial, used: 1 })],
    ['Pakiet startowy zużyty', customer({ ...trial, source: 'admin_grant' })],
    ['Pakiet startowy zużyty', customer(null)],
    [undefined, customer(undefined)],
  ])('says %s', (words, who) => {
    expect(freeCardText(who)).toBe(words);
  });
});

describe('the card of the current plan', () => {
  const paid = (quota: number) => customer({ ...trial, source: 'subscription', quota });

  it('is found by the quota of a subscription', () => {
    expect(currentPaidPlan(paid(20))).toBe('BASIC');
    expect(currentPaidPlan(paid(100))).toBe('PRO');
    expect(currentPaidPlan(paid(7))).toBeUndefined();
  });

  it('is not found by a grant of the same size', () => {
    expect(
      currentPaidPlan(customer({ ...trial, source: 'admin_grant', quota: 20 })),
    ).toBeUndefined();
  });
});

describe('the price of a plan', () => {
  const plain = (text: string) => text.replace(/\s/gu, ' ');

  it('says its true period and what it comes to in a month', () => {
    expect(plain(periodOf(4_900))).toBe(
      '49 zł z VAT co 30 dni, odnawia się sam. To około 12 opłat w roku, średnio 49,68 zł na miesiąc.',
    );
    expect(plain(periodOf(19_900))).toContain('średnio 201,76 zł');
  });
});
