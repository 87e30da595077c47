import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { setClockShift } from '#functions/platform/clock.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Person } from '#tests/support/administration.ts';
import { expectGuardedHeaders, expectRefusal } from '#tests/support/answer-policy.ts';
import { prepareCall, routeOf, servedContracts } from '#tests/support/contract-cases/all-cases.ts';
import type { PreparedCall } from '#tests/support/contract-cases/contract-case.ts';
import { SESSION_SECRET } from '#tests/support/embedded-cloud.ts';
import type { Call } from '#tests/support/http-event.ts';
import { startWholeProduct, type WholeProduct } from '#tests/support/whole-product.ts';

let product: WholeProduct;
let stranger: Person;
let boss: Person;
beforeAll(async () => {
  product = await startWholeProduct();
  [stranger, boss] = await Promise.all([product.newPerson(), product.newPerson('ADMIN')]);
});
afterAll(() => product.close());

type Row = readonly [string, Contract];
const rows = (wanted: (contract: Contract) => boolean): Row[] =>
  servedContracts.filter(wanted).map((contract) => [routeOf(contract), contract]);

/** The same call by another token: in the header, or in the query of the stream. */
function withToken(contract: Contract, call: PreparedCall, token?: string): Call {
  if (contract.auth === 'ticket') return { ...call, query: put(call.query ?? {}, token) };
  return put(call, token);
}

function put<T extends object>(parts: T, token: string | undefined): T {
  const others = Object.entries(parts).filter(([name]) => name !== 'token');
  const own = token === undefined ? [] : [['token', token] as const];
  return Object.fromEntries([...others, ...own]) as T; // only the token differs
}

/** Every row that names somebody, and their texts, without what only counts calls and acts. */
async function thingsOf({ userId }: Person) {
  const all = await product.cloud.rows();
  const own = all.filter(({ pk }) => !/^(LIMIT|AUDIT)#/.test(String(pk)));
  return {
    rows: own.filter((row) => JSON.stringify(row).includes(userId)),
    objects: (await product.cloud.objects()).filter((key) => key.includes(userId)),
  };
}

async function forgedTokens(): Promise<Record<string, string>> {
  const { SignJWT, UnsecuredJWT } = await import('jose');
  const { hashOf } = await import('#functions/platform/ids.ts');
  const { signSession, signTicket } = await import('#functions/platform/identity/tokens.ts');
  const { fileId } = await import('#shared/domain/ids.ts');
  const { userId } = stranger;
  const claims = { sub: userId, ver: 1 };
  const ofLastYear = async () => {
    setClockShift(-365 * 86_400_000);
    const token = await signSession({ userId, tokenVersion: 1 });
    setClockShift(0);
    return token;
  };
  return {
    'is not one': 'abc.def.ghi',
    'is not signed': new UnsecuredJWT(claims).encode(),
    'is signed by another key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another-secret-of-the-same-length-0123456')),
    'has neither issuer nor audience': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: hashOf(`kid:${SESSION_SECRET}`).slice(0, 8) })
      .sign(new TextEncoder().encode(SESSION_SECRET)),
    'is a year old': await ofLastYear(),
    'is of a session that was ended': await signSession({ userId, tokenVersion: 99 }),
    'opens a stream only': await signTicket({
      userId,
      tokenVersion: 1,
      fileId: fileId.parse('file-of-nobody'),
    }),
  };
}

describe.each(rows(({ auth }) => auth !== 'none'))('%s', (_route, contract) => {
  test('refuses a call without a token, whatever else is wrong with it', async () => {
    const prepared = await prepareCall(product, contract);
    const params = Object.fromEntries(
      Object.keys(prepared.params ?? {}).map((name) => [name, 'x']),
    );
    for (const call of [prepared, { ...prepared, body: '{', params }]) {
      const answer = await product.call(contract, withToken(contract, call));
      expect(expectRefusal(answer, 401)).toBe('Brak autoryzacji. Proszę się zalogować.');
    }
  });

  test('refuses a token without a valid session', async () => {
    const prepared = await prepareCall(product, contract);
    for (const [what, token] of Object.entries(await forgedTokens())) {
      if (contract.auth === 'ticket' && what === 'opens a stream only') continue;
      const answer = await product.call(contract, withToken(contract, prepared, token));
      expect(answer.status, `a token that ${what}`).toBe(401);
      expect(expectRefusal(answer, 401)).toMatch(/^Twoja sesja wygasła\./);
    }
  });
});

describe.each(rows(({ auth }) => auth === 'admin'))('%s', (_route, contract) => {
  test('refuses a user who is not an administrator, and changes nothing', async () => {
    const prepared = await prepareCall(product, contract);
    const before = prepared.owner && (await thingsOf(prepared.owner));
    const answer = await product.call(contract, withToken(contract, prepared, stranger.token));
    expect(expectRefusal(answer, 403)).toBe('Brak uprawnień do wykonania tej operacji.');
    expect(prepared.owner && (await thingsOf(prepared.owner))).toEqual(before);
  });
});

const names = ({ auth, params, group }: Contract) =>
  auth === 'user' && (params !== undefined || group === 'analyze');

describe.each(rows((contract) => names(contract) || contract.auth === 'ticket'))(
  '%s',
  (_route, contract) => {
    test("does not find somebody else's id, and changes nothing", async () => {
      const prepared = await prepareCall(product, contract);
      if (prepared.owner === undefined) throw new Error('The case does not say whose the id is.');
      const before = await thingsOf(prepared.owner);
      expect(before.rows).not.toEqual([]);
      for (const { token } of [stranger, boss]) {
        expectRefusal(await product.call(contract, withToken(contract, prepared, token)), 404);
      }
      expect(await thingsOf(prepared.owner)).toEqual(before);
      const own = await product.call(contract, prepared);
      expect(own.status).toBe(contract.successStatus ?? 200);
    });
  },
);

/** Ids that look right but name nothing, and values that are not ids. */
const NOTHINGS = [
  '00000000-0000-0000',
  'x',
  '../../admin',
  '%00%00%00%00%00',
  'ż'.repeat(9),
  '[object Object]',
];

describe.each(rows(({ params, auth }) => params !== undefined && auth !== 'none'))(
  '%s',
  (_route, contract) => {
    test('does not find an unknown id', async () => {
      const prepared = await prepareCall(product, contract);
      const [name = ''] = Object.keys(contract.params?.shape ?? {});
      for (const id of [...NOTHINGS, `${prepared.params?.[name] ?? ''}x`]) {
        expectRefusal(await product.call(contract, { ...prepared, params: { [name]: id } }), 404);
      }
    });
  },
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const paths = [...new Map(servedContracts.map((contract) => [contract.path, contract])).values()];

describe.each(paths.map((contract) => [contract.path, contract] as const))(
  '%s',
  (path, contract) => {
    test('refuses every other method', async () => {
      const own = servedContracts.filter((each) => each.path === path).map(({ method }) => method);
      const prepared = await prepareCall(product, contract);
      for (const method of METHODS.filter((each) => !own.some((known) => known === each))) {
        const answer = await product.callBy(method, contract, prepared);
        expectRefusal(answer, 405);
        expect(answer.headers.allow).toBe(own.toSorted().join(', '));
      }
    });
  },
);

test('a path that no contract has is not found, by any method', async () => {
  const [contract] = servedContracts.filter(({ group }) => group === 'me');
  if (contract === undefined) throw new Error('The group is not served.');
  for (const method of METHODS) {
    const answer = await product.callBy(method, { ...contract, path: '/api/me/nothing' });
    expectGuardedHeaders(answer);
    expectRefusal(answer, 404);
  }
});
