import * as z from 'zod/mini';

import { analysisStatus } from '#shared/domain/analysis-status.ts';
import { documentTypeCode } from '#shared/domain/document-types.ts';
import { fileId, packageId, userId } from '#shared/domain/ids.ts';
import { level } from '#shared/domain/levels.ts';
import { refusalCode } from '#shared/domain/refusal.ts';

/** What the history's table and the statistics need, known at the moment the run completes. */
const runSummary = z.object({
  documentType: z.string(),
  documentTypeCode: z.optional(documentTypeCode),
  sender: z.nullable(z.string()),
  /** The sender as statistics may name it: none where it is in doubt or a private person, whose name none keep. */
  countedSender: z.optional(z.string()),
  title: z.optional(z.nullable(z.string())),
  reference: z.optional(z.nullable(z.string())),
  threatLevel: level,
  /** Last day to act, ISO, when the letter itself gives it. */
  deadline: z.optional(z.nullable(z.string())),
  /** True when no model answered and the rules alone did: such an analysis is given back. */
  byRules: z.optional(z.boolean()),
});
export type RunSummary = z.infer<typeof runSummary>;

/**
 * The life of one uploaded text: uploaded → running → completed | failed | cancelled, and then settled.
 * Whoever runs it holds a lease and an attempt number; a write of an older attempt is refused.
 */
export const runItem = z.object({
  userId,
  fileId,
  originalName: z.string(),
  createdAt: z.string(), // ISO instants in `toISOString` form, so that strings compare as times
  state: z.enum(['uploaded', 'running', 'completed', 'failed', 'cancelled']),
  attempt: z.number(),
  /** While running: end of the lease. Before: until when the analysis may be started. */
  dueAt: z.string(),
  /** The package an analysis is taken from. Written before it is taken, so that it can be given back. */
  packageId: z.optional(packageId),
  status: analysisStatus,
  progress: z.number(),
  /** Of a failed run: the Polish sentence, and the codes of a refused letter. */
  error: z.optional(z.string()),
  codes: z.optional(z.array(refusalCode)),
  /** Of a completed run. */
  summary: z.optional(runSummary),
  endedAt: z.optional(z.string()),
  /** Of a run that ended while its reader may be away: a message is due, was taken by a sender, or is not needed. */
  announcement: z.optional(z.enum(['due', 'taken', 'seen'])),
  /** Of a cancelled run that used the model once too often: the analysis is kept as used. */
  charged: z.optional(z.boolean()),
  /** Text deleted, quota kept or given back, history written: nothing is left to do. */
  settled: z._default(z.boolean(), false),
});
export type Run = z.infer<typeof runItem>;

export const LEASE_MS = 45_000;
const MAX_ATTEMPTS = 3;
/** How long an uploaded text waits for its analysis to be started. */
export const UPLOAD_WAITS_MS = 60 * 60_000;
/** A browser that comes back finds a dead run first; the settling job only after so long. */
export const SETTLE_GRACE_MS = 45_000;
/** A page that is open says within this time that its reader saw the end. */
export const ANNOUNCE_AFTER_MS = 60_000;
/** How long an ended run still answers a repeated request. */
export const ENDED_RUN_DAYS = 7;

export function leaseExpired(run: Run, now: Date): boolean {
  return run.dueAt <= now.toISOString();
}

/** Whether somebody else may run it now: never begun, or begun and left. */
export function isClaimable(run: Run, now: Date): boolean {
  if (run.state === 'uploaded') return !leaseExpired(run, now);
  return run.state === 'running' && leaseExpired(run, now) && run.attempt < MAX_ATTEMPTS;
}

export function hasEnded(run: Run): boolean {
  return run.state !== 'uploaded' && run.state !== 'running';
}
