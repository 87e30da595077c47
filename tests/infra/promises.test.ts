import { Match } from 'aws-cdk-lib/assertions';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';

import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';
import { production, resources, synthesized } from './synthesized.ts';

const template = synthesized();
const all = Object.entries(
  z
    .record(z.string(), z.looseObject({ Type: z.string(), Properties: z.optional(z.unknown()) }))
    .parse(template.toJSON().Resources),
);

const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.optional(z.unknown()),
  Condition: z.optional(z.unknown()),
});
const policies = Object.entries(resources(template, 'AWS::IAM::Policy')).map(([id, policy]) => ({
  id,
  statements: z
    .object({ PolicyDocument: z.object({ Statement: z.array(statement) }) })
    .parse(policy.Properties).PolicyDocument.Statement,
}));
const actionsOf = (part: z.infer<typeof statement>) => [part.Action].flat();

describe('what is kept', () => {
  test('the table has its keys, its index, expiry, backups and protection', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      Properties: {
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [
          Match.objectLike({
            IndexName: 'gsi1',
            KeySchema: [
              { AttributeName: 'gsi1pk', KeyType: 'HASH' },
              { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
            ],
            Projection: { ProjectionType: 'ALL' },
          }),
        ],
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
      },
    });
  });

  test('a stage without protection can be torn down', () => {
    const trial = synthesized({ ...production, stage: 'trial', protectData: false });
    trial.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' });
  });

  test('every bucket is private, encrypted and speaks TLS only', () => {
    const buckets = Object.keys(resources(template, 'AWS::S3::Bucket'));
    expect(buckets).toHaveLength(2);
    template.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    });
    for (const bucket of buckets) {
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
  });

  test('texts expire after a day at the latest and leave no versions', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: Match.absent(),
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ Prefix: 'texts/', ExpirationInDays: 1, Status: 'Enabled' }),
          Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
        ]),
      },
    });
  });

  test('secrets are generated in Secrets Manager, never written in the template', () => {
    template.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: Match.objectLike({
        GenerateStringKey: 'sessionSecret',
        PasswordLength: 64,
      }),
    });
  });
});

describe('who may do what', () => {
  test('no policy allows a wildcard action', () => {
    const wild = policies.flatMap(({ id, statements }) =>
      statements.flatMap(actionsOf).flatMap((action) => (action.includes('*') ? [id, action] : [])),
    );
    expect(wild).toEqual([]);
  });

  test('no policy allows everything as its resource', () => {
    const open = policies.filter(({ statements }) =>
      statements.some(({ Effect, Resource }) => Effect === 'Allow' && Resource === '*'),
    );
    expect(open).toEqual([]);
  });

  test('no function may scan the table or change its shape', () => {
    const allowed = new Set(policies.flatMap(({ statements }) => statements.flatMap(actionsOf)));
    expect([...allowed].filter((action) => action.startsWith('dynamodb:')).sort()).toEqual([
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    ]);
  });

  test.each([
    ['authApi', ['dynamodb', 'secretsmanager', 'ses']],
    ['meApi', ['dynamodb', 's3', 'secretsmanager', 'ses']],
    ['uploadApi', ['dynamodb', 's3', 'secretsmanager']],
    ['historyApi', ['dynamodb', 's3', 'secretsmanager']],
    ['billingApi', ['dynamodb', 'secretsmanager']],
    ['reconcilebillingJob', ['dynamodb', 'secretsmanager']],
    ['analyzeStream', ['dynamodb', 's3', 'secretsmanager']],
    ['settlerunsJob', ['dynamodb', 's3']],
    ['sweeptextsJob', ['s3']],
  ])('%s reaches %j and nothing else', (prefix, services) => {
    const found = policies.filter(({ id }) => id.startsWith(prefix));
    const reached = found.flatMap(({ statements }) =>
      statements.flatMap(actionsOf).map((action) => action.split(':')[0]),
    );
    expect([...new Set(reached)].sort()).toEqual(services);
  });

  test('only the upload may write texts and only the analysis may read them', () => {
    const holders = (action: string) =>
      policies
        .filter(({ statements }) => statements.some((part) => actionsOf(part).includes(action)))
        .map(({ id }) => id.replace(/ServiceRole.*/, ''));
    expect(holders('s3:PutObject')).toEqual(['uploadApi']);
    expect(holders('s3:GetObject')).toEqual(['analyzeStream']);
  });

  test('mail goes out under the one sender', () => {
    template.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 'ses:SendEmail',
            Condition: { StringEquals: { 'ses:FromAddress': 'listownik@listownik.example' } },
          }),
        ]),
      }),
    });
  });
});

