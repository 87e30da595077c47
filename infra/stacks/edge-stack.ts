import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';

/** Requests of one address in five minutes: a hundred times what a person needs, a tenth of an abusive rate. */
const REQUESTS_PER_FIVE_MINUTES = 2_000;
/** Those of them posted to `/api/auth/`, where each may cost a password hash or a mail. */
const SIGN_INS_PER_FIVE_MINUTES = 100;
/** Name of the body for blocked browsers: the product's own words, as JSON. */
const TOO_MANY = 'TooMany';

/** Metric of the rule for requests posted to `/api/auth/`. */
export const SIGN_IN_RULE = 'SignIns';

/** Metric of the whole web ACL, named by stage so that stages of one account stay separate. */
export const aclMetricOf = ({ stage }: Pick<StageConfig, 'stage'>) => `Listownik-${stage}`;

export interface EdgeStackProps extends StackProps {
  readonly config: StageConfig;
}

/** The resources that CloudFront accepts only from us-east-1: the web ACL, and the certificate of an own domain. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, { config, ...props }: EdgeStackProps) {
    super(scope, id, props);
    this.webAclArn = this.webAcl(config).attrArn;
    this.certificate = this.certificateOf(config.domain);
  }

  private webAcl(config: StageConfig): CfnWebACL {
    return new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(aclMetricOf(config)),
      customResponseBodies: {
        [TOO_MANY]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({ message: errorCatalogue.TOO_MANY_REQUESTS.message }),
        },
      },
      rules: [
        // Only POST: each opened page calls `GET /api/auth/me`, and an office shares one address.
        rateRule(0, SIGN_IN_RULE, SIGN_INS_PER_FIVE_MINUTES, {
          andStatement: {
            statements: [
              {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/auth/',
                  textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
                },
              },
              {
                byteMatchStatement: {
                  fieldToMatch: { method: {} },
                  positionalConstraint: 'EXACTLY',
                  searchString: 'POST',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            ],
          },
        }),
        rateRule(1, 'Requests', REQUESTS_PER_FIVE_MINUTES),
      ],
    });
  }

  private certificateOf(domain: StageConfig['domain']): ICertificate | undefined {
    if (domain === undefined) return undefined;
    const { name, hostedZone, certificateArn } = domain;
    if (certificateArn !== undefined) {
      return Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    }
    if (hostedZone === undefined) return undefined;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    return new Certificate(this, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(zone),
    });
  }
}

function rateRule(
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  return {
    priority,
    name,
    // A custom answer tells the browser what happened; WAF's own is a bare 403.
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: TOO_MANY,
          responseHeaders: [{ name: 'retry-after', value: '300' }],
        },
      },
    },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit,
        ...(scopeDownStatement === undefined ? {} : { scopeDownStatement }),
      },
    },
    visibilityConfig: visible(name),
  };
}

function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName };
}
