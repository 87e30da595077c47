import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import type { HistoryRow } from '#shared/contracts/history.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { listFewRows, listHistoryRows } from './history-repository.ts';
import { beginListing, findListing, keepListing } from './listing-repository.ts';

/** A user with no more rows than a page shows needs no listing. */
const FEW = 10;

/**
 * All rows of a user: read one by one while they fit on a page, otherwise from one item. The first reader
 * after a change reads them all and stores them for the next.
 */
export async function readHistory(
  userId: UserId,
  clock: Clock = systemClock,
): Promise<HistoryRow[]> {
  const [few, listing] = await Promise.all([
    listFewRows(userId, FEW),
    findListing(userId, clock()),
  ]);
  const known = few ?? listing.rows;
  if (known !== undefined) return known;
  const revision = listing.revision || (await beginListing(userId, clock()));
  const rows = await listHistoryRows(userId); // only now, so that the stored rows are never older than the listing's revision
  if (!listing.isChanging) {
    await keepListing(userId, { revision, rows }, clock()).catch((error: unknown) => {
      logger.failure('history listing not kept', error); // the next reader tries again
    });
  }
  return rows;
}
