import { adminTexts } from '#frontend/src/features/admin/api/admin-texts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import {
  type AdminUser,
  changeRole,
  deleteUser,
  grantUsage,
  resetSecondFactor,
  revokeUsage,
  triggerReset,
} from '#shared/contracts/admin.ts';
import type { Role } from '#shared/contracts/auth.ts';

import { useAdminAct } from './use-admin-act.ts';

type UserId = AdminUser['id'];

export function useGrant(id: UserId) {
  return useAdminAct({
    run: (body: { amount: number; days: number }) =>
      call(grantUsage, { params: { id }, body, fallback: adminTexts.grantFailed }),
    done: adminTexts.granted,
    failed: adminTexts.grantFailed,
  });
}

export function useRevoke(after: () => void) {
  return useAdminAct({
    run: (usageId: string) =>
      call(revokeUsage, { params: { usageId }, fallback: adminTexts.revokeFailed }),
    done: adminTexts.revoked,
    failed: adminTexts.revokeFailed,
    after,
  });
}

export function useTriggerReset() {
  return useAdminAct({
    run: (id: UserId) => call(triggerReset, { params: { id }, fallback: adminTexts.resetFailed }),
    done: adminTexts.resetSent,
    failed: adminTexts.resetFailed,
  });
}

export function useResetFactor() {
  return useAdminAct({
    run: (id: UserId) =>
      call(resetSecondFactor, { params: { id }, fallback: adminTexts.factorFailed }),
    done: adminTexts.factorReset,
    failed: adminTexts.factorFailed,
  });
}

export function useChangeRole() {
  return useAdminAct({
    run: ({ id, role }: { id: UserId; role: Role }) =>
      call(changeRole, { params: { id }, body: { role }, fallback: adminTexts.roleFailed }),
    done: adminTexts.roleChanged,
    failed: adminTexts.roleFailed,
  });
}

export function useDeleteUser(after: () => void) {
  return useAdminAct({
    run: (id: UserId) => call(deleteUser, { params: { id }, fallback: adminTexts.deleteFailed }),
    done: adminTexts.deleted,
    failed: adminTexts.deleteFailed,
    after,
  });
}
