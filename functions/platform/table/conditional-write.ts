import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DeleteItemCommandInput,
  PutItemCommand,
  type PutItemCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

import { dynamo, tableName } from './dynamo.ts';

type Update = Omit<UpdateItemCommandInput, 'TableName' | 'ReturnValues'>;
type Put = Omit<PutItemCommandInput, 'TableName' | 'ReturnValues'>;
type Removal = Omit<DeleteItemCommandInput, 'TableName' | 'ReturnValues'>;

/** One update of one item: the updated item, or `undefined` when its condition did not hold. */
export async function updateIf(update: Update): Promise<Record<string, unknown> | undefined> {
  const command = new UpdateItemCommand({
    ...update,
    TableName: tableName(),
    ReturnValues: 'ALL_NEW',
  });
  try {
    const { Attributes } = await dynamo.send(command);
    return unmarshall(Attributes ?? {});
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** One put with a condition; false when the condition did not hold. */
export async function putIf(put: Put): Promise<boolean> {
  try {
    await dynamo.send(new PutItemCommand({ ...put, TableName: tableName() }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** One deletion with a condition; false when the condition did not hold. */
export async function removeIf(removal: Removal): Promise<boolean> {
  try {
    await dynamo.send(new DeleteItemCommand({ ...removal, TableName: tableName() }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
