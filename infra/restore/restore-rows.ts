import { randomUUID } from 'node:crypto';
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
  /** Ids of accounts erased since, from the log event `account erased`. */
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

/** Maximum rows of one write (BatchWriteItem). */
const BATCH = 25;
/** Attempts at a write that the table throttles. */
const ROUNDS = 8;

/**
 * Writes the rows of a restored table into the product's table and replaces rows with the same keys; rows
 * that only the product's table has stay. Rows, addresses and identities of accounts erased since are
 * omitted. Safe to repeat. Rejects when the table stays too busy.
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
    batch.push(...withoutListings(row));
    report.written += 1; // a listing too: an empty one replaces it
    if (batch.length < BATCH - 1) continue;
    if (!dryRun) await write(dynamo, to, batch);
    batch = [];
  }
  if (batch.length > 0 && !dryRun) await write(dynamo, to, batch);
  return report;
}

/** Owners of the omitted rows: ids and addresses of erased accounts in the restored table. */
async function marksOfErased(dynamo: DynamoDBClient, table: string, erased: ReadonlySet<string>) {
  const marks = new Set<string>();
  let accounts = 0;
  for await (const row of rowsOf(dynamo, table)) {
    const { pk, sk, email } = unmarshall(row);
    const id = /^USER#(.+)$/.exec(String(pk))?.[1];
    if (id === undefined || sk !== 'PROFILE' || !erased.has(id)) continue;
    accounts += 1;
    marks.add(id);
    if (typeof email === 'string') marks.add(email);
  }
  return { accounts, touch: (row: Row) => wordsOf(row).some((word) => marks.has(word)) };
}

/** The complete values in a row: parts of its keys between `#`, and its fields. A part of an address does not match. */
function wordsOf(row: Row): string[] {
  return Object.values(row).flatMap(({ S = '' }) => [S, ...S.split('#')]);
}

/**
 * Listings of histories repeat rows (`listing-repository.ts`): each user gets an empty one, which the next
 * read fills.
 */
function withoutListings(row: Row): Row[] {
  if (row.sk?.S === 'LISTING') return [];
  if (row.sk?.S !== 'PROFILE' || row.pk === undefined) return [row];
  return [row, { pk: row.pk, sk: { S: 'LISTING' }, revision: { S: randomUUID() } }];
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
