import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

import type { StageConfig } from '../config.ts';

export interface MailSenderProps {
  readonly config: StageConfig;
}

/** The right to send the product's mail through SES, from its one sender. */
export class MailSender extends Construct {
  private readonly from: string;
  private readonly webOrigin: string;
  private readonly address: string;

  constructor(scope: Construct, id: string, { config }: MailSenderProps) {
    super(scope, id);
    this.from = config.mailFrom;
    this.webOrigin = config.webOrigin;
    this.address = /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  }

  bind(fn: LambdaFunction): void {
    const domain = this.address.split('@')[1] ?? '';
    fn.addEnvironment('MAIL_FROM', this.from);
    fn.addEnvironment('WEB_ORIGIN', this.webOrigin); // links in mails begin with it
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'identity',
            resourceName: domain,
          }),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': this.address } },
      }),
    );
  }
}
