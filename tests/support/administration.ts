import { systemClock } from '#functions/platform/clock.ts';
import type { Role } from '#shared/contracts/auth.ts';
import type { UserId } from '#shared/domain/ids.ts';

export type Person = { userId: UserId; email: string; token: string };

let people = 0;

/** Somebody signed in, opened by the product's own rules. Ask only after the engines run. */
export async function newPerson(
  role: Role = 'USER',
  names: { firstName?: string; lastName?: string; email?: string; passwordHash?: string } = {},
): Promise<Person> {
  const { openAccount } = await import('#functions/core/flows/open-account.ts');
  const { signSession } = await import('#functions/platform/identity/tokens.ts');
  people += 1;
  const { firstName = 'Anna', lastName = 'Kowalska' } = names;
  const { email = `osoba${people}@administracja.example` } = names;
  const { passwordHash = 'never compared here' } = names;
  const opening = { email, firstName, lastName, role, openedBy: 'seed' };
  const user = await openAccount({ ...opening, passwordHash }, systemClock);
  if (user === undefined) throw new Error('The address is taken.');
  const { id: userId, tokenVersion } = user;
  return { userId, email, token: await signSession({ userId, tokenVersion }) };
}
