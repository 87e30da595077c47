import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';
import { ApiFunction, type ApiFunctionProps } from '#infra/constructs/api-function.ts';
import { DataTable } from '#infra/constructs/data-table.ts';
import { GroupApi } from '#infra/constructs/group-api.ts';
import { MailSender } from '#infra/constructs/mail-sender.ts';
import { OriginProof } from '#infra/constructs/origin-proof.ts';
import { OwnDomain } from '#infra/constructs/own-domain.ts';
import { ProductSecrets } from '#infra/constructs/product-secrets.ts';
import { PublishedSite } from '#infra/constructs/published-site.ts';
import { TextBucket } from '#infra/constructs/text-bucket.ts';
import { AlarmBell } from '#infra/constructs/watching/alarm-bell.ts';
import { Monitoring } from '#infra/constructs/watching/monitoring.ts';
import { Overview } from '#infra/constructs/watching/overview.ts';
import { SavedQueries } from '#infra/constructs/watching/saved-queries.ts';
import { spendingLimit } from '#infra/constructs/watching/spending-limit.ts';
import { Website } from '#infra/constructs/website.ts';
import type { servedGroups } from '#shared/contracts/all-contracts.ts';

import type { EdgeStack } from './edge-stack.ts';
import { addJobs } from './jobs.ts';

type ServedGroup = (typeof servedGroups)[number];
type RequestGroup = Exclude<ServedGroup, 'analyze'>;

export interface ListownikStackProps extends StackProps {
  readonly config: StageConfig;
  /** @default neither web ACL nor own domain */
  readonly edge?: EdgeStack;
}

/** The drawing of docs/architecture.md, top to bottom: storage, functions, public surface. */
export class ListownikStack extends Stack {
  readonly config: StageConfig;
  readonly bell: AlarmBell;
  readonly table: DataTable;
  readonly texts: TextBucket;
  readonly secrets: ProductSecrets;
  readonly mail: MailSender;
  readonly website: Website;
  private readonly proof: OriginProof;

  constructor(scope: Construct, id: string, { config, edge, ...props }: ListownikStackProps) {
    super(scope, id, { terminationProtection: config.protectData, ...props });
    this.config = config;
    this.bell = new AlarmBell(this, 'Bell', { config });
    this.table = new DataTable(this, 'Data', { config });
    this.texts = new TextBucket(this, 'Texts');
    this.secrets = new ProductSecrets(this, 'Secrets', { config });
    this.mail = new MailSender(this, 'Mail', { config });
    this.proof = new OriginProof(this, 'Origin', { config });

    const groups = this.requestGroups();
    const analyze = this.analysis();
    for (const fn of [...Object.values(groups), analyze]) {
      this.table.bind(fn);
      this.secrets.bind(fn, 'Session'); // each checks session tokens or tickets
    }
    this.secrets.bind(analyze, 'Model');
    for (const fn of [groups.billing, groups.me, groups.admin]) this.secrets.bind(fn, 'Payments');
    this.secrets.bind(groups.notifications, 'Push');
    this.secrets.bind(groups.auth, 'Social');
    this.bindTexts(groups, analyze);
    for (const fn of [groups.auth, groups.me, groups.admin, groups.billing]) this.mail.bind(fn);
    groups.auth.addEnvironment('ADMIN_EMAILS', config.adminEmails.join(','));
    groups.auth.addEnvironment('OAUTH_PROVIDERS', JSON.stringify(config.oauthProviders));
    const { reconcilers, switchAnalyses } = addJobs(this, this);
    this.sellPlans(groups.billing, reconcilers);
    for (const fn of [analyze, groups.admin, switchAnalyses]) this.capTokens(fn);

    const api = this.api(groups);
    this.website = this.openWebsite(api, analyze, edge);
    const { website } = this;
    // The API accepts a new proof before CloudFront sends it.
    website.distribution.node.addDependency(...Object.values(groups));
    if (config.target === 'aws') spendingLimit(this, config);
    this.watch({ api, website, auth: groups.auth, stream: analyze });
    this.tell({
      Url: `https://${website.distribution.domainName}`,
      ApiUrl: api.apiEndpoint,
      StreamUrl: website.streamUrl.url,
      SiteBucket: website.bucket.bucketName,
      TableName: this.table.name,
      TextBucket: this.texts.name,
      ...this.secrets.outputs,
      OriginProofArn: this.proof.secret.secretArn,
    });
  }

  private requestGroups(): Record<RequestGroup, ApiFunction> {
    return {
      auth: this.group('auth', { memoryMegabytes: 1024, gradual: true }), // argon2id needs the CPU
      me: this.group('me', { memoryMegabytes: 1024 }), // so does deleting an account, which checks the password
      upload: this.group('upload'),
      history: this.group('history'),
      billing: this.group('billing'),
      notifications: this.group('notifications'),
      admin: this.group('admin'),
    };
  }

