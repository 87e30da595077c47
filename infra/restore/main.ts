import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { restoreRows } from './restore-rows.ts';

/**
 * `npm run restore -- --from listownik-restored --to <TableName> --erased erased.txt [--dry-run]`: copies the
 * rows of a restored table back, except those of accounts erased since (docs/operations.md).
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    erased: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { from, to, erased, 'dry-run': dryRun } = values;
if (from === undefined || to === undefined || erased === undefined || from === to) {
  process.stderr.write(
    'Name both tables and the list of who was erased since (an empty file when nobody was): ' +
      'npm run restore -- --from listownik-restored --to <TableName> --erased erased.txt\n',
  );
  process.exit(1);
}
const ids = readFileSync(erased, 'utf-8').match(/(?<![\w-])[\w-]{22}(?![\w-])/g) ?? [];
const dynamo = new DynamoDBClient({});
try {
  const report = await restoreRows(dynamo, { from, to, erased: new Set(ids), dryRun });
  const done = dryRun ? 'would be written' : 'written';
  process.stdout.write(
    `${report.read} rows read, ${report.written} ${done}, ${report.leftOut} left out, ` +
      `of ${report.erasedAccounts} erased accounts\n`,
  );
} finally {
  dynamo.destroy();
}
