import { PutItemCommand } from '@aws-sdk/client-dynamodb';

import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { dynamo, tableName, toAttributes } from '#functions/platform/table/dynamo.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import { type AuditRecord, auditRecord } from '#shared/contracts/audit.ts';
import type { Role } from '#shared/contracts/auth.ts';
import type { AnalysesState } from '#shared/contracts/operation.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { ErrorCode } from '#shared/errors/error-catalogue.ts';

import { auditKey, auditPartition } from './administration-keys.ts';

/** Who did what to whom; only ids and figures, because it outlives the account (RODO, art. 5). */
export type AuditedAct = { actorId: UserId } & (
  | ({ subjectId: UserId } & ActUponUser)
  | { action: 'switch-analyses'; analyses: AnalysesState }
  | { action: 'close-withdrawal'; withdrawalId: string }
);

type ActUponUser =
  | { action: 'grant-usage'; amount: number; days: number }
  | { action: 'revoke-usage'; packageId: string }
  | { action: 'change-role'; role: Role }
  | { action: 'trigger-reset' }
  | { action: 'begin-second-factor' | 'end-second-factor' | 'reset-second-factor' }
  | { action: 'delete-user' };

/** A record that stays `begun` means that the process died; any other value is the act's outcome. */
export type AuditOutcome = 'begun' | 'done' | ErrorCode;

type RecordId = { id: string; at: string };

/**
 * How long an act can be looked up: as long as claims about a granted or revoked paid package are possible
 * and the records of its payment are kept (Ordynacja podatkowa, art. 70 § 1 and 86 § 1).
 */
const KEPT_YEARS = 5;

/** Access pattern D4: records an act before it happens; TTL removes the record after five years. */
export async function createAuditRecord({ id, at }: RecordId, act: AuditedAct): Promise<void> {
  const outcome: AuditOutcome = 'begun';
  const expiresAt = yearsAfter(at, KEPT_YEARS);
  await dynamo.send(
    new PutItemCommand({
      TableName: tableName(),
      Item: toAttributes({ ...auditKey(at, id), at, outcome, expiresAt, ...act }),
    }),
  );
}

/** Access pattern D5: the outcome of a recorded act. */
export async function closeAuditRecord({ id, at }: RecordId, outcome: AuditOutcome): Promise<void> {
  await updateIf({
    Key: toAttributes(auditKey(at, id)),
    UpdateExpression: 'SET #outcome = :outcome',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#outcome': 'outcome', '#pk': 'pk' },
    ExpressionAttributeValues: toAttributes({ ':outcome': outcome }),
  });
}

/** Access pattern D6: acts of a month (`YYYY-MM`), newest first, up to a limit. */
export async function listAuditRecords(month: string, limit: number): Promise<AuditRecord[]> {
  const records: AuditRecord[] = [];
  const rows = queryItems({
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: toAttributes({ ':pk': auditPartition(month) }),
    ScanIndexForward: false,
  });
  for await (const row of rows) {
    records.push(auditRecord.parse(row));
    if (records.length === limit) break;
  }
  return records;
}

/** Epoch seconds. */
function yearsAfter(instant: string, years: number): number {
  const date = new Date(instant);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return Math.floor(date.getTime() / 1000);
}
