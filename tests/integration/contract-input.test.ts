import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Contract } from '#shared/contracts/contract.ts';
import { expectRefusal } from '#tests/support/answer-policy.ts';
import { prepareCall, routeOf, servedContracts } from '#tests/support/contract-cases/all-cases.ts';
import { brokenBodies, spoiledInputs } from '#tests/support/spoiled-inputs.ts';
import { startWholeProduct, type WholeProduct } from '#tests/support/whole-product.ts';

let product: WholeProduct;
beforeAll(async () => {
  product = await startWholeProduct();
});
afterAll(() => product.close());

type Row = readonly [string, Contract];
const rows = (wanted: (contract: Contract) => boolean): Row[] =>
  servedContracts.filter(wanted).map((contract) => [routeOf(contract), contract]);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const headersOf = { 'content-type': 'application/json' };

/** What is stored, without what only counts calls and acts. */
async function stored() {
  const all = await product.cloud.rows();
  return {
    rows: all.filter(({ pk }) => !/^(LIMIT|AUDIT)#/.test(String(pk))),
    objects: await product.cloud.objects(),
  };
}

describe.each(rows(({ body }) => body !== undefined))('%s', (_route, contract) => {
  test('refuses every body its contract refuses, and changes nothing', async () => {
    const prepared = await prepareCall(product, contract);
    if (contract.body === undefined || !isObject(prepared.body))
      throw new Error('No body to spoil.');
    const spoiled = spoiledInputs(contract.body, prepared.body);
    expect(spoiled.length).toBeGreaterThan(3);
    const before = await stored();
    for (const { what, input } of spoiled) {
      const answer = await product.call(contract, { ...prepared, body: input });
      expect(answer.status, `${what}: ${answer.text}`).toBe(400);
      expectRefusal(answer, 400);
    }
    for (const [what, body] of brokenBodies) {
      const answer = await product.call(contract, { ...prepared, body, headers: headersOf });
      expect(answer.status, what).toBe(400);
      expectRefusal(answer, 400);
    }
    expect(await stored()).toEqual(before);
  });
});

describe.each(rows(({ bodyType }) => bodyType === 'multipart' || bodyType === 'raw'))(
  '%s',
  (_route, contract) => {
    test('refuses a body of another kind, and changes nothing', async () => {
      const prepared = await prepareCall(product, contract);
      const before = await stored();
      for (const [what, body] of [...brokenBodies, ['an object', '{"a":1}'] as const]) {
        const answer = await product.call(contract, { ...prepared, body, headers: headersOf });
        expect([400, 415], what).toContain(answer.status);
        expectRefusal(answer, 400, 415);
      }
      expect(await stored()).toEqual(before);
    });
  },
);

describe.each(rows(({ query }) => query !== undefined))('%s', (_route, contract) => {
  test('refuses every query its contract refuses, and changes nothing', async () => {
    const prepared = await prepareCall(product, contract);
    const before = await stored();
    const spoiled = contract.query ? spoiledInputs(contract.query, prepared.query ?? {}) : [];
    const texts = spoiled.flatMap(({ what, input }) => {
      const query = Object.entries(input as Record<string, unknown>); // made from the right query
      const sent = query.filter(([, value]) => value !== undefined);
      const asText = Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
      return contract.query?.safeParse(asText).success === false ? [{ what, query: asText }] : [];
    });
    for (const { what, query } of texts) {
      const answer = await product.call(contract, { ...prepared, query });
      // The caller is checked before the input: a stream call with another token has no caller.
      const isNobody = contract.auth === 'ticket' && query.token !== prepared.query?.token;
      const wanted = isNobody ? 401 : 400;
      expect(answer.status, `${what}: ${answer.text}`).toBe(wanted);
      expectRefusal(answer, wanted);
    }
    expect(await stored()).toEqual(before);
  });
});

const CANARY = 'kanarek-nieznanego-klucza';
/** Names that mean something in a row, each with a value that would be worth having. */
const UNKNOWN = {
  ...{ id: CANARY, userId: CANARY, pk: CANARY, sk: CANARY, gsi1pk: CANARY, openedBy: CANARY },
  ...{ passwordHash: CANARY, tokenVersion: 77_777, status: 'closing', emailVerified: CANARY },
  ...{ quota: 77_777, used: -77_777, source: 'admin_grant', windowEnd: '2999-12-31T00:00:00Z' },
  ...{ customerId: CANARY, price: CANARY, unknown: { nested: CANARY } },
};
const TRACES = /kanarek|77_?777|2999-12-31|"closing"|"polluted"/;

describe.each(rows(({ body, query }) => body !== undefined || query !== undefined))(
  '%s',
  (_route, contract) => {
    test('writes nothing that its contract does not name', async () => {
      const prepared = await prepareCall(product, contract);
      const own = Object.keys(isObject(prepared.body) ? prepared.body : {});
      const extra = Object.entries({ role: 'ADMIN', ...UNKNOWN });
      const added = Object.fromEntries(extra.filter(([name]) => !own.includes(name)));
      const query = {
        ...Object.fromEntries(Object.entries(UNKNOWN).map(([name]) => [name, CANARY])),
        role: 'ADMIN',
        ...prepared.query,
      };
      const before = await stored();
      if (isObject(prepared.body)) {
        const proto = JSON.parse('{"__proto__":{"polluted":"polluted"}}') as object;
        for (const body of [
          { ...added, ...prepared.body },
          { ...proto, ...prepared.body },
        ]) {
          const answer = await product.call(contract, { ...prepared, body });
          if (answer.status !== 400) continue;
          expectRefusal(answer, 400);
          expect(await stored()).toEqual(before);
        }
      } else {
        await product.call(contract, { ...prepared, query });
      }
      expect(JSON.stringify(await product.cloud.rows())).not.toMatch(TRACES);
      expect('polluted' in {}).toBe(false);
      const { findUser } = await import('#functions/core/accounts/user-repository.ts');
      const owner = prepared.owner && (await findUser(prepared.owner.userId));
      // Only administrators have a second factor.
      const role = contract.path.includes('second-factor') ? 'ADMIN' : 'USER';
      if (owner !== undefined && !own.includes('role')) expect(owner.role).toBe(role);
    });
  },
);
