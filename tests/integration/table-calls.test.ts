import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import { prepareCall, routeOf, servedContracts } from '#tests/support/contract-cases/all-cases.ts';
import { countTableCalls, longestChain } from '#tests/support/table-calls.ts';
import { startWholeProduct, type WholeProduct } from '#tests/support/whole-product.ts';

let product: WholeProduct;
beforeAll(async () => {
  product = await startWholeProduct();
  const { newPerson } = product;
  await Promise.all(Array.from({ length: 40 }, () => newPerson())); // a list that is read in steps
  const { rollUpDays } = await import('#functions/core/statistics/roll-up-days.ts');
  await rollUpDays(systemClock, () => false); // as every hour
});
afterAll(() => product.close());

/** Calls by GET that are more than a read: they run an analysis, sign somebody in, or hand out everything. */
const MORE_THAN_A_READ = [
  'GET /api/analyze-stream',
  'GET /api/auth/verify-email/{token}',
  'GET /api/auth/google/callback',
  'GET /api/auth/facebook/callback',
  'GET /api/me/export',
];
/** The administrator's own row, then the users, then the packages of those who are shown. */
const THREE_STEPS = ['GET /api/admin/users'];

/** A call with a limit is counted first: the window before, then its own. */
const COUNTING = 2;

const reads = servedContracts
  .filter(({ method }) => method === 'GET')
  .map((contract) => [routeOf(contract), contract] as const)
  .filter(([route]) => !MORE_THAN_A_READ.includes(route));

describe.each(reads)('%s', (route, contract) => {
  const most =
    (THREE_STEPS.includes(route) ? 3 : 2) + (contract.limit === undefined ? 0 : COUNTING);

  test(`asks the table at most ${most} times in sequence`, async () => {
    const call = await prepareCall(product, contract);
    const { result, calls } = await countTableCalls(() => product.call(contract, call));
    expect(result.status).toBeLessThan(400);
    expect(calls.inSequence).toBeLessThanOrEqual(most);
    expect(calls.count).toBeGreaterThanOrEqual(contract.auth === 'none' ? 0 : 1);
  });
});

test('calls that overlap count once in sequence, calls that follow each other twice', () => {
  const span = (began: number, ended: number) => ({ began, ended });
  expect(longestChain([])).toBe(0);
  expect(longestChain([span(1, 4), span(2, 3), span(2, 5)])).toBe(1);
  expect(longestChain([span(1, 2), span(3, 6), span(4, 5)])).toBe(2);
  expect(longestChain([span(1, 10), span(2, 3), span(4, 5), span(6, 7)])).toBe(3);
});
