import type { Role } from '#shared/contracts/auth.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import {
  beginRoleChange,
  endRoleChange,
  findAdministrators,
  type RoleChange,
} from './administrators-repository.ts';
import type { User } from './user.ts';
import { changeUser, findUser } from './user-repository.ts';

/** Attempts before giving up on a role that others keep changing. */
const TRIES = 10;

/**
 * Gives a user a role and ends their sessions; setting the same role again changes nothing. The set of
 * administrators decides, in one item: when two users take the role from each other, one fails. Throws
 * `NOT_FOUND`, and `CONFLICT` for the last administrator.
 */
export async function changeRole(id: UserId, role: Role): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = await findUser(id);
    if (user === undefined || user.status === 'closing') throw new AppError('NOT_FOUND');
    if (user.role === role) return;
    await tryRole(user, role);
  }
  throw new AppError('CONFLICT');
}

/** Adds a new account with the administrator role to the set; safe to repeat. */
export async function admitAdministrator(id: UserId): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [user, { members }] = await Promise.all([findUser(id), findAdministrators()]);
    if (user?.role !== 'ADMIN' || members.has(id)) return;
    await tryRole(user, 'ADMIN');
  }
  throw new AppError('CONFLICT');
}

/** One attempt; the user's row shows whether it succeeded. */
async function tryRole({ id, tokenVersion }: User, role: Role): Promise<void> {
  const before = await findAdministrators();
  if (before.change !== undefined) await finish(before.change);
  const change = { userId: id, role, tokenVersion };
  if (await beginRoleChange(change)) return finish(change);

  const { members, change: other } = await findAdministrators();
  const wouldLeaveNone = members.size === 0 || (members.size === 1 && members.has(id));
  if (role === 'USER' && other === undefined && wouldLeaveNone) {
    throw new AppError('CONFLICT', {
      message: 'To ostatni administrator. Najpierw nadaj tę rolę komuś innemu.',
    });
  }
}

/**
 * Carries out a started change, whoever started it. The token version guards it: a process that comes late,
 * after the user's row changed, has no effect.
 */
async function finish(change: RoleChange): Promise<void> {
  const { userId, role, tokenVersion } = change;
  await changeUser(userId, { set: { role }, endSessions: true }, { tokenVersion });
  const user = await findUser(userId);
  await endRoleChange(change, user?.role === 'ADMIN' && user.status !== 'closing');
}
