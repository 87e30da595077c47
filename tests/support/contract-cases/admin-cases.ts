import { grantUsage } from '#shared/contracts/admin.ts';
import type { Call } from '#tests/support/http-event.ts';

import { type ContractCase, type ContractCases, uponSomebodyNew } from './contract-case.ts';

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

export const adminCases: ContractCases = {
  'GET /api/admin/users': byAdmin({ query: { search: 'anna' } }),
  'GET /api/admin/stats': byAdmin(),
  'GET /api/admin/analytics': byAdmin({
    query: { startDate: '2026-11-01', endDate: '2026-11-21' },
  }),
  'GET /api/admin/audit': byAdmin({ query: { month: '2026-11' } }),
  'POST /api/admin/users/{id}/grant-usage': uponSomebodyNew({ body: { amount: 10, days: 30 } }),
  'DELETE /api/admin/usage/{usageId}': granted,
  'POST /api/admin/users/{id}/trigger-reset-password': uponSomebodyNew(),
  'PATCH /api/admin/users/{id}/role': uponSomebodyNew({ body: { role: 'ADMIN' } }),
  'DELETE /api/admin/users/{id}': uponSomebodyNew(),
};
