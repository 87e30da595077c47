import * as admin from './admin.ts';
import * as analyze from './analyze.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import { type ApiGroup, type Contract } from './contract.ts';
import * as history from './history.ts';
import * as me from './me.ts';
import * as notifications from './notifications.ts';
import * as operation from './operation.ts';
import * as secondFactor from './second-factor.ts';
import * as upload from './upload.ts';
import * as withdrawals from './withdrawals.ts';

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const modules = [
  auth,
  secondFactor,
  me,
  upload,
  analyze,
  history,
  billing,
  notifications,
  admin,
  audit,
  operation,
  withdrawals,
];

/** Every call of the product, once. */
export const allContracts: readonly Contract[] = modules.flatMap((module) =>
  Object.values(module).filter(isContract),
);

/** Groups whose handlers are deployed; infra and the local cloud route exactly these. */
export const servedGroups = [
  'auth',
  'me',
  'upload',
  'analyze',
  'history',
  'billing',
  'notifications',
  'admin',
] as const satisfies readonly ApiGroup[];
