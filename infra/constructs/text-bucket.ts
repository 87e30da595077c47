import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

const TEXTS = 'texts/';
const EXPORTS = 'exports/';
const objectActions = {
  put: ['s3:PutObject'],
  /** In parts, which are given up when one of them fails. */
  putInParts: ['s3:PutObject', 's3:AbortMultipartUpload'],
  get: ['s3:GetObject'],
  delete: ['s3:DeleteObject'],
  list: [], // a right on the bucket itself
} as const;

export type TextAccess = keyof typeof objectActions;

/**
 * Letters' texts in transit, and copies of people's data while a link leads to them. Texts are deleted when
 * their analysis ends; both by the hourly sweeper. The lifecycle rules are only the backstop, because S3 rounds
 * a day up to between 24 and 48 hours.
 */
export class TextBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: false, // a deleted text must not live on as an old version
      removalPolicy: RemovalPolicy.DESTROY,
      lifecycleRules: [
        { prefix: TEXTS, expiration: Duration.days(1) },
        { prefix: EXPORTS, expiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }

  get name(): string {
    return this.bucket.bucketName;
  }

  /** Exactly the named kinds of access to texts for a function. */
  bind(fn: LambdaFunction, access: readonly TextAccess[]): void {
    this.allow(fn, TEXTS, access);
    // Reading a missing object answers 404 only to those who may list, to others 403. A read names no
    // prefix, so a condition on it would never hold there.
    if (access.includes('get')) this.allowListing(fn);
  }

  /** Exactly the named kinds of access to copies of people's data; a link is good for what its signer may read. */
  bindExports(fn: LambdaFunction, access: readonly TextAccess[]): void {
    this.allow(fn, EXPORTS, access);
  }

  private allow(fn: LambdaFunction, prefix: string, access: readonly TextAccess[]): void {
    fn.addEnvironment('TEXT_BUCKET', this.bucket.bucketName);
    const actions = access.flatMap((kind) => objectActions[kind]);
    fn.addToRolePolicy(
      new PolicyStatement({ actions, resources: [this.bucket.arnForObjects(`${prefix}*`)] }),
    );
    if (access.includes('list')) {
      this.allowListing(fn, { conditions: { StringLike: { 's3:prefix': `${prefix}*` } } });
    }
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
