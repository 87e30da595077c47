import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { SOURCE_METADATA } from '#infra/source-metadata.ts';

import { ownFunctions, resources, synthesized } from './synthesized.ts';

const root = join(import.meta.dirname, '..', '..');
const template = synthesized();

/** Settings with a default, and the one that only the local cloud gives. */
const OPTIONAL = new Set([
  ...['ADMIN_EMAILS', 'OAUTH_PROVIDERS', 'PUSH_STAND_IN', 'SECRETS_JSON'],
  ...['STRIPE_API_BASE', 'STRIPE_PORTAL_CONFIGURATION', 'TABLE_TIMEOUT_MS', 'STAGE'],
]);
const ACTIONS: Readonly<Record<string, string>> = {
  GetItemCommand: 'dynamodb:GetItem',
  QueryCommand: 'dynamodb:Query',
  PutItemCommand: 'dynamodb:PutItem',
  UpdateItemCommand: 'dynamodb:UpdateItem',
  DeleteItemCommand: 'dynamodb:DeleteItem',
  GetObjectCommand: 's3:GetObject',
  PutObjectCommand: 's3:PutObject',
  Upload: 's3:AbortMultipartUpload',
  DeleteObjectCommand: 's3:DeleteObject',
  ListObjectsV2Command: 's3:ListBucket',
  GetSecretValueCommand: 'secretsmanager:GetSecretValue',
  SendRawEmailCommand: 'ses:SendRawEmail',
  SendMessageBatchCommand: 'sqs:SendMessage',
  GetQueueAttributesCommand: 'sqs:GetQueueAttributes',
};

const declared = z.object({
  Metadata: z.object({ [SOURCE_METADATA]: z.string() }),
  Properties: z.object({
    Role: z.object({ 'Fn::GetAtt': z.array(z.string()) }),
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  }),
});
const policy = z.object({
  Roles: z.array(z.object({ Ref: z.string() })),
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Action: z.union([z.string(), z.array(z.string())]) })),
  }),
});

/** What is left of a handler once everything it cannot reach was dropped. */
async function reachableCode(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, source)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    packages: 'external',
    absWorkingDir: root,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

function namesIn(code: string, pattern: RegExp): string[] {
  return [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))].sort();
}

function actionsOfRole(role: string): string[] {
  return Object.values(resources(template, 'AWS::IAM::Policy'))
    .map(({ Properties }) => policy.parse(Properties))
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => Action));
}

describe.each(
  Object.values(ownFunctions(template)).map((fn) => {
    const { Metadata, Properties } = declared.parse(fn);
    return { source: Metadata[SOURCE_METADATA], properties: Properties };
  }),
)('$source', ({ source, properties }) => {
  test('gets every setting that its code reads', async () => {
    const read = namesIn(await reachableCode(source), /\benv\d*\("([A-Z_]+)"\)/g);
    const missing = read.filter((name) => !OPTIONAL.has(name));
    expect(Object.keys(properties.Environment.Variables)).toEqual(expect.arrayContaining(missing));
  });

  test('gets the secrets of the parts that its code asks for, and of no others', async () => {
    const parts = namesIn(await reachableCode(source), /\bsecretsOf\d*\("([a-z]+)"\)/g);
    const given = Object.keys(properties.Environment.Variables)
      .flatMap((name) => /^([A-Z]+)_SECRET_ARN$/.exec(name)?.[1]?.toLowerCase() ?? [])
      .sort();
    expect(given).toEqual(parts);
  });

  test('is allowed every call that its code makes', async () => {
    const calls = namesIn(await reachableCode(source), /\bnew (\w+Command|Upload)\d*\(/g);
    const wanted = calls.map((call) => ACTIONS[call] ?? `nobody wrote down what ${call} needs`);
    const role = properties.Role['Fn::GetAtt'][0] ?? '';
    expect(actionsOfRole(role)).toEqual(expect.arrayContaining(wanted));
  });
});
