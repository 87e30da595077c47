import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';

import { conditionOf } from './conditions.ts';
import { updated } from './updates.ts';
import { compared, type Item, type Scope } from './values.ts';

/**
 * The table in memory, with DynamoDB's meaning of conditional writes and queries, for tests that need
 * millions of calls. `tests/integration/table-double.test.ts` compares it with a real engine, answer by
 * answer.
 */
export type TableDouble = {
  send: (command: object) => Promise<object>;
  find: (pk: string, sk: string) => Item | undefined;
  /** Rows of a partition, in no order. */
  partition: (pk: string) => Item[];
};

type Conditional = {
  ConditionExpression?: string | undefined;
  ExpressionAttributeNames?: Record<string, string> | undefined;
  ExpressionAttributeValues?: Record<string, AttributeValue> | undefined;
};
type Partitions = Map<string, Map<string, Item>>;

const PARTITION_KEYS = ['pk', 'gsi1pk'] as const;
const keyOf = (item: Item) => `${item.pk?.S ?? ''}\0${item.sk?.S ?? ''}`;
const NOTHING = { S: '' };

export function startTableDouble(): TableDouble {
  const rows = new Map<string, Item>();
  const partitions: Record<(typeof PARTITION_KEYS)[number], Partitions> = {
    pk: new Map(),
    gsi1pk: new Map(),
  };

  function write(key: string, after: Item | undefined): void {
    const before = rows.get(key);
    for (const name of PARTITION_KEYS) {
      const [from, to] = [before?.[name]?.S, after?.[name]?.S];
      if (from !== undefined) partitions[name].get(from)?.delete(key);
      if (after === undefined || to === undefined) continue;
      const partition = partitions[name].get(to) ?? new Map<string, Item>();
      partitions[name].set(to, partition.set(key, after));
    }
    if (after === undefined) rows.delete(key);
    else rows.set(key, after);
  }

  function checked(key: Item, input: Conditional): Scope {
    const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = input;
    const scope = { item: rows.get(keyOf(key)), names, values };
    const condition = input.ConditionExpression;
    if (condition !== undefined && !conditionOf(condition)(scope)) {
      throw new ConditionalCheckFailedException({ message: 'scripted', $metadata: {} });
    }
    return scope;
  }

  function query({ input }: QueryCommand): object {
    const { KeyConditionExpression = '', IndexName, ScanIndexForward = true, Limit } = input;
    const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = input;
    if (Limit !== undefined) throw new Error('Pages are not known.');
    const [name, sort] =
      IndexName === undefined ? (['pk', 'sk'] as const) : (['gsi1pk', 'gsi1sk'] as const);
    // Every key condition begins with the partition: `#pk = :pk AND …`.
    const [, placeholder = ''] = /^#\w+ = (:\w+)/.exec(KeyConditionExpression) ?? [];
    const partition = partitions[name].get(values[placeholder]?.S ?? '');
    const condition = conditionOf(KeyConditionExpression);
    const found = [...(partition?.values() ?? [])].filter((item) =>
      condition({ item, names, values }),
    );
    found.sort((a, b) => compared(a[sort] ?? NOTHING, b[sort] ?? NOTHING) ?? 0);
    return { Items: ScanIndexForward ? found : found.reverse() };
  }

  function answer(command: object): object {
    if (command instanceof GetItemCommand) {
      return { Item: rows.get(keyOf(command.input.Key ?? {})) };
    }
    if (command instanceof QueryCommand) return query(command);
    if (command instanceof PutItemCommand) {
      const { Item: item = {} } = command.input;
      checked(item, command.input);
      write(keyOf(item), item);
      return {};
    }
    if (command instanceof DeleteItemCommand) {
      const { Key: key = {} } = command.input;
      checked(key, command.input);
      write(keyOf(key), undefined);
      return {};
    }
    if (command instanceof UpdateItemCommand) {
      const { Key: key = {}, UpdateExpression = '', ReturnValues } = command.input;
      const after = updated(UpdateExpression, checked(key, command.input), key);
      write(keyOf(key), after);
      return ReturnValues === 'ALL_NEW' ? { Attributes: after } : {};
    }
    throw new Error(`${command.constructor.name} is not known.`);
  }

  return {
    // A call takes a turn, as on the wire: others may come between two calls of one act.
    send: async (command) => {
      await Promise.resolve();
      return answer(command);
    },
    find: (pk, sk) => rows.get(`${pk}\0${sk}`),
    partition: (pk) => [...(partitions.pk.get(pk)?.values() ?? [])],
  };
}
