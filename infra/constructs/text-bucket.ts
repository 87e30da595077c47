import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

const PREFIX = 'texts/';
const objectActions = {
  put: 's3:PutObject',
  get: 's3:GetObject',
  delete: 's3:DeleteObject',
} as const;

export type TextAccess = keyof typeof objectActions | 'list';

/**
 * Letters' texts in transit. They are deleted when their analysis ends and by the hourly sweeper; the
 * lifecycle rule is only the backstop, because S3 rounds a day up to between 24 and 48 hours.
 */
export class TextBucket extends Construct {
  private readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: false, // a deleted text must not live on as an old version
      removalPolicy: RemovalPolicy.DESTROY,
      lifecycleRules: [
        { prefix: PREFIX, expiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }

  get name(): string {
    return this.bucket.bucketName;
  }

  /** Exactly the named kinds of access to texts for a function. */
  bind(fn: LambdaFunction, access: readonly TextAccess[]): void {
    fn.addEnvironment('TEXT_BUCKET', this.bucket.bucketName);
    const actions = access.flatMap((kind) => (kind === 'list' ? [] : [objectActions[kind]]));
    fn.addToRolePolicy(
      new PolicyStatement({ actions, resources: [this.bucket.arnForObjects(`${PREFIX}*`)] }),
    );
    if (access.includes('list')) {
      this.allowListing(fn, { conditions: { StringLike: { 's3:prefix': `${PREFIX}*` } } });
    }
    // Reading a missing object answers 404 only to those who may list, to others 403. A read names no
    // prefix, so a condition on it would never hold there.
    if (access.includes('get')) this.allowListing(fn);
  }
  private allowListing(fn: LambdaFunction, restriction: PolicyStatementProps = {}): void {
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        ...restriction,
      }),
    );
  }
}
