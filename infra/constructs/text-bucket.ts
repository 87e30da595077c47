import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

const TEXTS = 'texts/';
const EXPORTS = 'exports/';
const objectActions = {
  put: ['s3:PutObject'],
  /** Multipart uploads, aborted when a part fails. */
  putInParts: ['s3:PutObject', 's3:AbortMultipartUpload'],
  get: ['s3:GetObject'],
  delete: ['s3:DeleteObject'],
  list: [], // a permission on the bucket itself
} as const;

export type TextAccess = keyof typeof objectActions;

/**
 * Letters' texts in transit, and copies of people's data while their links are valid. Texts are deleted when
 * their analysis ends; the hourly sweeper deletes the rest of both. The lifecycle rules are only a fallback, because
 * S3 rounds a day up to between 24 and 48 hours.
 */
export class TextBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: false, // a deleted text must not survive as an old version
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

  /** Grants a function exactly the named kinds of access to texts. */
  bind(fn: LambdaFunction, access: readonly TextAccess[]): void {
    this.allow(fn, TEXTS, access);
    // A read of a missing object returns 404 only with permission to list, otherwise 403. A read has no prefix,
    // so a condition on the prefix would never hold.
    if (access.includes('get')) this.allowListing(fn);
  }

  /** Grants exactly the named kinds of access to copies of people's data; a link can read what its signer may read. */
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
