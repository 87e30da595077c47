import { RemovalPolicy } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

export interface OriginProofProps {
  readonly config: Pick<StageConfig, 'originProof'>;
}

/**
 * The secret that CloudFront sends to the HTTP API, whose handlers refuse every other caller
 * (docs/adr/0012-only-through-cloudfront.md). Alone it gives no access: a holder can only bypass
 * CloudFront, so both sides get it as a plain setting. The handlers also accept the previous one, because
 * CloudFront needs minutes to use a new one everywhere.
 */
export class OriginProof extends Construct {
  readonly header = 'x-origin-proof';
  readonly secret: Secret;
  /** Resolved by CloudFormation, so it never appears in the template. */
  readonly value: string;
  private readonly before: Secret;

  constructor(scope: Construct, id: string, { config: { originProof } }: OriginProofProps) {
    super(scope, id);
    this.secret = this.numbered(originProof);
    this.value = this.secret.secretValue.unsafeUnwrap();
    this.before = originProof > 1 ? this.numbered(originProof - 1) : this.secret;
  }

  bind(fn: LambdaFunction): void {
    fn.addEnvironment('ORIGIN_PROOF', this.value);
    fn.addEnvironment('ORIGIN_PROOF_BEFORE', this.before.secretValue.unsafeUnwrap());
  }

  private numbered(number: number): Secret {
    return new Secret(this, `Secret${number}`, {
      description: 'Listownik: what CloudFront shows to the HTTP API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }
}
