import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';
import type { Operation } from '#shared/contracts/operation.ts';

import { ceilings } from './ceilings.ts';
import { findStageUse, findSwitch } from './operation-repository.ts';

/** Whether analyses may begin, and what the models took today. */
export async function getOperation(clock: Clock = systemClock): Promise<Operation> {
  const day = warsawDay(clock());
  const [analyses, tokensToday] = await Promise.all([findSwitch(), findStageUse(day)]);
  return {
    analyses: analyses?.open === false ? 'paused' : 'open',
    changedAt: analyses?.changedAt ?? null,
    tokensToday,
    dailyTokens: ceilings(),
  };
}
