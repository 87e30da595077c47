import { RemovalPolicy } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

export interface ProductSecretsProps {
  readonly config: StageConfig;
}

/** One JSON secret: the session key is generated here, the keys of others are filled in by the operator. */
export class ProductSecrets extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string, { config }: ProductSecretsProps) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description:
        'Listownik: {sessionSecret, modelApiKey, stripeSecretKey, stripeWebhookSecret, vapidPublicKey, vapidPrivateKey, googleClientSecret, facebookClientSecret}',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({
          modelApiKey: '',
          stripeSecretKey: '',
          stripeWebhookSecret: '',
          vapidPublicKey: '',
          vapidPrivateKey: '',
          // Of the clients in `oauthProviders` of the stage.
          googleClientSecret: '',
          facebookClientSecret: '',
        }),
        generateStringKey: 'sessionSecret',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  get arn(): string {
    return this.secret.secretArn;
  }

  bind(fn: LambdaFunction): void {
    fn.addEnvironment('SECRETS_ARN', this.secret.secretArn);
    this.secret.grantRead(fn);
  }
}
