import { RemovalPolicy } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

export interface ProductSecretsProps {
  readonly config: StageConfig;
}

/**
 * The content of each secret; `functions/platform/secrets.ts` reads them. Each part has its own secret, so that a
 * compromised function reveals only its own keys.
 */
const PARTS = {
  Model: { variable: 'MODEL_SECRET_ARN', empty: { modelApiKey: '' } },
  Payments: {
    variable: 'PAYMENTS_SECRET_ARN',
    empty: { stripeSecretKey: '', stripeWebhookSecret: '' },
  },
  Push: { variable: 'PUSH_SECRET_ARN', empty: { vapidPublicKey: '', vapidPrivateKey: '' } },
  Social: {
    variable: 'SOCIAL_SECRET_ARN',
    empty: { googleClientSecret: '', facebookClientSecret: '' },
  },
  Session: { variable: 'SESSION_SECRET_ARN', empty: {} },
} as const;
export type SecretPart = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as SecretPart[]; // the literal has exactly these keys

/** One JSON secret per part: the session key is generated here, the operator fills in the other keys. */
export class ProductSecrets extends Construct {
  private readonly secrets: Readonly<Record<SecretPart, Secret>>;

  constructor(scope: Construct, id: string, { config }: ProductSecretsProps) {
    super(scope, id);
    const made = NAMES.map((part) => [part, this.secret(part, config)] as const);
    this.secrets = Object.fromEntries(made) as Record<SecretPart, Secret>; // one of each name
  }

  private secret(part: SecretPart, config: StageConfig): Secret {
    const { empty } = PARTS[part];
    return new Secret(this, part, {
      description: `Listownik, ${part}: {${Object.keys(empty).join(', ') || 'sessionSecret'}}`,
      generateSecretString: {
        secretStringTemplate: JSON.stringify(empty),
        // Secrets Manager always generates one value; only the session key uses it.
        generateStringKey: part === 'Session' ? 'sessionSecret' : 'generated',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** ARN of each part's secret, by the name of the stack's output. */
  get outputs(): Record<string, string> {
    return Object.fromEntries(
      NAMES.map((part) => [`${part}SecretArn`, this.secrets[part].secretArn]),
    );
  }

  bind(fn: LambdaFunction, ...parts: readonly SecretPart[]): void {
    for (const part of parts) {
      fn.addEnvironment(PARTS[part].variable, this.secrets[part].secretArn);
      this.secrets[part].grantRead(fn);
    }
  }
}
