import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

export interface OwnDomainProps {
  readonly domain: NonNullable<StageConfig['domain']>;
  readonly distribution: Distribution;
}

/** Points the operator's name to the distribution, if its zone is in Route 53. */
export class OwnDomain extends Construct {
  constructor(scope: Construct, id: string, { domain, distribution }: OwnDomainProps) {
    super(scope, id);
    const { name, hostedZone } = domain;
    if (hostedZone === undefined) return; // its zone is elsewhere; docs/operations.md lists the record
    const record = {
      zone: HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: hostedZone.id,
        zoneName: hostedZone.name,
      }),
      recordName: name,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    };
    new ARecord(this, 'Ipv4', record);
    new AaaaRecord(this, 'Ipv6', record);
  }
}
