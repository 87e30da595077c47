import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { emptyReview, type Review } from '#shared/domain/review.ts';

import { createReviewDesk, SHOWN_ONLY } from './review-desk.ts';

const delivered = (date: string) => ({ mode: 'in_hand', date }) as const;
const settle = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the review desk', () => {
  it('keeps the last of quick changes, once, and only the part that changed', async () => {
    const sent: unknown[] = [];
    const desk = createReviewDesk((id, change) => Promise.resolve(sent.push([id, change])));
    desk.change('a', { delivery: delivered('2026-10-01') });
    desk.change('a', { delivery: delivered('2026-10-16') });
    expect(desk.read('a').status).toBe('keeping');
    await settle();
    expect(sent).toEqual([['a', { delivery: delivered('2026-10-16') }]]);
    expect(desk.read('a').status).toBe('kept');
  });

  it('stays with what was typed when keeping fails, and keeps it on another try', async () => {
    let isOffline = true;
    const keep = vi.fn(() =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(),
    );
    const desk = createReviewDesk(keep);
    desk.change('a', { delivery: delivered('2026-10-16') });
    await settle();
    expect(desk.read('a')).toMatchObject({
      status: 'failed',
      review: { delivery: delivered('2026-10-16') },
    });
    isOffline = false;
    desk.retry();
    await settle();
    expect(desk.read('a').status).toBe('kept');
    expect(keep).toHaveBeenLastCalledWith('a', { delivery: delivered('2026-10-16') });
  });

  it('sends a change made during a call after it', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const keep = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(undefined);
    const desk = createReviewDesk(keep);
    desk.change('a', { delivery: delivered('2026-10-16') });
    await settle();
    desk.change('a', { corrections: { 'sender_identification.name': 'Urząd' } });
    await settle();
    expect(keep).toHaveBeenCalledTimes(1);
    resolve(undefined);
    await settle();
    expect(keep).toHaveBeenLastCalledWith('a', {
      corrections: { 'sender_identification.name': 'Urząd' },
    });
    expect(desk.read('a').status).toBe('kept');
  });

  it('takes over what is stored once, and never over something not kept yet', () => {
    const desk = createReviewDesk(() => Promise.resolve());
    const stored: Review = { delivery: delivered('2026-10-16'), corrections: {} };
    desk.adopt('a', stored);
    expect(desk.read('a').review).toBe(stored);
    desk.change('a', { delivery: null });
    desk.adopt('a', { ...stored });
    desk.adopt('a', stored);
    expect(desk.read('a').review.delivery).toBeNull();
  });

  it('keeps nothing of a result that is only shown', async () => {
    const keep = vi.fn();
    const desk = createReviewDesk(keep);
    desk.change(SHOWN_ONLY, { delivery: delivered('2026-10-16') });
    await settle();
    expect(keep).not.toHaveBeenCalled();
    expect(desk.read(SHOWN_ONLY).status).toBe('idle');
  });

  it('forgets reviews and gaps when somebody signs out', async () => {
    const keep = vi.fn();
    const desk = createReviewDesk(keep);
    const listener = vi.fn();
    desk.subscribe(listener);
    desk.fillGap('a', 'kwota', '100 zł');
    desk.change('a', { delivery: delivered('2026-10-16') });
    expect(desk.read('a').gaps).toEqual({ kwota: '100 zł' });
    desk.clear();
    await settle();
    expect(desk.read('a')).toEqual({ review: emptyReview, status: 'idle', gaps: {} });
    expect(keep).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
