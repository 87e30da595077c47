import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { WholeProduct } from '#tests/support/whole-product.ts';

import { accountCases } from './account-cases.ts';
import { adminCases } from './admin-cases.ts';
import { authCases } from './auth-cases.ts';
import type { ContractCases, PreparedCall } from './contract-case.ts';
import { letterCases } from './letter-cases.ts';
import { notificationCases } from './notification-cases.ts';

/** One call per route that is answered with success; a new route wants one here. */
export const successCases: ContractCases = {
  ...authCases,
  ...accountCases,
  ...letterCases,
  ...notificationCases,
  ...adminCases,
};

const served: readonly string[] = servedGroups;

export const servedContracts = allContracts.filter(({ group }) => served.includes(group));

export const routeOf = ({ method, path }: Contract) => `${method} ${path}`;

/** Prepares a route's call; throws for a route that nobody wrote a case for. */
export function prepareCall(product: WholeProduct, contract: Contract): Promise<PreparedCall> {
  const prepare = successCases[routeOf(contract)];
  if (prepare === undefined) throw new Error(`${routeOf(contract)} has no success case.`);
  return prepare(product);
}
