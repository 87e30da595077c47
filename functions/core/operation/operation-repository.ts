import * as z from 'zod/mini';

import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, type ItemKey } from '#functions/platform/table/item.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { ANALYSIS_SWITCH, stageUseKey, userUseKey } from './operation-keys.ts';

const switchItem = z.object({ open: z.boolean(), changedAt: z.string() });
export type AnalysisSwitch = z.infer<typeof switchItem>;

/** Access pattern O1: whether analyses may begin; `undefined` before the first change. */
export async function findSwitch(): Promise<AnalysisSwitch | undefined> {
  const item = await findItem(ANALYSIS_SWITCH);
  return item && switchItem.parse(item);
}

/** Access pattern O2: allows or stops new analyses. */
export async function setSwitch(changed: AnalysisSwitch): Promise<void> {
  await updateIf({
    Key: toAttributes(ANALYSIS_SWITCH),
    UpdateExpression: 'SET #open = :open, #changedAt = :changedAt',
    ExpressionAttributeNames: { '#open': 'open', '#changedAt': 'changedAt' },
    ExpressionAttributeValues: toAttributes({
      ':open': changed.open,
      ':changedAt': changed.changedAt,
    }),
  });
}

type Day = { day: string; expiresAt: number };

/** Access pattern O3: adds the tokens a model used for a user to the day's two counters, which TTL removes. */
export async function addModelUse(
  userId: UserId,
  tokens: number,
  { day, expiresAt }: Day,
): Promise<void> {
  await Promise.all(
    [userUseKey(userId, day), stageUseKey(day)].map((key) => add(key, { tokens, expiresAt })),
  );
}

/** Access pattern O4: tokens of the whole stage on a day. */
export function findStageUse(day: string): Promise<number> {
  return tokensAt(stageUseKey(day));
}

/** Access pattern O5: tokens of one user on a day. */
export function findUserUse(userId: UserId, day: string): Promise<number> {
  return tokensAt(userUseKey(userId, day));
}

const useItem = z.object({ tokens: z.number() });

async function tokensAt(key: ItemKey): Promise<number> {
  const item = await findItem(key);
  return item === undefined ? 0 : useItem.parse(item).tokens;
}

async function add(key: ItemKey, { tokens, expiresAt }: Record<'tokens' | 'expiresAt', number>) {
  await updateIf({
    Key: toAttributes(key),
    UpdateExpression: 'ADD #tokens :tokens SET #expiresAt = :expiresAt',
    ExpressionAttributeNames: { '#tokens': 'tokens', '#expiresAt': 'expiresAt' },
    ExpressionAttributeValues: toAttributes({ ':tokens': tokens, ':expiresAt': expiresAt }),
  });
}
