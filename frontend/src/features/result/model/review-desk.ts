import { createSignal } from '#frontend/src/lib/store.ts';
import { emptyReview, type Review } from '#shared/domain/review.ts';

/** The state of storing a review; `idle` when there is nothing to store. */
export type KeepStatus = 'idle' | 'keeping' | 'kept' | 'failed';

/** The reader's additions to one result, as the tab has them. */
export type ReviewState = {
  review: Review;
  status: KeepStatus;
  /** Gaps of the replies filled in, by their name; memory only, never stored. */
  gaps: Readonly<Record<string, string>>;
};

/** The changed parts, to be stored with the analysis. */
export type KeepReview = (id: string, change: Partial<Review>) => Promise<unknown>;

export type ReviewDesk = {
  read: (id: string) => ReviewState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the stored additions, unless they were loaded before or unsaved input exists. */
  adopt: (id: string, stored: Review | undefined) => void;
  change: (id: string, change: Partial<Review>) => void;
  fillGap: (id: string, gap: string, value: string) => void;
  /** Tries again to store what failed. */
  retry: () => void;
  /** Clears everything after a sign-out. */
  clear: () => void;
};

type Entry = {
  state: ReviewState;
  kept: Review;
  adopted: Review | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
};

/** The state between calls. */
type Desk = {
  readonly keep: KeepReview;
  readonly entries: Map<string, Entry>;
  readonly changed: ReturnType<typeof createSignal>;
};

/** A date is often changed digit by digit. */
const SETTLE_MS = 500;
const nothing: ReviewState = { review: emptyReview, status: 'idle', gaps: {} };

/** Results that are only shown (the sample of the landing page) are never stored. */
export const SHOWN_ONLY = 'shown-only';

function entryOf({ entries }: Desk, id: string): Entry {
  const found = entries.get(id);
  if (found) return found;
  const made: Entry = {
    state: nothing,
    kept: emptyReview,
    adopted: undefined,
    timer: undefined,
    isSending: false,
  };
  entries.set(id, made);
  return made;
}

function update(desk: Desk, entry: Entry, change: Partial<ReviewState>): void {
  entry.state = { ...entry.state, ...change };
  desk.changed.tell();
}

async function send(desk: Desk, id: string, entry: Entry): Promise<void> {
  if (entry.isSending) return;
  const sent = entry.state.review;
  entry.isSending = true;
  try {
    await desk.keep(id, changedParts(entry.kept, sent));
    entry.kept = sent;
  } catch {
    // The status informs the reader; the typed input stays.
    update(desk, entry, { status: 'failed' });
    return;
  } finally {
    entry.isSending = false;
  }
  if (entry.state.review === sent) update(desk, entry, { status: 'kept' });
  else await send(desk, id, entry);
}

function changedParts(kept: Review, now: Review): Partial<Review> {
  return {
    ...(now.delivery === kept.delivery ? {} : { delivery: now.delivery }),
    ...(now.corrections === kept.corrections ? {} : { corrections: now.corrections }),
    ...(now.done === kept.done ? {} : { done: now.done ?? {} }),
  };
}

function adopt(desk: Desk, id: string, stored: Review | undefined): void {
  const entry = entryOf(desk, id);
  if (stored === undefined || stored === entry.adopted) return;
  if (entry.state.status === 'keeping' || entry.state.status === 'failed') return;
  entry.adopted = stored;
  entry.kept = stored;
  update(desk, entry, { review: stored });
}

function change(desk: Desk, id: string, parts: Partial<Review>): void {
  const entry = entryOf(desk, id);
  const isKept = id !== SHOWN_ONLY;
  const review = { ...entry.state.review, ...parts };
  update(desk, entry, { review, status: isKept ? 'keeping' : 'idle' });
  if (!isKept) return;
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => void send(desk, id, entry), SETTLE_MS);
}

function retry(desk: Desk): void {
  for (const [id, entry] of desk.entries) {
    if (entry.state.status !== 'failed') continue;
    update(desk, entry, { status: 'keeping' });
    void send(desk, id, entry);
  }
}

function clear(desk: Desk): void {
  for (const { timer } of desk.entries.values()) clearTimeout(timer);
  desk.entries.clear();
  desk.changed.tell();
}

/**
 * The readers' additions to results, outside React, so that leaving a page loses nothing. Changes are stored
 * with the analysis by `keep` a moment after the last one, one call at a time; additions that fail stay here
 * and are tried again.
 */
export function createReviewDesk(keep: KeepReview): ReviewDesk {
  const desk: Desk = { keep, entries: new Map(), changed: createSignal() };
  return {
    read: (id) => desk.entries.get(id)?.state ?? nothing,
    subscribe: desk.changed.subscribe,
    adopt: (id, stored) => adopt(desk, id, stored),
    change: (id, parts) => change(desk, id, parts),
    fillGap: (id, gap, value) => {
      const entry = entryOf(desk, id);
      update(desk, entry, { gaps: { ...entry.state.gaps, [gap]: value } });
    },
    retry: () => retry(desk),
    clear: () => clear(desk),
  };
}
