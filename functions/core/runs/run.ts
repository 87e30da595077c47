import * as z from 'zod/mini';

import { analysisStatus } from '#shared/domain/analysis-status.ts';
import { documentTypeCode } from '#shared/domain/document-types.ts';
import { fileId, packageId, userId } from '#shared/domain/ids.ts';
import { level } from '#shared/domain/levels.ts';
import { refusalCode } from '#shared/domain/refusal.ts';

/** Data for the history table and the statistics, known when the run completes. */
const runSummary = z.object({
  documentType: z.string(),
  documentTypeCode: z.optional(documentTypeCode),
  sender: z.nullable(z.string()),
  /** The sender in the form statistics may store: none when it is uncertain or a private person. */
  countedSender: z.optional(z.string()),
  title: z.optional(z.nullable(z.string())),
  reference: z.optional(z.nullable(z.string())),
  threatLevel: level,
  /** Last day to act, ISO, when the letter itself gives it. */
  deadline: z.optional(z.nullable(z.string())),
  /** True when only the rules answered and no model: such an analysis is returned to the quota. */
  byRules: z.optional(z.boolean()),
});
export type RunSummary = z.infer<typeof runSummary>;

/**
 * The life of one uploaded text: uploaded → running → completed | failed | cancelled, and then settled. The
 * process that runs it holds a lease and an attempt number; a write of an older attempt is refused.
 */
export const runItem = z.object({
  userId,
  fileId,
  originalName: z.string(),
  createdAt: z.string(), // ISO instants in `toISOString` form, so that strings compare as times
  state: z.enum(['uploaded', 'running', 'completed', 'failed', 'cancelled']),
  attempt: z.number(),
  /** While running: the end of the lease. Before: until when the analysis may be started. */
  dueAt: z.string(),
  /** The package from which an analysis is taken. Written before it is taken, so that it can be returned. */
  packageId: z.optional(packageId),
  status: analysisStatus,
  progress: z.number(),
  /** For a failed run: the Polish sentence, and the codes of a refused letter. */
  error: z.optional(z.string()),
  codes: z.optional(z.array(refusalCode)),
  /** For a completed run. */
  summary: z.optional(runSummary),
  endedAt: z.optional(z.string()),
  /** For a run that ended while its reader may be away: a message is due, a sender claimed it, or none is needed. */
  announcement: z.optional(z.enum(['due', 'taken', 'seen'])),
  /** For a cancelled run beyond the limit of model use: the analysis stays used. */
  charged: z.optional(z.boolean()),
  /** Text deleted, quota kept or given back, history written: nothing is left to do. */
  settled: z._default(z.boolean(), false),
});
export type Run = z.infer<typeof runItem>;

export const LEASE_MS = 45_000;
const MAX_ATTEMPTS = 3;
/** How long an uploaded text waits for its analysis to be started. */
export const UPLOAD_WAITS_MS = 60 * 60_000;
/** A returning browser finds a dead run first; the settling job waits this long. */
export const SETTLE_GRACE_MS = 45_000;
/** An open page confirms within this time that its reader saw the end. */
export const ANNOUNCE_AFTER_MS = 60_000;
/** How long an ended run still answers a repeated request. */
export const ENDED_RUN_DAYS = 7;

export function leaseExpired(run: Run, now: Date): boolean {
  return run.dueAt <= now.toISOString();
}

/** Whether somebody else may run it now: it never began, or was abandoned. */
export function isClaimable(run: Run, now: Date): boolean {
  if (run.state === 'uploaded') return !leaseExpired(run, now);
  return run.state === 'running' && leaseExpired(run, now) && run.attempt < MAX_ATTEMPTS;
}

export function hasEnded(run: Run): boolean {
  return run.state !== 'uploaded' && run.state !== 'running';
}
