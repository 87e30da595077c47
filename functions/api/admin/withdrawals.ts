import { audited } from '#functions/core/administration/audited.ts';
import { shownWithdrawal } from '#functions/core/billing/stored-withdrawal.ts';
import {
  isDeclared,
  listWithdrawals,
  markClosed,
} from '#functions/core/billing/withdrawal-repository.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/withdrawals.ts';
import { AppError } from '#shared/errors/app-error.ts';

const LIMIT = 200;

export const listWithdrawalsEndpoint = endpoint(contracts.listWithdrawals, async () =>
  (await listWithdrawals(LIMIT)).map(shownWithdrawal),
);

export const closeWithdrawalEndpoint = endpoint(
  contracts.closeWithdrawal,
  async ({ caller, params }) => {
    const act = { action: 'close-withdrawal', withdrawalId: params.id } as const;
    await audited({ ...act, actorId: caller.userId }, systemClock, async () => {
      if (await markClosed(params.id)) return;
      throw new AppError((await isDeclared(params.id)) ? 'CONFLICT' : 'NOT_FOUND');
    });
    return { message: 'Odnotowano, że odstąpienie zostało załatwione.' };
  },
);
