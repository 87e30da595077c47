import { erasureKey } from '#functions/core/accounts/account-keys.ts';
import { changeRole } from '#functions/core/accounts/change-role.ts';
import { deliver } from '#functions/core/accounts/deliver.ts';
import { accountErasedMail } from '#functions/core/accounts/mails.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { listUserItems } from '#functions/core/accounts/user-items-repository.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { endBilling } from '#functions/core/billing/end-billing.ts';
import { SUBSCRIPTION_PREFIX } from '#functions/core/notifications/notification-keys.ts';
import { forgetSubscription } from '#functions/core/notifications/subscribe.ts';
import { RUN_PREFIX } from '#functions/core/runs/run-keys.ts';
import { countUser } from '#functions/core/statistics/statistics-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { deleteExport } from '#functions/platform/export-key.ts';
import { logger } from '#functions/platform/logger.ts';
import { deleteText } from '#functions/platform/text-store.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { eraseRows } from './erase-rows.ts';

/** Attempts before giving up on a row that others keep changing. */
const TRIES = 5;
/** How long the job waits for the request that began an erasure before it continues it. */
const OWN_TIME_MS = 2 * 60_000;

/** `under-way`: a service failed; `finish-erasures` repeats the rest until nothing is left. */
export type Erasure = 'done' | 'under-way';

/**
 * Erases a person (RODO, art. 17). One write ends every session and marks the account for erasure; a job
 * finishes whatever fails after it. Throws `CONFLICT` for the last administrator.
 */
export async function eraseAccount(
  id: UserId,
  by: 'self' | 'administrator',
  clock: Clock,
): Promise<Erasure> {
  const closed = await close(id, by, clock);
  if (closed === undefined) return 'done';
  try {
    await finishErasure(closed, clock);
    return 'done';
  } catch (error) {
    logger.failure('erasure put off', error);
    return 'under-way';
  }
}

/**
 * Ends a closing account's payments, deletes its texts in transit and the copy of its data, then every row, and informs its owner. The
 * rows are deleted last and only after the payment provider confirmed, because only they name the customer.
 * Safe to repeat. Rate-limit counters stay for their hour; they contain only hashes. Throws `UNAVAILABLE`.
 */
export async function finishErasure(user: User, clock: Clock): Promise<void> {
  const { id, email, closedBySelf } = user;
  await endBilling(id);
  for await (const { sk } of listUserItems(id)) {
    if (sk.startsWith(RUN_PREFIX)) await deleteText(id, sk.slice(RUN_PREFIX.length));
    if (sk.startsWith(SUBSCRIPTION_PREFIX)) {
      await forgetSubscription(id, sk.slice(SUBSCRIPTION_PREFIX.length)); // including the row of its address
    }
  }
  await deleteExport(id);
  await eraseRows({ id, email }, clock);
  logger.info('account erased', { erasedId: id }); // outside the table, for `npm run restore`
  if (closedBySelf === true) await deliver('account-erased', accountErasedMail(email));
}

/**
 * The account after it is marked as closing; `undefined` when there is none. An administrator's account
 * cannot be closed: the token version guards against a role given meanwhile.
 */
async function close(
  id: UserId,
  by: 'self' | 'administrator',
  clock: Clock,
): Promise<User | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = await findUser(id);
    if (user === undefined || user.status === 'closing') return user;
    const { role, status, tokenVersion } = user;
    if (role === 'ADMIN') await changeRole(id, 'USER');
    else {
      const now = clock();
      if (status === 'opening') await countUser(id, 1, now); // the erasure decreases the count
      const set = {
        status: 'closing',
        closedAt: now.toISOString(),
        closedBySelf: by === 'self',
        ...erasureKey(id, new Date(now.getTime() + OWN_TIME_MS).toISOString()),
      } as const;
      const change = { set, remove: ['resetHash', 'resetExpiresAt'], endSessions: true } as const;
      const closed = await changeUser(id, change, { tokenVersion });
      if (closed !== undefined) return closed;
    }
  }
  throw new AppError('CONFLICT');
}
