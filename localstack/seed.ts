import type { SeededAccount } from './controls/status.ts';

/** The password of the accounts created at the first start. */
export const SEEDED_PASSWORD = 'listownik-lokalnie';

const people = [
  { email: 'admin@listownik.test', firstName: 'Anna', lastName: 'Administratorka', role: 'ADMIN' },
  { email: 'user@listownik.test', firstName: 'Jan', lastName: 'Użytkownik', role: 'USER' },
] as const;

export const seededAccounts: readonly SeededAccount[] = people.map(({ email, role }) => ({
  email,
  password: SEEDED_PASSWORD,
  role,
}));

/** Opens the accounts of the first start, each with its trial package. */
export async function seedAccounts(): Promise<void> {
  // Like the handlers, the rules create their clients when they are loaded, so the environment must be set first.
  const { ensureAccount } = await import('#functions/core/flows/seed-account.ts');
  for (const person of people) await ensureAccount({ ...person, password: SEEDED_PASSWORD });
}
