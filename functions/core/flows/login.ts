import { findAddressOwner } from '#functions/core/accounts/address-repository.ts';
import { knownDevice, nameDevice } from '#functions/core/accounts/known-device.ts';
import {
  findLink,
  findNewestLinkHash,
  type Registration,
} from '#functions/core/accounts/pending-repository.ts';
import { keepDecoy, sendConfirmation } from '#functions/core/accounts/register.ts';
import { startSession } from '#functions/core/accounts/session.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { enforceLimit, giveBackCall } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import {
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from '#functions/platform/identity/passwords.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { normalizeEmail } from '#shared/contracts/fields.ts';
import { userId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { completeOpening } from './open-account.ts';

type Credentials = {
  email: string;
  password: string;
  /** The caller's network, for the rate limit. */
  address: string;
  /** The cookie that this browser got when it last signed in. */
  device?: string | undefined;
};

/** A session, and a new cookie for a browser that was not known. */
type SignedInHere = { session: Session; device?: string };

/** Keys without an owner: reading them makes an unknown e-mail cost the reads of a known one. */
const NOBODY = userId.parse('nobody-nobody');
const NO_LINK = 'none';

/**
 * Signs in. Throws `INVALID_CREDENTIALS` after the same work whether the e-mail is unknown or the password
 * wrong, `EMAIL_NOT_VERIFIED` for the right password of a pending registration (and mails again),
 * `ACCOUNT_CLOSING` when the account is being erased, `TOO_MANY_REQUESTS` after ten wrong attempts on an
 * account. A right password takes its attempt back; a browser that signed in before has its own attempts, so
 * that a stranger's guesses do not lock it out.
 */
export async function login(
  { email: typed, password, address, device }: Credentials,
  clock: Clock = systemClock,
): Promise<SignedInHere> {
  const email = normalizeEmail(typed);
  const known = await knownDevice(device, email, clock);
  const bucket = known === undefined ? 'login-account' : 'login-device';
  await enforceLimit('login-address', address, clock);
  await enforceLimit(bucket, known ?? email, clock);

  const { user, registration } = await findByEmail(email, clock);
  const fits = await verifyPassword(password, user?.passwordHash);
  // A registration of a taken address is read too: both kinds of address cost the same.
  const waits = !fits && (await verifyPassword(password, registration?.passwordHash));
  if (!fits && !waits) throw new AppError('INVALID_CREDENTIALS');
  await Promise.all([
    giveBackCall('login-address', address, clock),
    giveBackCall(bucket, known ?? email, clock),
  ]);

  if (fits && user !== undefined) {
    const session = await startSession(await readyUser(user, password, clock), clock);
    return known === undefined ? { session, device: await nameDevice(email, clock) } : { session };
  }
  if (registration !== undefined) await mailAgain(registration, user !== undefined, clock);
  throw new AppError('EMAIL_NOT_VERIFIED');
}

/** The account of an address, and the newest registration that still waits for its link. */
async function findByEmail(
  email: string,
  clock: Clock,
): Promise<{ user: User | undefined; registration: Registration | undefined }> {
  const [owner, newest] = await Promise.all([findAddressOwner(email), findNewestLinkHash(email)]);
  const [user, link] = await Promise.all([findUser(owner ?? NOBODY), findLink(newest ?? NO_LINK)]);
  const waiting = link?.state === 'waiting' && link.expiresAt * 1000 > clock().getTime();
  return { user, registration: waiting ? link : undefined };
}

/** Finishes an interrupted opening, and upgrades the hash to the current parameters. */
async function readyUser(user: User, password: string, clock: Clock): Promise<User> {
  if (user.status === 'closing') throw new AppError('ACCOUNT_CLOSING');
  const opened = (await completeOpening(user, clock)) ?? user;
  const { passwordHash } = opened;
  if (passwordHash === undefined || !isOutdatedHash(passwordHash)) return opened;
  const stronger = { passwordHash: await hashPassword(password) };
  return (await changeUser(user.id, { set: stronger }, { passwordHash })) ?? opened;
}

async function mailAgain(
  registration: Registration,
  isTaken: boolean,
  clock: Clock,
): Promise<void> {
  const { email, passwordHash, firstName, lastName } = registration;
  try {
    await enforceLimit('resend', email, clock);
  } catch (error) {
    // Enough links have been sent; the answer stays the same.
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return;
    throw error;
  }
  const wanted = { email, passwordHash, firstName, lastName };
  await (isTaken ? keepDecoy(wanted, clock) : sendConfirmation(wanted, clock));
}
