import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

import type { servedGroups } from '#shared/contracts/all-contracts.ts';
import type { StageConfig } from '../config.ts';
import { ApiFunction } from '../constructs/api-function.ts';
import { DataTable } from '../constructs/data-table.ts';
import { GroupApi } from '../constructs/group-api.ts';
import { MailSender } from '../constructs/mail-sender.ts';
import { ProductSecrets } from '../constructs/product-secrets.ts';
import { PublishedSite } from '../constructs/published-site.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import { TextBucket } from '../constructs/text-bucket.ts';
import { Website } from '../constructs/website.ts';

type ServedGroup = (typeof servedGroups)[number];
type RequestGroup = Exclude<ServedGroup, 'analyze'>;

export interface ListownikStackProps {
  readonly config: StageConfig;
}

/** The drawing of docs/architecture.md, top to bottom: what is kept, who works on it, what the world sees. */
export class ListownikStack extends Stack {
  constructor(scope: Construct, id: string, { config }: ListownikStackProps) {
    super(scope, id, { terminationProtection: config.protectData });

    const table = new DataTable(this, 'Data', { config });
    const texts = new TextBucket(this, 'Texts');
    const secrets = new ProductSecrets(this, 'Secrets', { config });
    const mail = new MailSender(this, 'Mail', { config });

    const groups = this.requestGroups(config);
    const analyze = new ApiFunction(this, 'analyzeStream', {
      config,
      source: 'functions/stream/analyze/handler.ts',
      timeout: Duration.seconds(75), // the run's own budget is 55 s; Lambda bills a lingering one to this end
      environment: {
        MODEL_BASE_URL: config.modelBaseUrl,
        MODEL_NAMES: config.modelNames.join(','),
      },
    });
    const settleRuns = this.job('settle-runs', Duration.minutes(1), config);
    const sweepTexts = this.job('sweep-texts', Duration.hours(1), config);
    const reconcileBilling = this.job('reconcile-billing', Duration.hours(1), config);

    for (const fn of [...Object.values(groups), analyze]) {
      table.bind(fn);
      secrets.bind(fn); // each checks session tokens or tickets
    }
    table.bind(settleRuns);
    table.bind(reconcileBilling);
    secrets.bind(reconcileBilling);
    this.sellPlans(config, groups.billing, reconcileBilling);
    texts.bind(groups.upload, ['put', 'delete']);
    texts.bind(groups.history, ['delete']); // a deleted analysis takes what is left of its text along
    texts.bind(groups.me, ['delete']); // so does a deleted account
    texts.bind(groups.admin, ['delete']); // a deleted user's
    texts.bind(analyze, ['get', 'delete']);
    texts.bind(settleRuns, ['delete']);
    texts.bind(sweepTexts, ['list', 'delete']);
    mail.bind(groups.auth);
    mail.bind(groups.me);
    mail.bind(groups.admin);
    groups.auth.addEnvironment('ADMIN_EMAILS', config.adminEmails.join(','));
    groups.auth.addEnvironment('OAUTH_PROVIDERS', JSON.stringify(config.oauthProviders));

    const api = new GroupApi(this, 'Api', { fallback: this.group('fallback', config, 256) });
    for (const [name, fn] of entries(groups)) api.serve(name, fn);

    const website = new Website(this, 'Website', { api: api.api, stream: analyze });
    if (config.publishSite) new PublishedSite(this, 'Site', { website });
    new CfnOutput(this, 'Url', { value: `https://${website.distribution.domainName}` });
  }

  private sellPlans(config: StageConfig, billing: ApiFunction, reconcile: ApiFunction): void {
    for (const fn of [billing, reconcile]) {
      fn.addEnvironment('STRIPE_PRICE_BASIC', config.stripePrices.BASIC.join(','));
      fn.addEnvironment('STRIPE_PRICE_PRO', config.stripePrices.PRO.join(','));
    }
    billing.addEnvironment('STRIPE_PORTAL_CONFIGURATION', config.stripePortalConfiguration);
    billing.addEnvironment('WEB_ORIGIN', config.webOrigin); // the payment page leads back there
  }

  private requestGroups(config: StageConfig): Record<RequestGroup, ApiFunction> {
    return {
      auth: this.group('auth', config, 1024), // argon2id wants the CPU
      me: this.group('me', config, 1024), // so does deleting an account, which asks for the password
      upload: this.group('upload', config),
      history: this.group('history', config),
      billing: this.group('billing', config),
      admin: this.group('admin', config),
    };
  }

  private group(name: string, config: StageConfig, memoryMegabytes = 512): ApiFunction {
    return new ApiFunction(this, `${name}Api`, {
      config,
      source: `functions/api/${name}/handler.ts`,
      timeout: Duration.seconds(20), // the HTTP API gives up after 30 s
      memoryMegabytes,
    });
  }

  private job(name: string, every: Duration, config: StageConfig): ApiFunction {
    const job = new ApiFunction(this, `${name}Job`, {
      config,
      source: `functions/jobs/${name}/handler.ts`,
      timeout: Duration.seconds(55), // ends before the next one begins
    });
    new ScheduledJob(this, `${name}Schedule`, { job, every });
    return job;
  }
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]; // the record is a literal with exactly these keys
}
