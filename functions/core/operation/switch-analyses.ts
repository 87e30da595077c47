import type { Clock } from '#functions/platform/clock.ts';
import type { AnalysesState } from '#shared/contracts/operation.ts';

import { setSwitch } from './operation-repository.ts';

/** Allows or stops new analyses; those in progress continue to their end. */
export async function switchAnalyses(state: AnalysesState, clock: Clock): Promise<void> {
  await setSwitch({ open: state === 'open', changedAt: clock().toISOString() });
}
