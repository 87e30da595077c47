import type { Template } from 'aws-cdk-lib/assertions';
import { Match } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';
import * as z from 'zod/mini';

import { resources } from '#tests/infra/synthesized.ts';

import { type InfraPromise, rewrite, weaken } from './promise.ts';

const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.optional(z.unknown()),
  Condition: z.optional(z.unknown()),
});
type Statement = z.infer<typeof statement>;
type Policy = { id: string; statements: Statement[] };

/** The CDK's reader of the web ACL's name across regions: its parameters carry the name of this stack. */
const OF_THE_CDK = 'CustomCrossRegionExport';

function policiesOf(template: Template): Policy[] {
  const document = z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) });
  return Object.entries(resources(template, 'AWS::IAM::Policy'))
    .filter(([id]) => !id.startsWith(OF_THE_CDK))
    .map(([id, { Properties }]) => ({
      id: id.replace(/ServiceRole.*/, ''),
      statements: document.parse(Properties).PolicyDocument.Statement,
    }));
}
const actionsOf = (part: Statement) => [part.Action].flat();

/** Wildcards in a resource that are meant, and why. */
const REASONED: readonly (readonly [RegExp, string])[] = [
  [/"\/texts\/\*"/, "Keys of texts begin with their owners' ids, which a template cannot know."],
  [/"\/exports\/\*"/, "Keys of copies are their owners' ids, which a template cannot know."],
  [/Job[0-9A-F]{8}","Arn"\]\},":\*"/, 'A schedule may start any version of its one job.'],
];

function wildResources(policy: Policy): string[] {
  return policy.statements
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Resource }) => [Resource].flat().map((resource) => JSON.stringify(resource)))
    .filter((resource) => resource.includes('*'))
    .filter((resource) => !REASONED.some(([meant]) => meant.test(resource)))
    .map((resource) => `${policy.id}: ${resource}`);
}

const auth = { type: 'AWS::IAM::Policy', id: /^authApi/ };
const analyze = { type: 'AWS::IAM::Policy', id: /^analyzeStream/ };
const FIRST = 'PolicyDocument.Statement.0';

/** The services that each function reaches, and no others. */
const REACH: Readonly<Record<string, readonly string[]>> = {
  authApi: ['dynamodb', 'secretsmanager', 'ses'],
  meApi: ['dynamodb', 's3', 'secretsmanager', 'ses'],
  switchanalysesJob: ['dynamodb'],
  resetsecondfactorJob: ['dynamodb', 'ses'],
  rollupdaysJob: ['dynamodb'],
  uploadApi: ['dynamodb', 's3', 'secretsmanager'],
  historyApi: ['dynamodb', 's3', 'secretsmanager'],
  billingApi: ['dynamodb', 'secretsmanager', 'ses'],
  notificationsApi: ['dynamodb', 'secretsmanager'],
  adminApi: ['dynamodb', 's3', 'secretsmanager', 'ses'],
  finisherasuresJob: ['dynamodb', 's3', 'secretsmanager', 'ses'],
  reconcilebillingJob: ['dynamodb', 'secretsmanager', 'ses', 'sqs'],
  reconcilecustomersJob: ['dynamodb', 'secretsmanager', 'ses', 'sqs'],
  sendnotificationsJob: ['dynamodb', 'secretsmanager', 'sqs'],
  sendremindersJob: ['dynamodb', 'secretsmanager', 'ses', 'sqs'],
  analyzeStream: ['dynamodb', 's3', 'secretsmanager'],
  settlerunsJob: ['dynamodb', 's3'],
  sweeptextsJob: ['dynamodb', 's3'],
};

