import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

import { MailRecords, zoneOf } from './mail-records.ts';

export interface MailSenderProps {
  readonly config: StageConfig;
}

/**
 * The product's sender of mail: an identity with DKIM, and a configuration set that counts bounces and complaints
 * and suppresses their addresses.
 */
export class MailSender extends Construct {
  readonly domain: string;
  private readonly from: string;
  private readonly webOrigin: string;
  private readonly address: string;
  private readonly configuration: ConfigurationSet;

  constructor(scope: Construct, id: string, { config }: MailSenderProps) {
    super(scope, id);
    this.from = config.mailFrom;
    this.webOrigin = config.webOrigin;
    this.address = /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
    this.domain = this.address.split('@')[1] ?? '';
    this.configuration = new ConfigurationSet(this, 'Configuration', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE, // the links in these mails sign people in
    });
    this.configuration.addEventDestination('Returned', {
      destination: EventDestination.cloudWatchDimensions([
        {
          source: CloudWatchDimensionSource.MESSAGE_TAG,
          name: 'ses:from-domain',
          defaultValue: 'none', // SES sets the tag itself
        },
      ]),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
      ],
    });
    const returnDomain = `mail.${this.domain}`;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(this.domain),
      configurationSet: this.configuration,
      mailFromDomain: returnDomain,
      feedbackForwarding: false, // counted and suppressed above
    });
    const records = config.target === 'aws' ? identity.dkimRecords : []; // an emulator creates no keys
    for (const [index, { name, value }] of records.entries()) {
      new CfnOutput(this, `Dkim${index + 1}`, { value: `${name} CNAME ${value}` });
    }
    const zone = config.target === 'aws' ? zoneOf(this.domain, config) : undefined;
    if (zone === undefined) return; // docs/operations.md lists the records
    new MailRecords(this, 'Records', { zone, mailDomain: this.domain, returnDomain, identity });
  }

  bind(fn: LambdaFunction): void {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    fn.addEnvironment('MAIL_FROM', this.from);
    fn.addEnvironment('WEB_ORIGIN', this.webOrigin); // links in mails begin with it
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendRawEmail'],
        resources: [
          arn('identity', this.domain),
          arn('configuration-set', this.configuration.configurationSetName),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': this.address } },
      }),
    );
  }
}
