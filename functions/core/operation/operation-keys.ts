import { hashOf } from '#functions/platform/ids.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** Whether analyses may begin at all: one item of the stage. */
export const ANALYSIS_SWITCH = { pk: 'OPERATION', sk: 'ANALYSES' };

/** Model tokens of the whole stage on a Warsaw day, ISO. */
export const stageUseKey = (day: string) => ({ pk: `MODELUSE#${day}`, sk: 'STAGE' });

/** Model tokens of one user on a Warsaw day. Hashed: a run that outlives its account may still count here. */
export const userUseKey = (userId: UserId, day: string) => ({
  pk: `MODELUSE#${day}#${hashOf(userId)}`,
  sk: 'USER',
});
