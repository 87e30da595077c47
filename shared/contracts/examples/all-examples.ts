import * as admin from '#shared/contracts/admin.ts';
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

import { adminExamples } from './admin-examples.ts';
import { analyzeExamples } from './analyze-examples.ts';
import { auditExamples } from './audit-examples.ts';
import { authExamples } from './auth-examples.ts';
import { billingExamples } from './billing-examples.ts';
import type { CallExample } from './call-example.ts';
import { historyExamples } from './history-examples.ts';
import { meExamples } from './me-examples.ts';
import { notificationsExamples } from './notifications-examples.ts';
import { operationExamples } from './operation-examples.ts';
import { secondFactorExamples } from './second-factor-examples.ts';
import { uploadExamples } from './upload-examples.ts';
import { withdrawalsExamples } from './withdrawals-examples.ts';

type Examples = Readonly<Record<string, CallExample>>;
const described: readonly (readonly [Readonly<Record<string, unknown>>, Examples])[] = [
  [admin, adminExamples],
  [analyze, analyzeExamples],
  [audit, auditExamples],
  [auth, authExamples],
  [billing, billingExamples],
  [history, historyExamples],
  [me, meExamples],
  [notifications, notificationsExamples],
  [operation, operationExamples],
  [secondFactor, secondFactorExamples],
  [upload, uploadExamples],
  [withdrawals, withdrawalsExamples],
];

const examples = new Map<unknown, CallExample>(
  described.flatMap(([contracts, own]) =>
    Object.entries(own).map(([name, example]) => [contracts[name], example] as const),
  ),
);

/** The example of a call. Throws for a call of a module that is not listed here. */
export function exampleOf(contract: Contract): CallExample {
  const example = examples.get(contract);
  if (example === undefined) throw new Error(`${contract.method} ${contract.path} has no example.`);
  return example;
}
