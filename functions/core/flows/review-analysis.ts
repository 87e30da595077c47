import { findHistoryRow, replaceReview } from '#functions/core/history/history-repository.ts';
import { findResult } from '#functions/core/history/result-repository.ts';
import { planReminders } from '#functions/core/notifications/plan-reminders.ts';
import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import {
  type Corrections,
  type DoneMarks,
  emptyReview,
  type Review,
} from '#shared/domain/review.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { reviewedResult } from '#shared/letters/review/reviewed-result.ts';
import { dayToKeep, dayToRemind } from '#shared/letters/review/reviewed-terms.ts';

/** Parts to replace; an omitted part stays unchanged. */
type ReviewChange = {
  delivery?: Review['delivery'] | undefined;
  corrections?: Corrections | undefined;
  done?: DoneMarks | undefined;
};

/** Another device may write between our read and our write, so this repeats a limited number of times. */
const MAX_TRIES = 3;

/**
 * Stores what the reader added to an analysis and shows it in the history: corrected facts, what is done, and
 * the last day if it is then known, which sets the reminders. Safe to repeat. Throws `NOT_FOUND` when this
 * user has no such analysis and `INVALID_INPUT` for a delivery in the future.
 */
export async function reviewAnalysis(
  userId: UserId,
  fileId: FileId,
  change: ReviewChange,
  clock: Clock = systemClock,
): Promise<{ review: Review; deadline: string | null }> {
  refuseFuture(change.delivery?.date, warsawDay(clock()));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const [row, result] = await Promise.all([
      findHistoryRow(userId, fileId),
      findResult(userId, fileId),
    ]);
    if (row === undefined || result === undefined) throw new AppError('NOT_FOUND');
    const review = mergedReview(row.review ?? emptyReview, change);
    const { classification: facts } = reviewedResult(result, review);
    const deadline = dayToKeep(facts, review.delivery);
    const isKept = await replaceReview(userId, fileId, {
      review,
      deadline,
      documentType: facts.document_classification.type,
      sender: facts.sender_identification.name,
      title: facts.in_short?.title ?? null,
      reference: facts.case_details.reference_number,
      seen: row.reviewRevision,
    });
    if (!isKept) continue;
    const title = facts.document_classification.type;
    const lastDay = dayToRemind(facts, review);
    await planReminders({ userId, analysisId: fileId, title, lastDay }, { clock });
    return { review, deadline };
  }
  throw new AppError('CONFLICT');
}

function mergedReview(kept: Review, { delivery, corrections, done }: ReviewChange): Review {
  return {
    delivery: delivery === undefined ? kept.delivery : delivery,
    corrections: corrections ?? kept.corrections,
    ...((done ?? kept.done) ? { done: done ?? kept.done } : {}),
  };
}

function refuseFuture(date: string | null | undefined, today: string): void {
  if (date === null || date === undefined || date <= today) return;
  throw new AppError('INVALID_INPUT', {
    message: 'Dzień doręczenia nie może być w przyszłości.',
  });
}
