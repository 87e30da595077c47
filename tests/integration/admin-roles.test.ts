import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { systemClock } from '#functions/platform/clock.ts';
import { role } from '#shared/contracts/auth.ts';
import { userId } from '#shared/domain/ids.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';

let cloud: EmbeddedCloud;

beforeAll(async () => {
  cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
});
afterAll(() => cloud.close());

const profile = z.object({ sk: z.literal('PROFILE'), id: userId, role });

/** Ids in the set of administrators, and of users whose row says so. */
async function administrators() {
  const rows = await cloud.rows();
  const set = rows.find(({ pk }) => pk === 'ADMINISTRATORS');
  const { members } = z.object({ members: z.set(userId) }).parse(set);
  const users = rows.flatMap((row) => profile.safeParse(row).data ?? []);
  const byRow = new Set(users.filter((user) => user.role === 'ADMIN').map(({ id }) => id));
  return { members, byRow };
}

/** From the given write on, every write fails, as if the process had died there. */
async function dyingAfter(writes: number, work: () => Promise<unknown>): Promise<void> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const send = dynamo.send.bind(dynamo) as (sent: object) => Promise<unknown>;
  let left = writes;
  const spy = vi.spyOn(dynamo, 'send').mockImplementation(((command: object) => {
    const writing = /Put|Update|Delete/.test(command.constructor.name);
    if (writing && left-- <= 0) return Promise.reject(new Error('The process died here.'));
    return send(command);
  }) as never); // `send` has one overload per command
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
}

type Act = { who: number; what: 'promote' | 'demote' | 'erase' };

const act: fc.Arbitrary<Act> = fc.record({
  who: fc.integer({ min: 0, max: 4 }),
  what: fc.constantFrom('promote', 'demote', 'demote', 'demote', 'erase'),
});
const round = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 5 }),
  diesAfter: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
});

describe('the administrators', () => {
  test('are never empty or wrong, with any concurrent changes and a crash at any point', async () => {
    const { changeRole } = await import('#functions/core/accounts/change-role.ts');
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    const { findUser } = await import('#functions/core/accounts/user-repository.ts');
    const people: Person[] = [];
    for (let index = 0; index < 5; index += 1) {
      people.push(await newPerson(index < 3 ? 'ADMIN' : 'USER'));
    }
    const perform = ({ who, what }: Act): Promise<unknown> => {
      const person = people[who];
      if (person === undefined) throw new Error('Nobody there.');
      if (what === 'erase') return eraseAccount(person.userId, 'self', systemClock);
      return changeRole(person.userId, what === 'promote' ? 'ADMIN' : 'USER');
    };

    await fc.assert(
      fc.asyncProperty(round, async ({ acts, diesAfter = Infinity }) => {
        await dyingAfter(diesAfter, () => Promise.allSettled(acts.map(perform)));
        const { members, byRow } = await administrators();
        expect(members.size).toBeGreaterThanOrEqual(1);
        // A change that broke off may leave somebody with the role who does not count yet or any more.
        for (const member of members) expect(byRow).toContain(member);

        for (const [index, person] of people.entries()) {
          const row = await findUser(person.userId);
          if (row === undefined || row.status === 'closing') people[index] = await newPerson();
        }
      }),
      { numRuns: 150, endOnFailure: true },
    );
    // The next change finishes what was left: then row and set agree.
    const [first] = people;
    if (first === undefined) throw new Error('Nobody there.');
    await changeRole(first.userId, 'ADMIN');
    const newcomer = await newPerson('ADMIN');
    const { members, byRow } = await administrators();
    expect(members).toContain(newcomer.userId);
    expect(byRow).toEqual(members);
  });

  test('do not name somebody who was promoted in the middle of an erasure', async () => {
    const { changeRole } = await import('#functions/core/accounts/change-role.ts');
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    const { dynamo } = await import('#functions/platform/table/dynamo.ts');
    await newPerson('ADMIN');
    const person = await newPerson();
    const send = dynamo.send.bind(dynamo) as (sent: object) => Promise<unknown>;
    let promoted = false;
    const spy = vi.spyOn(dynamo, 'send').mockImplementation((async (command: { input: object }) => {
      if (!promoted && JSON.stringify(command.input).includes('"closing"')) {
        promoted = true;
        await changeRole(person.userId, 'ADMIN');
      }
      return send(command);
    }) as never); // `send` has one overload per command
    await eraseAccount(person.userId, 'self', systemClock);
    spy.mockRestore();
    expect(promoted).toBe(true);
    const { members, byRow } = await administrators();
    expect(members).not.toContain(person.userId);
    expect(byRow).toEqual(members);
  });
});