describe('what runs', () => {
  test('every function of ours is Node 24 on arm64, names its source and keeps its log for a set time', () => {
    const ours = all.filter(
      ([id, { Type }]) =>
        Type === 'AWS::Lambda::Function' && !id.startsWith('CustomCrossRegionExport'),
    );
    const own = Match.objectLike({
      Metadata: { 'listownik:source': Match.stringLikeRegexp('^functions/.+/handler\\.ts$') },
      Properties: Match.objectLike({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogGroup: { Ref: Match.anyValue() } },
        TracingConfig: Match.absent(),
      }),
    });
    for (const [, fn] of ours) expect(own.test(fn).hasFailed()).toBe(false);
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  });

  test('the stream outlives its 55-second run and requests end before the HTTP API gives up', () => {
    const timeouts = Object.fromEntries(
      Object.entries(resources(template, 'AWS::Lambda::Function')).map(([id, fn]) => [
        id.replace(/[0-9A-F]{8}$/, ''),
        fn.Properties.Timeout,
      ]),
    );
    expect(timeouts).toMatchObject({ analyzeStream: 75, authApi: 20, uploadApi: 20 });
  });

  test('runs are settled and messages sent every minute, texts swept and payments reconciled every hour, failures kept in a queue', () => {
    const schedules = Object.values(resources(template, 'AWS::Scheduler::Schedule'));
    expect(schedules.map(({ Properties }) => Properties.ScheduleExpression).sort()).toEqual([
      'rate(1 hour)',
      'rate(1 hour)',
      'rate(1 minute)',
      'rate(1 minute)',
    ]);
    template.allResourcesProperties('AWS::Scheduler::Schedule', {
      Target: Match.objectLike({ DeadLetterConfig: { Arn: Match.anyValue() } }),
    });
    template.allResourcesProperties('AWS::SQS::Queue', {
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 24 * 3_600,
    });
  });
});

describe('what the world sees', () => {
  test('the HTTP API has every route of the served contracts, the fallback, and none besides', () => {
    const routes = Object.values(resources(template, 'AWS::ApiGatewayV2::Route')).map(
      ({ Properties }) => String(Properties.RouteKey),
    );
    const served: readonly string[] = servedGroups;
    const wanted = allContracts
      .filter(({ group }) => served.includes(group) && group !== 'analyze')
      .map(({ method, path }) => `${method} ${path}`);
    expect(routes.sort()).toEqual([...wanted, 'ANY /api/{proxy+}'].sort());
  });

  test('the stream is a signed function URL that only CloudFront may call, with both permissions', () => {
    template.hasResourceProperties('AWS::Lambda::Url', {
      AuthType: 'AWS_IAM',
      InvokeMode: 'RESPONSE_STREAM',
    });
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: Match.objectLike({
        OriginAccessControlOriginType: 'lambda',
        SigningBehavior: 'always',
      }),
    });
    for (const action of ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction']) {
      template.hasResourceProperties('AWS::Lambda::Permission', {
        Action: action,
        Principal: 'cloudfront.amazonaws.com',
        SourceArn: Match.anyValue(),
      });
    }
  });

  test('the stream and the API are never cached or compressed, and the stream comes first', () => {
    const uncached = Match.objectLike({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // AWS: CachingDisabled
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AWS: AllViewerExceptHostHeader
      Compress: false,
    });
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        CacheBehaviors: [
          Match.objectLike({ PathPattern: '/api/analyze-stream*' }),
          Match.objectLike({ PathPattern: '/api/*' }),
        ],
      }),
    });
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ CacheBehaviors: [uncached, uncached] }),
    });
  });

  test('the site comes from its private bucket over HTTP/3, by HTTPS only', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        HttpVersion: 'http2and3',
        DefaultRootObject: 'index.html',
        DefaultCacheBehavior: Match.objectLike({
          ViewerProtocolPolicy: 'redirect-to-https',
          Compress: true,
        }),
      }),
    });
  });

  test('every answer carries the security headers', () => {
    const policy = Match.objectLike({ ResponseHeadersPolicyId: Match.anyValue() });
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        DefaultCacheBehavior: policy,
        CacheBehaviors: [policy, policy],
      }),
    });
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: Match.objectLike({
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: Match.stringLikeRegexp("^default-src 'none'; "),
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
          StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 63_072_000 }),
        },
      }),
    });
  });

  test('the policy allows OCR to start, and no inline code, foreign host or blob worker', () => {
    const policy = JSON.stringify(resources(template, 'AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).not.toContain("'unsafe-eval'");
  });
});
