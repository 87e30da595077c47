import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';

import { type Run, runItem } from './run.ts';
import { runKey } from './run-keys.ts';

type Values = Parameters<typeof toAttributes>[0];
type Change = { set: Values; remove?: readonly string[]; if: Values };

/** One conditional update of a run: the updated run, or `undefined` when it is not in the expected state. */
export async function changeRun(
  { userId, fileId }: { userId: UserId; fileId: FileId },
  change: Change,
): Promise<Run | undefined> {
  const { set, remove = [], if: expected } = change;
  const named = [...Object.keys(set), ...Object.keys(expected), ...remove];
  const removing =
    remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : '';
  const item = await updateIf({
    Key: toAttributes(runKey(userId, fileId)),
    UpdateExpression: `SET ${pairs(set, 'set').join(', ')}${removing}`,
    ConditionExpression: pairs(expected, 'if').join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(named.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: toAttributes({ ...values(set, 'set'), ...values(expected, 'if') }),
  });
  return item && runItem.parse(item);
}

function pairs(members: Values, prefix: string): string[] {
  return Object.keys(members).map((name) => `#${name} = :${prefix}_${name}`);
}

function values(members: Values, prefix: string): Values {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [`:${prefix}_${name}`, value]),
  );
}
