import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';

import * as admin from '#shared/contracts/admin.ts';
import type { Contract } from '#shared/contracts/contract.ts';

import { newPerson, type Person } from './administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from './embedded-cloud.ts';
import { type Answer, type Call, caller } from './http-event.ts';

export const messageOf = (answer: Answer) =>
  z.object({ message: z.string() }).parse(answer.json()).message;
export const idOf = ({ userId }: Person) => ({ id: userId });
/** A whole Polish sentence. */
export const POLISH = /^[A-ZŻŹĆŁŚÓ].*\.$/u;

type Caller = ReturnType<typeof caller>;

/** An embedded cloud with one administrator, who makes the calls of a test file. */
export function administratorCalls() {
  let cloud: EmbeddedCloud;
  let call: Caller;
  let callAuth: Caller;
  let boss: Person;

  beforeAll(async () => {
    cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
    call = caller((await import('#functions/api/admin/handler.ts')).handler);
    callAuth = caller((await import('#functions/api/auth/handler.ts')).handler);
    const { setClockShift } = await import('#functions/platform/clock.ts');
    const hour = 3_600_000;
    setClockShift(hour - (Date.now() % hour)); // no limit's window ends in the middle of a test
    boss = await newPerson('ADMIN');
  });
  afterAll(() => cloud.close());

  const asBoss = (contract: Contract, request: Call = {}) =>
    call(contract, { token: boss.token, ...request });

  async function shown(person: Person): Promise<admin.AdminUser> {
    const answer = await asBoss(admin.listUsers, { query: { search: person.email } });
    const [found] = admin.listUsers.response.parse(answer.json());
    if (found === undefined) throw new Error('The user is not listed.');
    return found;
  }

  return {
    get cloud() {
      return cloud;
    },
    get boss() {
      return boss;
    },
    /** After a change that ends the administrator's session, or leaves the role with somebody else. */
    beBoss(person: Person): void {
      boss = person;
    },
    call: ((...given) => call(...given)) as Caller,
    callAuth: ((...given) => callAuth(...given)) as Caller,
    asBoss,
    /** The user as the administrator's list shows them. */
    shown,
    grant: (person: Person, body: unknown = { amount: 10, days: 30 }) =>
      asBoss(admin.grantUsage, { params: idOf(person), body }),
    async grantOf(person: Person): Promise<string> {
      const { usages } = await shown(person);
      return usages.find(({ source }) => source === 'admin_grant')?.id ?? 'no grant';
    },
    auditOf: async (person: Person) =>
      (await cloud.rows()).filter(
        ({ pk, subjectId }) => String(pk).startsWith('AUDIT#') && subjectId === person.userId,
      ),
    async administrators(): Promise<Set<string>> {
      const row = (await cloud.rows()).find(({ pk }) => pk === 'ADMINISTRATORS');
      return z.object({ members: z.set(z.string()) }).parse(row).members;
    },
  };
}

/** The same person with a new session after a role change. */
export async function signedInAgain(person: Person): Promise<Person> {
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const { signSession } = await import('#functions/platform/identity/tokens.ts');
  const user = await findUser(person.userId);
  if (user === undefined) throw new Error('The user is gone.');
  const { userId } = person;
  return { ...person, token: await signSession({ userId, tokenVersion: user.tokenVersion }) };
}
