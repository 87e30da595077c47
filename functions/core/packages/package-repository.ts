import { userListKey } from '#functions/core/accounts/account-keys.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';
import { putIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import type { FileId, PackageId, UserId } from '#shared/domain/ids.ts';

import { type NewPackage, type Package, packageItem } from './package.ts';
import {
  PACKAGE_PREFIX,
  packageKey,
  packageListKey,
  packageOwnerKey,
  paidPackageKey,
} from './package-keys.ts';

/** Late reservations come within minutes; a longer memory only makes the item more expensive to write. */
const CLOSED_RUNS_KEPT = 100;

/**
 * Opens a package for a user whose account was opened at `ownerSince` (ISO instant); false when one with this
 * id exists already, which then stays unchanged.
 */
export function createPackage(created: NewPackage, ownerSince: string): Promise<boolean> {
  const { userId, packageId, source, windowEnd } = created;
  const counted = source === 'subscription' && windowEnd !== undefined;
  const index = {
    ...(counted ? paidPackageKey(userId, windowEnd) : {}),
    ...packageListKey(packageId, userListKey(userId, ownerSince)),
  };
  return putIf({
    Item: toAttributes({ ...packageKey(userId, packageId), ...created, ...index, used: 0 }),
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  });
}

/** All packages of a user, strongly consistent. An unreadable row is logged and omitted. */
export async function listPackages(userId: UserId): Promise<Package[]> {
  const packages: Package[] = [];
  const rows = queryItems({
    KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: toAttributes({
      ':pk': packageOwnerKey(userId),
      ':prefix': PACKAGE_PREFIX,
    }),
    ConsistentRead: true,
  });
  for await (const row of rows) {
    const parsed = packageItem.safeParse(row);
    if (parsed.success) packages.push(parsed.data);
    else logger.failure('package row unreadable', parsed.error, { userId });
  }
  return packages;
}

/** One package, strongly consistent. */
export async function findPackage(
  userId: UserId,
  packageId: PackageId,
): Promise<Package | undefined> {
  const item = await findItem(packageKey(userId, packageId));
  return item && packageItem.parse(item);
}

type RunOfPackage = { userId: UserId; packageId: PackageId; fileId: FileId };

/**
 * Takes one analysis for the run; false when none is left, the window is closed or the run has ended. A
 * repetition takes no second one.
 */
export async function reserveAnalysis(run: RunOfPackage, now: Date): Promise<boolean> {
  const reserved = await updateIf({
    Key: toAttributes(packageKey(run.userId, run.packageId)),
    UpdateExpression: 'SET #used = #used + :one ADD #openRuns :run',
    ConditionExpression:
      'attribute_exists(#pk) AND #used < #quota AND NOT contains(#openRuns, :fileId) ' +
      'AND NOT contains(#closedRuns, :fileId) AND #windowStart <= :now ' +
      'AND (attribute_not_exists(#windowEnd) OR #windowEnd > :now)',
    ExpressionAttributeNames: {
      '#pk': 'pk',
      '#used': 'used',
      '#quota': 'quota',
      '#openRuns': 'openRuns',
      '#closedRuns': 'closedRuns',
      '#windowStart': 'windowStart',
      '#windowEnd': 'windowEnd',
    },
    ExpressionAttributeValues: toAttributes({
      ':one': 1,
      ':run': new Set([run.fileId]),
      ':fileId': run.fileId,
      ':now': now.toISOString(),
    }),
  });
  if (reserved) return true;
  const held = await findPackage(run.userId, run.packageId);
  return held?.openRuns.has(run.fileId) ?? false;
}

/** The run completed: its analysis stays used. A repetition, or a run without a reservation, changes nothing. */
export async function keepAnalysis(run: RunOfPackage): Promise<void> {
  await closeRun(run, 'DELETE #openRuns :run ADD #closedRuns :run', { '#openRuns': 'openRuns' });
}

/**
 * The run ended without a result: its analysis is free again. The run is first marked as ended, so that no
 * reservation can follow, then its analysis is returned; after a crash in between, a repetition finishes the
 * work. A run without a reservation changes no count.
 */
export async function giveBackAnalysis(run: RunOfPackage): Promise<void> {
  await closeRun(run, 'ADD #closedRuns :run', {});
  const freed = await updateIf({
    Key: toAttributes(packageKey(run.userId, run.packageId)),
    UpdateExpression: 'SET #used = #used - :one DELETE #openRuns :run',
    ConditionExpression: 'contains(#openRuns, :fileId)',
    ExpressionAttributeNames: { '#used': 'used', '#openRuns': 'openRuns' },
    ExpressionAttributeValues: toAttributes({
      ':one': 1,
      ':run': new Set([run.fileId]),
      ':fileId': run.fileId,
    }),
  });
  if (freed !== undefined) metric('AnalysesGivenBack', 'Count', 1);
}

async function closeRun(run: RunOfPackage, update: string, names: Record<string, string>) {
  const item = await updateIf({
    Key: toAttributes(packageKey(run.userId, run.packageId)),
    UpdateExpression: update,
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#closedRuns': 'closedRuns', ...names },
    ExpressionAttributeValues: toAttributes({ ':run': new Set([run.fileId]) }),
  });
  if (item === undefined) return; // a revoked package gets nothing back
  const { closedRuns } = packageItem.parse(item);
  if (closedRuns.size > CLOSED_RUNS_KEPT) await forgetOthers(run, closedRuns);
}

async function forgetOthers(run: RunOfPackage, closedRuns: ReadonlySet<FileId>): Promise<void> {
  const others = new Set(closedRuns);
  others.delete(run.fileId);
  await updateIf({
    Key: toAttributes(packageKey(run.userId, run.packageId)),
    UpdateExpression: 'DELETE #closedRuns :others',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#closedRuns': 'closedRuns' },
    ExpressionAttributeValues: toAttributes({ ':others': others }),
  });
}
