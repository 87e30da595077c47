import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import {
  GetFunctionConfigurationCommand,
  InvokeCommand,
  LambdaClient,
  ListFunctionsCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

import { deployment } from './deployed.ts';

const lambda = new LambdaClient();
const table = new DynamoDBClient();

type Key = { pk: string; sk: string };

/** Deployed name of a function by its id in the stack (`send-remindersJob`). */
async function nameOf(id: string): Promise<string> {
  const { Functions = [] } = await lambda.send(new ListFunctionsCommand({ MaxItems: 200 }));
  const start = `listownik-local-${id.replaceAll('-', '')}`;
  const found = Functions.find(({ FunctionName = '' }) => FunctionName.startsWith(start));
  if (found?.FunctionName === undefined) throw new Error(`No function ${id} is deployed.`);
  return found.FunctionName;
}

/** Runs a job as its schedule does. Throws when it fails. */
export async function runJob(id: string): Promise<void> {
  const FunctionName = await nameOf(id);
  const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName }));
  if (FunctionError !== undefined) throw new Error(Payload?.transformToString());
}

/** Gives a deployed function more settings. */
export async function setUp(id: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const FunctionName = await nameOf(id);
  const known = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
  const Variables = { ...known.Environment?.Variables, ...settings };
  await lambda.send(
    new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }),
  );
}

/** Puts the keys of the payment provider where the operator puts them. */
export async function putPaymentKeys(keys: Readonly<Record<string, string>>): Promise<void> {
  const secrets = new SecretsManagerClient();
  const SecretId = deployment.outputs.PaymentsSecretArn;
  await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(keys) }));
  secrets.destroy();
}

/** A row of the deployed table. */
export async function row(key: Key): Promise<Record<string, unknown> | undefined> {
  const { Item } = await table.send(new GetItemCommand({ ...at(key), ConsistentRead: true }));
  return Item && unmarshall(Item);
}

/** Changes members of a row that is there. */
export async function change(key: Key, members: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(members);
  await table.send(
    new UpdateItemCommand({
      ...at(key),
      ConditionExpression: 'attribute_exists(pk)',
      UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
      ExpressionAttributeValues: marshall(
        Object.fromEntries(Object.entries(members).map(([name, value]) => [`:${name}`, value])),
      ),
    }),
  );
}

const at = (key: Key) => ({ TableName: deployment.outputs.TableName, Key: marshall(key) });

/** Asks again until the answer is there. Throws after two minutes. */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + 120_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error('It did not come within two minutes.');
    await pause(500);
  }
}
