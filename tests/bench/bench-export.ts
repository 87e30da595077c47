import { availableParallelism, loadavg } from 'node:os';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { exportMyData } from '#shared/contracts/me.ts';
import { fileId } from '#shared/domain/ids.ts';
import { letter, type Person, startAnalysisProduct } from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { callStream } from '#tests/support/stream-call.ts';

import { startEnginesApart } from './engines-apart.ts';
import { table } from './figures.ts';

/*
 * `npm run -s bench:export [analyses]`: the cost of exporting an account with this many analyses, all of letter d20. Table and
 * bucket are engines in another process; the processor's time is the handler's and the client's of the table. A function
 * of 1,024 MB has 1,024/1,769 of a core.
 */
const ANALYSES = Number(process.argv[2] ?? 5_000);
const SHARE = 1_024 / 1_769;
const BATCH = 25;

const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true; // log lines of the handlers are not part of the table
const engines = await startEnginesApart();
const product = await startAnalysisProduct({ environment: engines.environment });
const callMe = caller((await import('#functions/api/me/handler.ts')).handler);
const person = await product.newPerson();
await analyzedOften(person, ANALYSES);
let calls = 0;
const { dynamo } = await import('#functions/platform/table/dynamo.ts');
dynamo.middlewareStack.add(
  (next) => (request) => {
    calls += 1;
    return next(request);
  },
  { step: 'initialize', name: 'count-calls' },
);
const loadBefore = loadavg()[0];
const used = process.cpuUsage();
const began = performance.now();
const answer = await callMe(exportMyData, { token: person.token });
const wall = (performance.now() - began) / 1_000;
const { user, system } = process.cpuUsage(used);
const cpu = (user + system) / 1e6;
const peak = process.resourceUsage().maxRSS / 1_000;
const { url } = exportMyData.response.parse(answer.json());
const copy = await fetch(`${process.env.AWS_ENDPOINT_URL_S3}/${process.env.TEXT_BUCKET}${url}`);
const bytes = (await copy.arrayBuffer()).byteLength;
await product.close();
engines.close();
process.stdout.write = print;
print(`${table(
  [
    'Analyses',
    'MB of the copy',
    'Table calls',
    'CPU, s',
    'CPU at 1,024 MB, s',
    'Wall, s',
    'Memory at most, MB',
  ],
  [
    [
      String(ANALYSES + 1),
      (bytes / 1e6).toFixed(1),
      String(calls),
      cpu.toFixed(2),
      (cpu / SHARE).toFixed(2),
      wall.toFixed(2),
      peak.toFixed(0),
    ],
  ],
)}

Node ${process.version}, ${availableParallelism()} processors, load ${loadBefore?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after.
`);
process.exit(0);

/** Years of analyses: one real one, and its two rows again under other ids. */
async function analyzedOften(owner: Person, times: number): Promise<void> {
  const upload = await product.uploaded(
    owner,
    await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek'),
  );
  await callStream({ fileIds: upload.fileId, token: upload.ticket });
  const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
  const { historyKey, resultKey } = await import('#functions/core/history/history-keys.ts');
  const { findItem } = await import('#functions/platform/table/item.ts');
  const first = fileId.parse(upload.fileId);
  const row = await findItem(historyKey(owner.userId, first));
  const result = await findItem(resultKey(owner.userId, first));
  const client = new DynamoDBClient();
  for (let from = 0; from < times; from += BATCH) {
    const puts = Array.from({ length: Math.min(BATCH, times - from) }, (_, index) => {
      const id = fileId.parse(`dawne-pismo-${String(from + index).padStart(6, '0')}`);
      return [
        { ...row, ...historyKey(owner.userId, id), id },
        { ...result, ...resultKey(owner.userId, id) },
      ];
    });
    for (const rows of [puts.map(([one]) => one), puts.map(([, other]) => other)]) {
      const page = rows.map((one) => ({ PutRequest: { Item: toAttributes({ ...one }) } }));
      await client.send(
        new BatchWriteItemCommand({ RequestItems: { [process.env.TABLE_NAME ?? '']: page } }),
      );
    }
  }
  client.destroy();
}
