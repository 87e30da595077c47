import { findAddressOwner } from '#functions/core/accounts/address-repository.ts';
import { deliver } from '#functions/core/accounts/deliver.ts';
import { findIdentityOwner, linkIdentity } from '#functions/core/accounts/identity-repository.ts';
import { alreadyRegisteredMail } from '#functions/core/accounts/mails.ts';
import { retirePendingLinks } from '#functions/core/accounts/pending-repository.ts';
import { sendConfirmation } from '#functions/core/accounts/register.ts';
import { startSession } from '#functions/core/accounts/session.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { ProviderIdentity } from '#functions/platform/identity/oauth.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { emailField, nameField, normalizeEmail } from '#shared/contracts/fields.ts';

import { completeOpening, openAccount } from './open-account.ts';

/** How a sign-in at a provider ends: a session, a mail to be confirmed first, or neither. */
export type SocialOutcome =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'mailed' }
  | { kind: 'refused'; reason: 'no-email' | 'not-possible' };

/**
 * Signs in a person whom a provider identifies. The identity is provider and subject; an account is found by
 * e-mail only when the provider says that it verified the e-mail (every account's own address is verified).
 * For an unverified e-mail we send our own mail, whoever owns it, so nothing is linked and nothing is
 * revealed. Throws `TOO_MANY_REQUESTS`.
 */
export async function signInByProvider(
  person: ProviderIdentity,
  clock: Clock = systemClock,
): Promise<SocialOutcome> {
  const identity = `${person.provider}#${person.subject}`;
  const owner = await findIdentityOwner(identity);
  const known = owner && (await findUser(owner));
  if (known !== undefined) return signIn(known, clock);

  const address = emailField.safeParse(person.email);
  if (!address.success) return { kind: 'refused', reason: 'no-email' };
  const email = normalizeEmail(address.data);
  const names = { firstName: nameOf(person.firstName), lastName: nameOf(person.lastName) };
  if (!person.emailVerified) return askByMail({ email, identity, ...names }, clock);

  const opened = await openAccount({ email, identity, openedBy: identity, ...names }, clock);
  if (opened !== undefined) await retirePendingLinks(email);
  const user = opened ?? (await findByEmail(email));
  if (user === undefined || user.status === 'closing' || !(await linkIdentity(identity, user.id))) {
    return { kind: 'refused', reason: 'not-possible' };
  }
  return signIn(user, clock);
}

type Wish = { email: string; identity: string; firstName: string; lastName: string };

async function askByMail(wish: Wish, clock: Clock): Promise<SocialOutcome> {
  await enforceLimit('register-email', wish.email, clock);
  if ((await findByEmail(wish.email)) === undefined) await sendConfirmation(wish, clock);
  else await deliver('already-registered', alreadyRegisteredMail(wish.email));
  return { kind: 'mailed' };
}

async function signIn(user: User, clock: Clock): Promise<SocialOutcome> {
  const ready = (await completeOpening(user, clock)) ?? (await findUser(user.id));
  if (ready?.status !== 'open') return { kind: 'refused', reason: 'not-possible' };
  return { kind: 'signed-in', session: await startSession(ready, clock) };
}

async function findByEmail(email: string): Promise<User | undefined> {
  const owner = await findAddressOwner(email);
  return owner && findUser(owner);
}

/** A name that the form would accept; the person fills in anything it would refuse. */
function nameOf(given: string): string {
  const name = nameField.safeParse(given);
  return name.success ? name.data : '';
}
