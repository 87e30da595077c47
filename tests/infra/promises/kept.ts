import { Match } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';

import { resources } from '#tests/infra/synthesized.ts';

import { type InfraPromise, remove, weaken } from './promise.ts';

const table = { type: 'AWS::DynamoDB::Table' };
const texts = { type: 'AWS::S3::Bucket', id: /^Texts/ };
const site = { type: 'AWS::S3::Bucket', id: /^Website/ };

export const kept: readonly InfraPromise[] = [
  {
    says: 'the table has its keys, its indexes and expiry, and is paid by request',
    check: (template) =>
      template.hasResourceProperties('AWS::DynamoDB::Table', {
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: ['gsi1', 'gsi2'].map((IndexName) =>
          Match.objectLike({
            IndexName,
            KeySchema: [
              { AttributeName: `${IndexName}pk`, KeyType: 'HASH' },
              { AttributeName: `${IndexName}sk`, KeyType: 'RANGE' },
            ],
            Projection: { ProjectionType: 'ALL' },
          }),
        ),
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      }),
    breaks: {
      'no index': weaken(table, 'GlobalSecondaryIndexes'),
      'no expiry': weaken(table, 'TimeToLiveSpecification'),
      'another key': weaken(table, 'KeySchema.1.AttributeName', 'id'),
    },
  },
  {
    says: 'the table can be brought back to any second of the last 35 days',
    check: (template) =>
      template.hasResourceProperties('AWS::DynamoDB::Table', {
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    breaks: { 'no recovery': weaken(table, 'PointInTimeRecoverySpecification') },
  },
  {
    says: "production's table survives a mistake: protected, and kept when the stack goes",
    check: (template) =>
      template.hasResource('AWS::DynamoDB::Table', {
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
        Properties: { DeletionProtectionEnabled: true },
      }),
    breaks: {
      'no protection': weaken(table, 'DeletionProtectionEnabled', false),
      'gone with the stack': (all) => {
        for (const resource of Object.values(all)) {
          if (resource.Type === table.type) Reflect.deleteProperty(resource, 'DeletionPolicy');
        }
      },
    },
  },
  {
    says: 'every bucket is private and encrypted',
    check: (template) => {
      template.resourceCountIs('AWS::S3::Bucket', 2);
      template.allResourcesProperties('AWS::S3::Bucket', {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: Match.anyValue(),
      });
    },
    breaks: {
      'public letters': weaken(texts, 'PublicAccessBlockConfiguration'),
      'public policies': weaken(site, 'PublicAccessBlockConfiguration.BlockPublicPolicy', false),
      'letters in the clear': weaken(texts, 'BucketEncryption'),
    },
  },
  {
    says: 'every bucket speaks TLS only',
    check: (template) => {
      for (const bucket of Object.keys(resources(template, 'AWS::S3::Bucket'))) {
        template.hasResourceProperties('AWS::S3::BucketPolicy', {
          Bucket: { Ref: bucket },
          PolicyDocument: Match.objectLike({
            Statement: Match.arrayWith([
              Match.objectLike({
                Effect: 'Deny',
                Action: 's3:*',
                Condition: { Bool: { 'aws:SecureTransport': 'false' } },
              }),
            ]),
          }),
        });
      }
    },
    breaks: {
      'no policy': remove({ type: 'AWS::S3::BucketPolicy', id: /^Texts/ }),
      'no such condition': weaken(
        { type: 'AWS::S3::BucketPolicy', id: /^Website/ },
        'PolicyDocument.Statement.0',
      ),
    },
  },
  {
    says: 'texts and copies of data expire after a day at the latest, leave no versions and no unfinished uploads',
    check: (template) => {
      const [bucket] = Object.entries(resources(template, 'AWS::S3::Bucket'))
        .filter(([id]) => id.startsWith('Texts'))
        .map(([, { Properties }]) => Properties);
      expect(bucket?.VersioningConfiguration).toBeUndefined();
      expect(bucket?.LifecycleConfiguration).toMatchObject({
        Rules: [
          { Prefix: 'texts/', ExpirationInDays: 1, Status: 'Enabled' },
          { Prefix: 'exports/', ExpirationInDays: 1, Status: 'Enabled' },
          { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
        ],
      });
    },
    breaks: {
      'no expiry': weaken(texts, 'LifecycleConfiguration'),
      'a week': weaken(texts, 'LifecycleConfiguration.Rules.0.ExpirationInDays', 7),
      'a rule that sleeps': weaken(texts, 'LifecycleConfiguration.Rules.0.Status', 'Disabled'),
      versions: weaken(texts, 'VersioningConfiguration', { Status: 'Enabled' }),
    },
  },
];
