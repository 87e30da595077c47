import { audited } from '#functions/core/administration/audited.ts';
import { getOperation } from '#functions/core/operation/get-operation.ts';
import { switchAnalyses } from '#functions/core/operation/switch-analyses.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { changeOperation, type Operation } from '#shared/contracts/operation.ts';
import { userId } from '#shared/domain/ids.ts';

/** Whoever has the account's credentials acts under this name; no user's id is so short. */
const OPERATOR = userId.parse('operator');

/**
 * What `npm run analyses` invokes: holds new analyses back or lets them begin again, with no sign-in and no page
 * between. Asked nothing, it only tells how things are.
 */
export const handler = jobHandler('switch-analyses', async (event): Promise<Operation> => {
  const wanted = changeOperation.body.safeParse(event);
  if (wanted.success) {
    const act = { action: 'switch-analyses', actorId: OPERATOR, ...wanted.data } as const;
    await audited(act, systemClock, () => switchAnalyses(wanted.data.analyses, systemClock));
  }
  return getOperation();
});