  private bindTexts(groups: Record<RequestGroup, ApiFunction>, analyze: ApiFunction): void {
    this.texts.bind(groups.upload, ['put', 'delete']);
    this.texts.bind(groups.history, ['delete']); // deleting an analysis also deletes its text
    this.texts.bind(groups.me, ['delete']); // so does a deleted account
    this.texts.bind(groups.admin, ['delete']); // a deleted user's
    this.texts.bindExports(groups.me, ['putInParts', 'get', 'delete']);
    this.texts.bindExports(groups.admin, ['delete']);
    this.texts.bind(analyze, ['get', 'delete']);
  }

  private analysis(): ApiFunction {
    const { config, bell } = this;
    return new ApiFunction(this, 'analyzeStream', {
      config,
      bell,
      source: 'functions/stream/analyze/handler.ts',
      timeout: Duration.seconds(75), // the run's own budget is 55 s; Lambda bills a hanging one up to this limit
      concurrency: config.concurrentAnalyses === 0 ? undefined : config.concurrentAnalyses,
      environment: {
        MODEL_BASE_URL: config.modelBaseUrl,
        MODEL_NAMES: config.modelNames.join(','),
      },
      gradual: true,
    });
  }

  private capTokens(fn: ApiFunction): void {
    const { user, stage } = this.config.dailyTokens;
    fn.addEnvironment('DAILY_TOKENS_PER_USER', String(user));
    fn.addEnvironment('DAILY_TOKENS_OF_STAGE', String(stage));
  }

  private sellPlans(billing: ApiFunction, reconcilers: readonly ApiFunction[]): void {
    const { stripePrices, stripePortalConfiguration } = this.config;
    for (const fn of [billing, ...reconcilers]) {
      fn.addEnvironment('STRIPE_PRICE_BASIC', stripePrices.BASIC.join(','));
      fn.addEnvironment('STRIPE_PRICE_PRO', stripePrices.PRO.join(','));
    }
    billing.addEnvironment('STRIPE_PORTAL_CONFIGURATION', stripePortalConfiguration);
  }

  private api(groups: Record<RequestGroup, ApiFunction>): HttpApi {
    const api = new GroupApi(this, 'Api', {
      config: this.config,
      fallback: this.group('fallback', { memoryMegabytes: 256 }),
    });
    for (const [name, fn] of entries(groups)) {
      api.serve(name, fn.served);
      this.proof.bind(fn);
    }
    return api.api;
  }

  private openWebsite(api: HttpApi, stream: ApiFunction, edge: EdgeStack | undefined): Website {
    const { domain, publishSite, target } = this.config;
    const certificate = edge?.certificate;
    const website = new Website(this, 'Website', {
      target,
      api,
      stream,
      proof: this.proof,
      exports: this.texts.bucket,
      webAclArn: edge?.webAclArn,
      domain: domain && certificate && { name: domain.name, certificate },
    });
    if (publishSite) new PublishedSite(this, 'Site', { website, after: [api, stream] });
    if (domain !== undefined) {
      new OwnDomain(this, 'Domain', { domain, distribution: website.distribution });
    }
    return website;
  }

  private watch(watched: Watched): void {
    const { bell, config, table, mail } = this;
    const { api, stream } = watched;
    const functions = this.node.children.filter((child) => child instanceof ApiFunction);
    new Monitoring(this, 'Alarms', { config, bell, table, ...watched });
    const { distribution } = watched.website;
    const mailDomain = mail.domain;
    if (config.target === 'aws') {
      new SavedQueries(this, 'Queries', { config, logs: functions.map((fn) => fn.logGroup) });
    }
    new Overview(this, 'Overview', {
      ...{ config, api, stream, table, functions },
      ...{ distribution, mailDomain },
    });
  }

  /** Outputs for the operator and the tests of a deployment. */
  private tell(outputs: Readonly<Record<string, string>>): void {
    for (const [id, value] of Object.entries(outputs)) new CfnOutput(this, id, { value });
  }

  private group(name: string, more: Partial<ApiFunctionProps> = {}): ApiFunction {
    return new ApiFunction(this, `${name}Api`, {
      config: this.config,
      bell: this.bell,
      source: `functions/api/${name}/handler.ts`,
      timeout: Duration.seconds(20), // the HTTP API gives up after 30 s
      ...more,
    });
  }
}

type Watched = { api: HttpApi; auth: ApiFunction; stream: ApiFunction; website: Website };

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]; // the record is a literal with exactly these keys
}
