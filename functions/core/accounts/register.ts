import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashPassword } from '#functions/platform/identity/passwords.ts';
import { hashOf, randomSecret } from '#functions/platform/ids.ts';
import { normalizeEmail } from '#shared/contracts/fields.ts';

import { findAddressOwner } from './address-repository.ts';
import { deliver } from './deliver.ts';
import { inEvenTime } from './even-time.ts';
import { alreadyRegisteredMail, CONFIRMATION_HOURS, confirmationMail } from './mails.ts';
import { type Registration, savePendingLink } from './pending-repository.ts';
import { findUser } from './user-repository.ts';

type Wish = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** The caller's network, for the rate limit. */
  address: string;
};

const SECONDS_OF_CONFIRMATION = CONFIRMATION_HOURS * 3600;

/**
 * Requests an account. No user exists until the mailed link is opened, and each link opens its own
 * registration, so a stranger's registration never sets somebody else's password. The answer and its time are
 * the same for known and unknown addresses; only the mail differs. Throws `TOO_MANY_REQUESTS`.
 */
export async function register(wish: Wish, clock: Clock = systemClock): Promise<void> {
  const email = normalizeEmail(wish.email);
  await enforceLimit('register-address', wish.address, clock);
  await enforceLimit('register-email', email, clock);
  await inEvenTime(async () => {
    const { firstName, lastName } = wish;
    const passwordHash = await hashPassword(wish.password);
    const owner = await findAddressOwner(email);
    const registration = { email, passwordHash, firstName, lastName };
    if (owner !== undefined && (await findUser(owner)) !== undefined) {
      await keepDecoy(registration, clock);
    } else {
      await sendConfirmation(registration, clock);
    }
  });
}

type Wanted = Omit<Registration, 'expiresAt'>;

/** Mails a new confirmation link for a registration; it lives 24 hours. */
export async function sendConfirmation(registration: Wanted, clock: Clock): Promise<void> {
  const secret = await keepRegistration(registration, clock);
  await deliver('confirmation', confirmationMail(registration.email, secret));
}

/**
 * Stores a registration of a taken address under a link that nobody receives: signing in with its password is
 * then answered as for a free address, so that two calls reveal no more than one. The owner is informed by
 * mail.
 */
export async function keepDecoy(registration: Wanted, clock: Clock): Promise<void> {
  await keepRegistration(registration, clock);
  await deliver('already-registered', alreadyRegisteredMail(registration.email));
}

async function keepRegistration(registration: Wanted, clock: Clock): Promise<string> {
  const now = clock();
  const secret = randomSecret();
  const expiresAt = Math.floor(now.getTime() / 1000) + SECONDS_OF_CONFIRMATION;
  await savePendingLink(hashOf(secret), now.toISOString(), { ...registration, expiresAt });
  return secret;
}
