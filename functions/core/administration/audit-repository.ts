import { PutItemCommand } from '@aws-sdk/client-dynamodb';

import { updateIf } from '#functions/platform/conditional-write.ts';
import { dynamo, tableName, toAttributes } from '#functions/platform/dynamo.ts';
import type { Role } from '#shared/contracts/auth.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { ErrorCode } from '#shared/errors/error-catalogue.ts';
import { auditKey } from './administration-keys.ts';

/** Who did what to whom; ids and figures only, because it outlives the account (RODO, art. 5). */
export type AuditedAct = { actorId: UserId; subjectId: UserId } & (
  | { action: 'grant-usage'; amount: number; days: number }
  | { action: 'revoke-usage'; packageId: string }
  | { action: 'change-role'; role: Role }
  | { action: 'trigger-reset' }
  | { action: 'delete-user' }
);

/** `begun` that stays means that the process died; anything else is how the act ended. */
export type AuditOutcome = 'begun' | 'done' | ErrorCode;

type RecordId = { id: string; at: string };

/** Access pattern D4: writes down an act that is about to be done. */
export async function createAuditRecord({ id, at }: RecordId, act: AuditedAct): Promise<void> {
  const outcome: AuditOutcome = 'begun';
  await dynamo.send(
    new PutItemCommand({
      TableName: tableName(),
      Item: toAttributes({ ...auditKey(at, id), at, outcome, ...act }),
    }),
  );
}

/** Access pattern D5: how a recorded act ended. */
export async function closeAuditRecord({ id, at }: RecordId, outcome: AuditOutcome): Promise<void> {
  await updateIf({
    Key: toAttributes(auditKey(at, id)),
    UpdateExpression: 'SET #outcome = :outcome',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#outcome': 'outcome', '#pk': 'pk' },
    ExpressionAttributeValues: toAttributes({ ':outcome': outcome }),
  });
}
