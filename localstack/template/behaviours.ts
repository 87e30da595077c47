import * as z from 'zod/mini';

import { localName, resourcesOf, targetOf, type Template } from './template.ts';

const behaviour = z.object({
  PathPattern: z.optional(z.string()),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  ResponseHeadersPolicyId: z.optional(z.unknown()),
});
const distribution = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string(),
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z.array(behaviour),
    Origins: z.array(z.object({ Id: z.string(), DomainName: z.unknown() })),
  }),
});

type Origin =
  | { kind: 'site'; rootObject: string }
  | { kind: 'api' }
  | { kind: 'stream'; functionId: string }
  /** Objects of the bucket with this name, opened by a signature in the query. */
  | { kind: 'signed'; bucket: string };

/** A path pattern of the distribution, its target and the headers of its answers. */
export type Behaviour = {
  pattern: string;
  methods: readonly string[];
  origin: Origin;
  headers: Readonly<Record<string, string>>;
};

/** CloudFront's table of behaviours, in its order; the default one comes last and matches everything. */
export function declaredBehaviours(template: Template): Behaviour[] {
  const [declared] = resourcesOf(template, 'AWS::CloudFront::Distribution', distribution);
  if (declared === undefined) throw new Error('The template has no distribution.');
  const config = declared.properties.DistributionConfig;
  return [...config.CacheBehaviors, config.DefaultCacheBehavior].map((entry) => {
    const origin = config.Origins.find(({ Id }) => Id === entry.TargetOriginId);
    return {
      pattern: entry.PathPattern ?? '*',
      methods: entry.AllowedMethods,
      origin:
        entry === config.DefaultCacheBehavior
          ? ({ kind: 'site', rootObject: config.DefaultRootObject } as const)
          : originOf(template, origin?.DomainName),
      headers: headersOf(template, entry.ResponseHeadersPolicyId),
    };
  });
}

function originOf(template: Template, domainName: unknown): Origin {
  const id = targetOf(template, domainName);
  const target = template.Resources[id];
  if (target?.Type === 'AWS::S3::Bucket') return { kind: 'signed', bucket: localName(id) };
  if (target?.Type === 'AWS::ApiGatewayV2::Api') return { kind: 'api' };
  if (target?.Type === 'AWS::Lambda::Url') {
    return { kind: 'stream', functionId: targetOf(template, target.Properties.TargetFunctionArn) };
  }
  throw new Error(`The distribution has an origin of an unknown kind: ${id}.`);
}

export function behaviourFor(behaviours: readonly Behaviour[], path: string): Behaviour {
  const found = behaviours.find(({ pattern }) => fits(pattern, path));
  if (found === undefined) throw new Error('The distribution has no default behaviour.');
  return found;
}

/** `*` stands for any characters, also slashes; case matters. */
function fits(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(path);
}

const policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CustomHeadersConfig: z.object({
      Items: z.array(z.object({ Header: z.string(), Value: z.string() })),
    }),
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      ContentTypeOptions: z.object({}),
      FrameOptions: z.object({ FrameOption: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
      StrictTransportSecurity: z.object({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.boolean(),
      }),
    }),
  }),
});

function headersOf(template: Template, reference: unknown): Record<string, string> {
  if (reference === undefined) return {};
  const id = targetOf(template, reference);
  const config = policy.parse(template.Resources[id]?.Properties).ResponseHeadersPolicyConfig;
  const security = config.SecurityHeadersConfig;
  const { AccessControlMaxAgeSec: age, IncludeSubdomains } = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${age}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ...Object.fromEntries(
      config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
    ),
  };
}
