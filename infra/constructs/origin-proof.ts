import { RemovalPolicy } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The secret that CloudFront shows to the HTTP API, whose handlers refuse every other caller
 * (docs/adr/0012-only-through-cloudfront.md). It opens nothing by itself: a holder can only bypass
 * CloudFront, so both sides get it as a plain setting.
 */
export class OriginProof extends Construct {
  readonly header = 'x-origin-proof';
  readonly secret: Secret;
  /** Resolved by CloudFormation; never written in the template. */
  readonly value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Listownik: what CloudFront shows to the HTTP API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.value = this.secret.secretValue.unsafeUnwrap();
  }

  bind(fn: LambdaFunction): void {
    fn.addEnvironment('ORIGIN_PROOF', this.value);
  }
}
