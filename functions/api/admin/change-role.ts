import { changeRole } from '#functions/core/accounts/change-role.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/admin.ts';

export const changeRoleEndpoint = endpoint(
  contracts.changeRole,
  async ({ caller, params, body }) => {
    const ids = { actorId: caller.userId, subjectId: params.id };
    const act = { action: 'change-role', ...ids, ...body } as const;
    await audited(act, systemClock, () => changeRole(params.id, body.role));
    return { message: 'Rola użytkownika została zaktualizowana.' };
  },
);
