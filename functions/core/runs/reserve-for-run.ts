import { openPackages } from '#functions/core/packages/package.ts';
import {
  giveBackAnalysis,
  listPackages,
  reserveAnalysis,
} from '#functions/core/packages/package-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

import type { Run } from './run.ts';
import { assignPackage } from './run-repository.ts';

export type Reservation =
  | { kind: 'reserved'; run: Run }
  /** No package has an analysis left. */
  | { kind: 'exhausted'; run: Run }
  /** Somebody cancelled the run or took it over. */
  | { kind: 'lost' };

/**
 * Reserves one analysis for a running run, from the package that ends first. The run records its package
 * before anything is taken from it, so the code that settles the run knows where to return it. A run that was
 * taken over keeps the reservation of its former attempt.
 */
export async function reserveForRun(started: Run, clock: Clock): Promise<Reservation> {
  if (started.packageId !== undefined && (await takeFrom(started, clock))) {
    return { kind: 'reserved', run: started };
  }
  for (const candidate of openPackages(await listPackages(started.userId), clock())) {
    const run = await assignPackage(started, candidate.packageId);
    if (run === undefined) return { kind: 'lost' };
    if (await takeFrom(run, clock)) return { kind: 'reserved', run };
  }
  return { kind: 'exhausted', run: started };
}

/** False means that the package stays closed to this run: no late reservation can follow. */
async function takeFrom(run: Run, clock: Clock): Promise<boolean> {
  const { userId, fileId, packageId } = run;
  if (packageId === undefined) return false;
  const holder = { userId, fileId, packageId };
  if (await reserveAnalysis(holder, clock())) return true;
  await giveBackAnalysis(holder);
  return false;
}
