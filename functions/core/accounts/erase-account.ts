import { RUN_PREFIX } from '#functions/core/runs/run-keys.ts';
import { systemClock, type Clock } from '#functions/platform/clock.ts';
import { deleteText } from '#functions/platform/text-store.ts';
import { eraseRows } from './erase-rows.ts';
import { changeUser } from './user-repository.ts';
import { listUserItems } from './user-items-repository.ts';
import type { User } from './user.ts';

/**
 * Erases a person (RODO, art. 17): ends their sessions, deletes the texts in transit, then every row.
 * May be repeated. Counters of rate limits stay for their hour; they hold hashes only.
 */
export async function eraseAccount(
  { id, email }: Pick<User, 'id' | 'email'>,
  clock: Clock = systemClock,
): Promise<void> {
  await changeUser(id, {
    set: { status: 'closing' },
    remove: ['resetHash', 'resetExpiresAt'],
    endSessions: true,
  });
  for await (const { sk } of listUserItems(id)) {
    if (sk.startsWith(RUN_PREFIX)) await deleteText(id, sk.slice(RUN_PREFIX.length));
  }
  await eraseRows({ id, email }, clock);
}
