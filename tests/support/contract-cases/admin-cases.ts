import type * as admin from '#shared/contracts/admin.ts';
import { grantUsage } from '#shared/contracts/admin.ts';
import type * as audit from '#shared/contracts/audit.ts';
import type * as operation from '#shared/contracts/operation.ts';
import type { Call } from '#tests/support/http-event.ts';

import { type CasesOf, type ContractCase, uponSomebodyNew } from './contract-case.ts';
import { resetSecondFactor } from './second-factor-cases.ts';

const byAdmin =
  (call: Call = {}): ContractCase =>
  async ({ newPerson }) => ({ ...call, token: (await newPerson('ADMIN')).token });

const granted: ContractCase = async (product) => {
  const { listPackages } = await import('#functions/core/packages/package-repository.ts');
  const { toUsageId } = await import('#functions/core/administration/usage-id.ts');
  const [owner, { token }] = await Promise.all([product.newPerson(), product.newPerson('ADMIN')]);
  const { userId } = owner;
  await product.call(grantUsage, { token, params: { id: userId }, body: { amount: 3, days: 7 } });
  const grant = (await listPackages(userId)).find(({ source }) => source === 'admin_grant');
  if (grant === undefined) throw new Error('Nothing was granted.');
  return { owner, token, params: { usageId: toUsageId(userId, grant.packageId) } };
};

export const adminCases = {
  listUsers: byAdmin({ query: { search: 'anna' } }),
  getStats: byAdmin(),
  getAnalytics: byAdmin({
    query: { startDate: '2026-11-01', endDate: '2026-11-21' },
  }),
  listAudit: byAdmin({ query: { month: '2026-11' } }),
  getOperation: byAdmin(),
  changeOperation: byAdmin({ body: { analyses: 'open' } }),
  grantUsage: uponSomebodyNew({ body: { amount: 10, days: 30 } }),
  revokeUsage: granted,
  triggerReset: uponSomebodyNew(),
  resetSecondFactor,
  changeRole: uponSomebodyNew({ body: { role: 'ADMIN' } }),
  deleteUser: uponSomebodyNew(),
} satisfies CasesOf<typeof admin & typeof audit & typeof operation>;
