import { Stack } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

export interface MailRecordsProps {
  readonly zone: NonNullable<NonNullable<StageConfig['domain']>['hostedZone']>;
  /** Domain of the sender. */
  readonly mailDomain: string;
  /** Domain for bounces. */
  readonly returnDomain: string;
  readonly identity: EmailIdentity;
}

/**
 * The DNS records that receivers of mail look up: signing keys (DKIM), allowed senders (SPF), the target of
 * bounces, and the policy for forged mail (DMARC).
 */
export class MailRecords extends Construct {
  private readonly zoneId: string;

  constructor(scope: Construct, id: string, props: MailRecordsProps) {
    super(scope, id);
    const { zone, mailDomain, returnDomain, identity } = props;
    this.zoneId = zone.id;
    // Not `CnameRecord`, which appends the zone to names that are known only at deployment.
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      this.write(`Dkim${index + 1}`, { type: 'CNAME', name, value });
    }
    const { region } = Stack.of(this);
    const bounces = `10 feedback-smtp.${region}.amazonses.com`;
    this.write('Bounces', { type: 'MX', name: returnDomain, value: bounces });
    this.write('Senders', {
      type: 'TXT',
      name: returnDomain,
      value: '"v=spf1 include:amazonses.com ~all"',
    });
    this.write('Policy', {
      type: 'TXT',
      name: `_dmarc.${mailDomain}`,
      value: '"v=DMARC1; p=quarantine; adkim=r; aspf=r"',
    });
  }

  private write(id: string, record: { type: string; name: string; value: string }): void {
    const { type, name, value } = record;
    new CfnRecordSet(this, id, {
      ...{ hostedZoneId: this.zoneId, type, name },
      ...{ resourceRecords: [value], ttl: '1800' },
    });
  }
}

/** The zone for the domain's records: its own, or that of a parent domain. */
export function zoneOf(
  mailDomain: string,
  { domain }: Pick<StageConfig, 'domain'>,
): MailRecordsProps['zone'] | undefined {
  const zone = domain?.hostedZone;
  if (zone === undefined) return undefined;
  return mailDomain === zone.name || mailDomain.endsWith(`.${zone.name}`) ? zone : undefined;
}
