import type { Clock } from '#functions/platform/clock.ts';
import { randomId } from '#functions/platform/ids.ts';
import { logger } from '#functions/platform/logger.ts';
import { userId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import {
  type AuditedAct,
  type AuditOutcome,
  closeAuditRecord,
  createAuditRecord,
} from './audit-repository.ts';

/** Name of an operator who acts with the AWS account's credentials; user ids are longer. */
export const OPERATOR = userId.parse('operator');

/**
 * Performs an administrative act between two writes of the audit trail: without the first nothing happens,
 * and the second records the outcome. Errors of the act are rethrown.
 */
export async function audited<T>(
  act: AuditedAct,
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> {
  const record = { id: randomId(), at: clock().toISOString() };
  await createAuditRecord(record, act);
  try {
    const result = await work();
    await close(record, 'done');
    return result;
  } catch (error) {
    await close(record, error instanceof AppError ? error.code : 'INTERNAL');
    throw error;
  }
}

/** The act has already succeeded or failed; if this write fails, its record stays `begun`. */
async function close(record: { id: string; at: string }, outcome: AuditOutcome): Promise<void> {
  try {
    await closeAuditRecord(record, outcome);
  } catch (error) {
    logger.failure('audit record not closed', error, { outcome });
  }
}
