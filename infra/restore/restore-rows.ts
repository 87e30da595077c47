import { createHash } from 'node:crypto';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

type Row = Record<string, AttributeValue>;

export type Restore = {
  /** The table that AWS restored, and the one that the product uses. */
  from: string;
  to: string;
  /** Accounts erased since, as `account erased` names them in the logs (SHA-256 of the id, base64url). */
  erased: ReadonlySet<string>;
  /** Counts only. */
  dryRun: boolean;
};

export type RestoreReport = {
  read: number;
  written: number;
  leftOut: number;
  erasedAccounts: number;
};

/** Most rows of one write (BatchWriteItem). */
const BATCH = 25;
/** Rounds of a write that the table puts off because it is busy. */
const ROUNDS = 8;

/**
 * Writes the rows of a restored table into the product's, over what stands there under the same keys; rows
 * that only the product's table has stay. Whatever belongs to an account erased since is left out: its own
 * rows, its addresses, its identities. May be repeated. Rejects when the table stays too busy.
 */
export async function restoreRows(
  dynamo: DynamoDBClient,
  { from, to, erased, dryRun }: Restore,
): Promise<RestoreReport> {
  const marks = await marksOfErased(dynamo, from, erased);
  const report = { read: 0, written: 0, leftOut: 0, erasedAccounts: marks.accounts };
  let batch: Row[] = [];
  for await (const row of rowsOf(dynamo, from)) {
    report.read += 1;
    if (marks.touch(row)) {
      report.leftOut += 1;
      continue;
    }
    batch.push(row);
    report.written += 1;
    if (batch.length < BATCH) continue;
    if (!dryRun) await write(dynamo, to, batch);
    batch = [];
  }
  if (batch.length > 0 && !dryRun) await write(dynamo, to, batch);
  return report;
}

/** Whose rows are left out: ids and addresses of the erased accounts that the restored table still knows. */
async function marksOfErased(dynamo: DynamoDBClient, table: string, erased: ReadonlySet<string>) {
  const marks: string[] = [];
  let accounts = 0;
  for await (const row of rowsOf(dynamo, table)) {
    const { pk, sk, email } = unmarshall(row);
    const id = /^USER#(.+)$/.exec(String(pk))?.[1];
    if (id === undefined || sk !== 'PROFILE' || !erased.has(ledgerName(id))) continue;
    accounts += 1;
    marks.push(id);
    if (typeof email === 'string') marks.push(email);
  }
  return {
    accounts,
    touch: (row: Row) => {
      const text = JSON.stringify(row);
      return marks.some((mark) => text.includes(mark));
    },
  };
}

function ledgerName(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

async function* rowsOf(client: DynamoDBClient, TableName: string): AsyncGenerator<Row> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) yield* Items;
}

async function write(dynamo: DynamoDBClient, table: string, rows: readonly Row[]): Promise<void> {
  let waiting = rows.map((Item) => ({ PutRequest: { Item } }));
  for (let round = 0; waiting.length > 0; round += 1) {
    if (round === ROUNDS) throw new Error(`${table} stays too busy: run the command again.`);
    const command = new BatchWriteItemCommand({ RequestItems: { [table]: waiting } });
    const { UnprocessedItems = {} } = await dynamo.send(command);
    waiting = (UnprocessedItems[table] ?? []).flatMap(({ PutRequest }) =>
      PutRequest?.Item === undefined ? [] : [{ PutRequest: { Item: PutRequest.Item } }],
    );
    if (waiting.length > 0) await new Promise((done) => setTimeout(done, 100 * 2 ** round));
  }
}
