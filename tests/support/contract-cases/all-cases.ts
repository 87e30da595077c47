import * as admin from '#shared/contracts/admin.ts';
import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';
import * as analyze from '#shared/contracts/analyze.ts';
import * as audit from '#shared/contracts/audit.ts';
import * as auth from '#shared/contracts/auth.ts';
import * as billing from '#shared/contracts/billing.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import * as history from '#shared/contracts/history.ts';
import * as me from '#shared/contracts/me.ts';
import * as notifications from '#shared/contracts/notifications.ts';
import * as operation from '#shared/contracts/operation.ts';
import * as secondFactor from '#shared/contracts/second-factor.ts';
import * as upload from '#shared/contracts/upload.ts';
import * as withdrawals from '#shared/contracts/withdrawals.ts';
import type { WholeProduct } from '#tests/support/whole-product.ts';

import { accountCases } from './account-cases.ts';
import { adminCases } from './admin-cases.ts';
import { authCases } from './auth-cases.ts';
import type { ContractCase, PreparedCall } from './contract-case.ts';
import { letterCases } from './letter-cases.ts';
import { notificationCases } from './notification-cases.ts';
import { secondFactorCases } from './second-factor-cases.ts';
import { withdrawalCases } from './withdrawal-cases.ts';

type Named = Readonly<Record<string, unknown>>;
const cases: readonly (readonly [Named, Readonly<Record<string, ContractCase>>])[] = [
  [auth, authCases],
  [{ ...me, ...billing }, accountCases],
  [{ ...upload, ...analyze, ...history }, letterCases],
  [notifications, notificationCases],
  [withdrawals, withdrawalCases],
  [secondFactor, secondFactorCases],
  [{ ...admin, ...audit, ...operation }, adminCases],
];

const caseOf = new Map<unknown, ContractCase>(
  cases.flatMap(([contracts, own]) =>
    Object.entries(own).map(([name, prepare]) => [contracts[name], prepare] as const),
  ),
);

const served: readonly string[] = servedGroups;

export const servedContracts = allContracts.filter(({ group }) => served.includes(group));

export const routeOf = ({ method, path }: Contract) => `${method} ${path}`;

/** Prepares a route's call; throws for a route without a case. */
export function prepareCall(product: WholeProduct, contract: Contract): Promise<PreparedCall> {
  const prepare = caseOf.get(contract);
  if (prepare === undefined) throw new Error(`${routeOf(contract)} has no success case.`);
  return prepare(product);
}
