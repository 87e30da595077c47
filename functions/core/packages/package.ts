import * as z from 'zod/mini';

import { packageSource, planStatus } from '#shared/contracts/me.ts';
import { type FileId, fileId, packageId, userId } from '#shared/domain/ids.ts';

const fileIds = z._default(z.set(fileId), () => new Set<FileId>());

/**
 * A number of analyses that a user may make within a window. The whole quota rule is in this one item: used =
 * runs kept + runs in `openRuns`, and 0 <= used <= quota (design, section 8).
 */
export const packageItem = z.object({
  userId,
  packageId,
  source: packageSource,
  quota: z.number().check(z.int(), z.minimum(0)),
  used: z.number().check(z.int(), z.minimum(0)),
  /** Runs in progress, each with one reserved analysis. */
  openRuns: fileIds,
  /**
   * Runs that ended recently. A late reservation, from a paused process or a repeated request, finds its run
   * here and is refused.
   */
  closedRuns: fileIds,
  windowStart: z.string(), // ISO instant, `toISOString` form so that strings compare as times
  windowEnd: z.optional(z.string()), // absent = no end
  productKey: z.optional(z.string()),
  planStatus: z.optional(planStatus),
});
export type Package = z.infer<typeof packageItem>;

export type NewPackage = Omit<Package, 'used' | 'openRuns' | 'closedRuns'>;

/** Whether an analysis may be taken from the package now. */
export function hasAnalysesLeft(candidate: Package, now: Date): boolean {
  const instant = now.toISOString();
  const begun = candidate.windowStart <= instant;
  const ended = candidate.windowEnd !== undefined && candidate.windowEnd <= instant;
  return begun && !ended && candidate.used < candidate.quota;
}

/**
 * Packages from which an analysis may be taken, the one that ends first in front, because its unused analyses
 * would be lost; packages without an end come last (design, section 8).
 */
export function openPackages(packages: readonly Package[], now: Date): Package[] {
  return packages.filter((candidate) => hasAnalysesLeft(candidate, now)).sort(byEndThenStart);
}

/** The package shown as current: the first open one, otherwise the newest; `undefined` when there is none. */
export function currentPackage(packages: readonly Package[], now: Date): Package | undefined {
  return openPackages(packages, now)[0] ?? packages.toSorted(byEndThenStart).sort(newestFirst)[0];
}

const NO_END = '9999';

function byEndThenStart(a: Package, b: Package): number {
  return (
    compare(a.windowEnd ?? NO_END, b.windowEnd ?? NO_END) ||
    compare(a.windowStart, b.windowStart) ||
    compare(a.packageId, b.packageId)
  );
}

function newestFirst(a: Package, b: Package): number {
  return compare(b.windowStart, a.windowStart);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
