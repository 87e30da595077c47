import {
  type AttributeValue,
  ConditionalCheckFailedException,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendWithFault } from '#tests/support/call-faults.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { move, quotaRules, quotaWorld } from '#tests/support/quota-world.ts';
import { startTableDouble } from '#tests/support/table-double/table-double.ts';

const SEQUENCES = 200;

/** A call and what the double said to it: an answer, or that the condition did not hold. */
type Command = { input: { ConditionExpression?: string } };
type Said = { command: Command; answer: object | 'refused' };

let cloud: EmbeddedCloud;
let real: (command: object) => Promise<object>;
const said: Said[] = [];
const write = process.stdout.write.bind(process.stdout);

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  real = dynamo.send.bind(dynamo) as (command: object) => Promise<object>; // one overload per command
  const table = startTableDouble();
  const recorded = async (command: Command) => {
    // Kept as it was before the call: commands are answered once, in this order.
    const entry: Said = { command, answer: 'refused' };
    said.push(entry);
    entry.answer = await table.send(command);
    return entry.answer;
  };
  Object.defineProperty(dynamo, 'send', {
    value: (command: Command) => sendWithFault(() => recorded(command)),
  });
  process.stdout.write = () => true; // metrics
  const rules = await quotaRules();
  const sequences = fc.sample(fc.tuple(fc.array(move, { minLength: 4, maxLength: 9 }), fc.nat(2)), {
    numRuns: SEQUENCES,
    seed: 20_261_121,
  });
  for (const [moves, quota] of sequences) {
    const world = await quotaWorld(rules, quota);
    for (const step of moves) await world.play(step);
    await world.wakeAll();
  }
  process.stdout.write = write;
});
afterAll(() => cloud.close());

test(`the table's double answers every call of ${SEQUENCES} sequences as the engine does`, async () => {
  const refused: (string | undefined)[] = [];
  for (const { command, answer } of said.filter(worthAsking)) {
    const truth = await real(command).catch((error: unknown) => {
      if (error instanceof ConditionalCheckFailedException) return 'refused' as const;
      throw error;
    });
    if (truth === 'refused') refused.push(command.input.ConditionExpression);
    expect({ command, answer: plain(truth) }).toEqual({ command, answer: plain(answer) });
  }
  // Agreement on answers alone would prove little: conditions of many kinds must have failed on both.
  expect(refused.length).toBeGreaterThan(50);
  expect(new Set(refused).size).toBeGreaterThan(3);
});

let silences = 0;
/** Of thousands of looks into an empty shard some are enough. */
function worthAsking({ command, answer }: Said): boolean {
  const isEmpty = command instanceof QueryCommand && JSON.stringify(answer) === '{"Items":[]}';
  if (isEmpty) silences += 1;
  return !isEmpty || silences % 50 === 0;
}

type Row = Record<string, AttributeValue>;
type Answer = { Item?: Row; Items?: Row[]; Attributes?: Row };

/** What the product reads of an answer. Sets have no order, nor have rows of one place in an index. */
function plain(answer: object | 'refused'): unknown {
  if (answer === 'refused') return answer;
  const { Item, Items, Attributes } = answer as Answer; // what a client's answer may hold
  return {
    Item: Item && sorted(Item),
    Attributes: Attributes && sorted(Attributes),
    places: Items?.map(({ gsi1sk, sk }) => gsi1sk ?? sk),
    Items: Items?.map(sorted).sort((a, b) => keyOf(a).localeCompare(keyOf(b))),
  };
}

const keyOf = ({ pk, sk }: Row) => `${pk?.S} ${sk?.S}`;

function sorted(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value.SS === undefined ? value : { SS: value.SS.toSorted() },
  ]);
  return Object.fromEntries(entries) as Row; // the same names and values
}
