import { setImmediate as nextTurn } from 'node:timers/promises';

import { requireOpenAnalyses } from '#functions/core/operation/require-open-analyses.ts';
import { openPackages } from '#functions/core/packages/package.ts';
import { listPackages } from '#functions/core/packages/package-repository.ts';
import { reserveForRun } from '#functions/core/runs/reserve-for-run.ts';
import { isClaimable, leaseExpired, type Run } from '#functions/core/runs/run.ts';
import { claimRun, failLostRun, failRun, findRun } from '#functions/core/runs/run-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { openGateway } from '#functions/platform/model/gateway.ts';
import { findText } from '#functions/platform/text-store.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';

import { settleOrLeave } from './end-run.ts';
import { type PreparedLetter, prepareLetter } from './prepare-letter.ts';

/** A run whose lease we hold, with its letter; `prepared` never leaves a rejection unhandled. */
export type OpenedRun = { run: Run; text: string; prepared?: Promise<PreparedLetter> };
export type OpenedAnalysis =
  /** The caller holds the lease and one reserved analysis, and must run it. */
  | ({ kind: 'ours' } & OpenedRun)
  /** Ended, or running elsewhere. */
  | { kind: 'watched'; run: Run };

const TRIES = 5;

/**
 * Starts the analysis, takes over an abandoned one, or finds that there is nothing to run. Of any number of
 * callers one gets `ours`. Throws `NOT_FOUND`, `TEXT_GONE`, `QUOTA_EXHAUSTED` and, before anything is
 * reserved, the errors of {@link requireOpenAnalyses}.
 */
export async function openAnalysis(
  userId: UserId,
  fileId: FileId,
  clock: Clock = systemClock,
): Promise<OpenedAnalysis> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const finding = findText(userId, fileId); // the slowest of the reads begins first
    finding.catch(() => undefined);
    const seen = await findRun(userId, fileId);
    if (seen === undefined) throw new AppError('NOT_FOUND');
    if (!isClaimable(seen, clock())) {
      const run = await giveUp(seen, clock);
      if (run !== undefined) return { kind: 'watched', run };
      continue;
    }
    const opened = await start(seen, finding, clock);
    if (opened !== undefined) return opened;
  }
  throw new AppError('CONFLICT');
}

/** A run that cannot be claimed; when it was abandoned after its last attempt, it is marked as failed here. */
async function giveUp(seen: Run, clock: Clock): Promise<Run | undefined> {
  if (seen.state === 'uploaded') throw new AppError('TEXT_GONE');
  if (seen.state !== 'running' || !leaseExpired(seen, clock())) return seen;
  const failed = await failLostRun(seen, { error: errorCatalogue.TIMED_OUT.message }, clock());
  if (failed !== undefined) await settleOrLeave(failed, clock);
  return failed;
}

async function start(
  seen: Run,
  finding: ReturnType<typeof findText>,
  clock: Clock,
): Promise<OpenedAnalysis | undefined> {
  const { userId } = seen;
  openGateway().catch(() => undefined); // a new process loads its SDK meanwhile; a failure appears again with the first question
  const [text, packages] = await Promise.all([
    finding,
    listPackages(userId),
    requireOpenAnalyses(userId, clock),
  ]);
  if (text === undefined) throw new AppError('TEXT_GONE');
  const [likely] = openPackages(packages, clock());
  const claimed = await claimRun(seen, clock(), likely?.packageId);
  if (claimed === undefined) return undefined;
  const reserving = reserveForRun(claimed, clock);
  const prepared = readAhead(text);
  const reservation = await reserving;
  if (reservation.kind === 'reserved')
    return { kind: 'ours', run: reservation.run, text, prepared };
  if (reservation.kind === 'lost') return undefined;
  const failure = { error: errorCatalogue.QUOTA_EXHAUSTED.message };
  const failed = await failRun(reservation.run, failure, clock());
  if (failed !== undefined) await settleOrLeave(failed, clock);
  throw new AppError('QUOTA_EXHAUSTED');
}

/** Reads while the table answers what it was just asked. A failure is thrown where the reading is awaited. */
function readAhead(text: string): Promise<PreparedLetter> {
  // A request over an open connection leaves within the turn in which it is made.
  const prepared = nextTurn().then(() => prepareLetter(text));
  prepared.catch(() => undefined);
  return prepared;
}