/** Whose secrets each function reads. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  authApi: ['Session', 'Social'],
  meApi: ['Payments', 'Session'],
  uploadApi: ['Session'],
  historyApi: ['Session'],
  billingApi: ['Payments', 'Session'],
  notificationsApi: ['Push', 'Session'],
  adminApi: ['Payments', 'Session'],
  finisherasuresJob: ['Payments'],
  reconcilebillingJob: ['Payments'],
  reconcilecustomersJob: ['Payments'],
  sendnotificationsJob: ['Push'],
  sendremindersJob: ['Push'],
  analyzeStream: ['Model', 'Session'],
};

export const rights: readonly InfraPromise[] = [
  {
    says: 'no policy allows a wildcard action',
    check: (template) => {
      const wild = policiesOf(template).flatMap(({ statements }) =>
        statements.flatMap(actionsOf).filter((action) => action.includes('*')),
      );
      expect(wild).toEqual([]);
    },
    breaks: {
      'every action on the table': weaken(auth, `${FIRST}.Action`, 'dynamodb:*'),
      'every reading action': weaken(auth, `${FIRST}.Action`, ['dynamodb:Get*']),
    },
  },
  {
    says: 'no policy allows a wildcard resource without a written reason',
    check: (template) => expect(policiesOf(template).flatMap(wildResources)).toEqual([]),
    breaks: {
      'every resource': weaken(auth, `${FIRST}.Resource`, '*'),
      'every object of a bucket': weaken(
        analyze,
        `${FIRST}.Resource`,
        'arn:aws:s3:::texts-bucket/*',
      ),
    },
  },
  {
    says: 'no function may scan the table or change its shape',
    check: (template) => {
      const allowed = new Set(
        policiesOf(template).flatMap(({ statements }) => statements.flatMap(actionsOf)),
      );
      const onTable = [...allowed].filter((action) => action.startsWith('dynamodb:')).sort();
      const rows = ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'];
      expect(onTable).toEqual(rows.map((name) => `dynamodb:${name}`));
    },
    breaks: {
      'a scan': weaken(auth, `${FIRST}.Action`, ['dynamodb:GetItem', 'dynamodb:Scan']),
      'a new shape': weaken(auth, `${FIRST}.Action`, ['dynamodb:UpdateTable']),
    },
  },
  {
    says: 'each function reaches the services that it needs and nothing else',
    check: (template) => {
      const reached = policiesOf(template)
        .filter(({ id }) => !id.startsWith('SchedulerRole'))
        .map(({ id, statements }) => [
          id,
          [...new Set(statements.flatMap(actionsOf).map((action) => action.split(':')[0]))].sort(),
        ]);
      expect(Object.fromEntries(reached)).toEqual(REACH);
    },
    breaks: {
      'mail for the analysis': weaken(analyze, `${FIRST}.Action`, 'ses:SendRawEmail'),
      'a policy of nobody we know': rewrite(
        /"authApiServiceRoleDefaultPolicy/g,
        '"strangerServiceRoleDefaultPolicy',
      ),
    },
  },
  {
    says: 'each function reads the secrets of its own parts and no others',
    check: (template) => {
      const read = policiesOf(template).map(({ id, statements }) => [
        id,
        statements
          .filter((part) => actionsOf(part).includes('secretsmanager:GetSecretValue'))
          .flatMap(({ Resource }) => [Resource].flat())
          .map((resource) => /"Secrets([A-Z][a-z]+)/.exec(JSON.stringify(resource))?.[1] ?? '?')
          .sort(),
      ]);
      const holders = read.filter(([, parts]) => parts?.length !== 0);
      expect(Object.fromEntries(holders)).toEqual(SECRETS);
    },
    breaks: {
      'an upload that pays': rewrite(
        /"uploadApiServiceRoleDefaultPolicy/g,
        '"billingApiServiceRoleDefaultPolicy',
      ),
      'letters with the key of payments': rewrite(/"SecretsModel/g, '"SecretsPayments'),
    },
  },
  {
    says: 'only the upload may write texts, only the analysis read them, and only the account its copy of data',
    check: (template) => {
      const holders = (action: string, isCopy: boolean) =>
        policiesOf(template)
          .filter(({ statements }) =>
            statements.some(
              (part) =>
                actionsOf(part).includes(action) &&
                JSON.stringify(part.Resource).includes('"/exports/*"') === isCopy,
            ),
          )
          .map(({ id }) => id);
      expect(holders('s3:PutObject', false)).toEqual(['uploadApi']);
      expect(holders('s3:GetObject', false)).toEqual(['analyzeStream']);
      expect(holders('s3:PutObject', true)).toEqual(['meApi']);
      expect(holders('s3:GetObject', true)).toEqual(['meApi']);
    },
    breaks: {
      'accounts that read letters': weaken(auth, `${FIRST}.Action`, 's3:GetObject'),
      'an analysis that writes them': weaken(analyze, `${FIRST}.Action`, 's3:PutObject'),
    },
  },
  {
    says: 'the analysis learns that a text is gone: it may list without a condition that a read never meets',
    check: (template) => {
      const listing = policiesOf(template)
        .filter(({ id }) => id === 'analyzeStream')
        .flatMap(({ statements }) => statements)
        .filter((part) => actionsOf(part).includes('s3:ListBucket'));
      expect(listing).toHaveLength(1);
      expect(listing[0]?.Condition).toBeUndefined();
    },
    breaks: {
      'a condition on the prefix': rewrite(
        /"Action":"s3:ListBucket"/g,
        '"Action":"s3:ListBucket","Condition":{"StringLike":{"s3:prefix":"texts/*"}}',
      ),
    },
  },
  {
    says: 'mail goes out under the one sender',
    check: (template) => {
      const sending = policiesOf(template)
        .flatMap(({ statements }) => statements)
        .filter((part) => actionsOf(part).includes('ses:SendRawEmail'));
      expect(sending.length).toBeGreaterThan(0);
      for (const { Condition } of sending) {
        expect(Condition).toEqual({
          StringEquals: { 'ses:FromAddress': 'listownik@listownik.example' },
        });
      }
    },
    breaks: {
      'any sender': rewrite(/"Condition":\{"StringEquals":\{"ses:FromAddress":"[^"]+"\}\},/g, ''),
    },
  },
  {
    says: 'the secrets are generated in Secrets Manager, never written in the template',
    check: (template) => {
      template.resourceCountIs('AWS::SecretsManager::Secret', 6);
      template.allResourcesProperties('AWS::SecretsManager::Secret', {
        SecretString: Match.absent(),
        GenerateSecretString: Match.objectLike({ ExcludePunctuation: true }),
      });
      template.hasResourceProperties('AWS::SecretsManager::Secret', {
        GenerateSecretString: Match.objectLike({
          GenerateStringKey: 'sessionSecret',
          PasswordLength: 64,
        }),
      });
    },
    breaks: {
      'a secret in clear': weaken(
        { type: 'AWS::SecretsManager::Secret' },
        'SecretString',
        'hunter2',
      ),
      'a short key': weaken(
        { type: 'AWS::SecretsManager::Secret', id: /^SecretsSession/ },
        'GenerateSecretString.PasswordLength',
        8,
      ),
    },
  },
];
