import { changeRole } from '#functions/core/accounts/change-role.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { listUserItems } from '#functions/core/accounts/user-items-repository.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { endBilling } from '#functions/core/billing/end-billing.ts';
import { SUBSCRIPTION_PREFIX } from '#functions/core/notifications/notification-keys.ts';
import { forgetSubscription } from '#functions/core/notifications/subscribe.ts';
import { RUN_PREFIX } from '#functions/core/runs/run-keys.ts';
import { countUser } from '#functions/core/statistics/statistics-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { deleteText } from '#functions/platform/text-store.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { eraseRows } from './erase-rows.ts';

/** Tries before giving up on a row that others keep changing. */
const TRIES = 5;

/**
 * Erases a person (RODO, art. 17): ends their sessions and payments, deletes the texts in transit, then every row.
 * May be repeated. Counters of rate limits stay for their hour; they hold hashes only. Throws `CONFLICT`
 * for the last administrator, `UNAVAILABLE` when payments cannot be ended now.
 */
export async function eraseAccount(
  { id, email }: Pick<User, 'id' | 'email'>,
  clock: Clock = systemClock,
): Promise<void> {
  await close(id, clock);
  await endBilling(id); // before the rows go: they alone know the customer
  for await (const { sk } of listUserItems(id)) {
    if (sk.startsWith(RUN_PREFIX)) await deleteText(id, sk.slice(RUN_PREFIX.length));
    if (sk.startsWith(SUBSCRIPTION_PREFIX)) {
      await forgetSubscription(id, sk.slice(SUBSCRIPTION_PREFIX.length)); // the row of its address, too
    }
  }
  await eraseRows({ id, email }, clock);
}

/** Nobody is closed while they are an administrator: the token version fences a role given meanwhile. */
async function close(id: UserId, clock: Clock): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = await findUser(id);
    if (user === undefined || user.status === 'closing') return;
    const { role, status, tokenVersion } = user;
    if (role === 'ADMIN') await changeRole(id, 'USER');
    else {
      if (status === 'opening') await countUser(id, 1, clock()); // the erasure counts down
      const set = { status: 'closing' } as const;
      const change = { set, remove: ['resetHash', 'resetExpiresAt'], endSessions: true } as const;
      if (await changeUser(id, change, { tokenVersion })) return;
    }
  }
  throw new AppError('CONFLICT');
}
