import { audited, OPERATOR } from '#functions/core/administration/audited.ts';
import { getOperation } from '#functions/core/operation/get-operation.ts';
import { switchAnalyses } from '#functions/core/operation/switch-analyses.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { changeOperation, type Operation } from '#shared/contracts/operation.ts';

/**
 * The function behind `npm run analyses`: stops new analyses or allows them again, without a sign-in or a
 * page. Without an argument it only reports the state.
 */
export const handler = jobHandler('switch-analyses', async (event): Promise<Operation> => {
  const wanted = changeOperation.body.safeParse(event);
  if (wanted.success) {
    const act = { action: 'switch-analyses', actorId: OPERATOR, ...wanted.data } as const;
    await audited(act, systemClock, () => switchAnalyses(wanted.data.analyses, systemClock));
  }
  return getOperation();
});
