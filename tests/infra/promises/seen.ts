import { Match, type Template } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';

import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';
import { ownFunctions, resources } from '#tests/infra/synthesized.ts';

import { add, type InfraPromise, remove, weaken } from './promise.ts';

const distribution = { type: 'AWS::CloudFront::Distribution' };
const headers = { type: 'AWS::CloudFront::ResponseHeadersPolicy' };
const CONFIG = 'DistributionConfig';
const SECURITY = 'ResponseHeadersPolicyConfig.SecurityHeadersConfig';

function distributed(template: Template, config: Record<string, unknown>): void {
  template.hasResourceProperties(distribution.type, {
    DistributionConfig: Match.objectLike(config),
  });
}

export const seen: readonly InfraPromise[] = [
  {
    says: 'the HTTP API has every route of the served contracts, the fallback, and none besides',
    check: (template) => {
      const served: readonly string[] = servedGroups;
      const wanted = allContracts
        .filter(({ group }) => served.includes(group) && group !== 'analyze')
        .map(({ method, path }) => `${method} ${path}`);
      const routes = Object.values(resources(template, 'AWS::ApiGatewayV2::Route'));
      expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(
        [...wanted, 'ANY /api/{proxy+}'].sort(),
      );
    },
    breaks: {
      'a route less': remove({ type: 'AWS::ApiGatewayV2::Route', id: /history/ }),
      'a route more': add('AWS::ApiGatewayV2::Route', { RouteKey: 'GET /api/debug' }),
    },
  },
  {
    says: 'the API slows a flood down',
    check: (template) =>
      template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
        DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
      }),
    breaks: { 'no limit': weaken({ type: 'AWS::ApiGatewayV2::Stage' }, 'DefaultRouteSettings') },
  },
  {
    says: 'the stream is a signed function URL in streaming mode',
    check: (template) => {
      template.resourceCountIs('AWS::Lambda::Url', 1);
      template.hasResourceProperties('AWS::Lambda::Url', {
        AuthType: 'AWS_IAM',
        InvokeMode: 'RESPONSE_STREAM',
      });
    },
    breaks: {
      'a URL for everybody': weaken({ type: 'AWS::Lambda::Url' }, 'AuthType', 'NONE'),
      'answers all at once': weaken({ type: 'AWS::Lambda::Url' }, 'InvokeMode', 'BUFFERED'),
      'a second URL': add('AWS::Lambda::Url', {
        AuthType: 'AWS_IAM',
        InvokeMode: 'RESPONSE_STREAM',
      }),
    },
  },
  {
    says: 'only our CloudFront may call it, with both permissions, and signs every call',
    check: (template) => {
      template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
        OriginAccessControlConfig: Match.objectLike({
          OriginAccessControlOriginType: 'lambda',
          SigningBehavior: 'always',
        }),
      });
      for (const action of ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction']) {
        template.hasResourceProperties('AWS::Lambda::Permission', {
          Action: action,
          Principal: 'cloudfront.amazonaws.com',
          SourceArn: Match.anyValue(),
        });
      }
      distributed(template, {
        Origins: Match.arrayWith([
          Match.objectLike({
            OriginAccessControlId: Match.anyValue(),
            CustomOriginConfig: Match.objectLike({ OriginReadTimeout: 60 }),
          }),
        ]),
      });
    },
    breaks: {
      'one permission less': remove({
        type: 'AWS::Lambda::Permission',
        id: /InvokeFunctionFromCloud/,
      }),
      'the other one less': remove({ type: 'AWS::Lambda::Permission', id: /InvokeFromApiFor/ }),
      'every CloudFront': weaken(
        { type: 'AWS::Lambda::Permission', id: /InvokeFromApiFor/ },
        'SourceArn',
      ),
      'no signature': weaken(
        { type: 'AWS::CloudFront::OriginAccessControl', id: /FunctionUrl/ },
        'OriginAccessControlConfig.SigningBehavior',
        'never',
      ),
      'a stream cut off while the model thinks': weaken(
        distribution,
        `${CONFIG}.Origins.1.CustomOriginConfig.OriginReadTimeout`,
        10,
      ),
    },
  },
  {
    says: 'stream, API and copies of data are never cached or compressed, and the stream comes first',
    check: (template) => {
      const uncached = (PathPattern: string) =>
        Match.objectLike({
          PathPattern,
          CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // AWS: CachingDisabled
          OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AWS: AllViewerExceptHostHeader
          Compress: false,
        });
      distributed(template, {
        CacheBehaviors: ['/api/analyze-stream*', '/api/*', '/exports/*'].map(uncached),
      });
    },
    breaks: {
      'a cached API': weaken(
        distribution,
        `${CONFIG}.CacheBehaviors.1.CachePolicyId`,
        '658327ea-f89d-4fab-a63d-7e88639e58f6',
      ),
      'a compressed stream': weaken(distribution, `${CONFIG}.CacheBehaviors.0.Compress`, true),
      'no stream': weaken(distribution, `${CONFIG}.CacheBehaviors.0`),
    },
  },
  {
    says: "what reaches an origin carries the viewer's address as CloudFront saw it",
    check: (template) => {
      const [says] = Object.keys(resources(template, 'AWS::CloudFront::Function'));
      const told = Match.objectLike({
        FunctionAssociations: [
          {
            EventType: 'viewer-request',
            FunctionARN: { 'Fn::GetAtt': [says, 'FunctionARN'] },
          },
        ],
      });
      distributed(template, { CacheBehaviors: [told, told, told] });
      template.hasResourceProperties('AWS::CloudFront::Function', {
        AutoPublish: true,
        FunctionCode: Match.stringLikeRegexp(
          "request.headers\\['x-viewer-address'\\] = \\{ value: event.viewer.ip \\}",
        ),
      });
    },
    breaks: {
      'nobody says it': weaken(distribution, `${CONFIG}.CacheBehaviors.1.FunctionAssociations`),
      'the viewer says it': weaken(
        { type: 'AWS::CloudFront::Function' },
        'FunctionCode',
        'function handler(event) { return event.request; }',
      ),
    },
  },
  {
    says: 'the API answers nobody who came past CloudFront',
    check: (template) => {
      const proof = /^\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:",\{"Ref":"OriginSecret/;
      const groups = Object.entries(ownFunctions(template)).filter(
        ([id]) => id.includes('Api') && !id.startsWith('fallback'),
      );
      expect(groups).toHaveLength(7);
      for (const [, { Properties }] of groups) {
        const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
        expect(JSON.stringify(Variables.ORIGIN_PROOF)).toMatch(proof);
      }
      const origins = JSON.stringify(resources(template, distribution.type));
      expect(origins).toContain('"HeaderName":"x-origin-proof"');
    },
    breaks: {
      'a group that does not ask': weaken(
        { type: 'AWS::Lambda::Function', id: /^historyApi/ },
        'Environment.Variables.ORIGIN_PROOF',
      ),
      'a proof that everybody can read': weaken(
        { type: 'AWS::Lambda::Function', id: /^authApi/ },
        'Environment.Variables.ORIGIN_PROOF',
        'proof',
      ),
      'a CloudFront that shows none': weaken(
        distribution,
        `${CONFIG}.Origins.2.OriginCustomHeaders`,
      ),
    },
  },
  {
    says: 'the site comes from its private bucket over HTTP/3, by HTTPS only, compressed',
    check: (template) => {
      distributed(template, {
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        DefaultRootObject: 'index.html',
        DefaultCacheBehavior: Match.objectLike({
          ViewerProtocolPolicy: 'redirect-to-https',
          Compress: true,
        }),
        Origins: Match.arrayWith([
          Match.objectLike({
            S3OriginConfig: Match.anyValue(),
            OriginAccessControlId: Match.anyValue(),
          }),
        ]),
      });
      const behaviours = JSON.stringify(resources(template, distribution.type));
      expect(behaviours).not.toContain('"allow-all"');
    },
    breaks: {
      'HTTP/2': weaken(distribution, `${CONFIG}.HttpVersion`, 'http2'),
      'no TLS': weaken(
        distribution,
        `${CONFIG}.CacheBehaviors.1.ViewerProtocolPolicy`,
        'allow-all',
      ),
      'an open origin': weaken(distribution, `${CONFIG}.Origins.0.OriginAccessControlId`),
      uncompressed: weaken(distribution, `${CONFIG}.DefaultCacheBehavior.Compress`, false),
    },
  },
  {
    says: 'a copy of data is opened by the signature in its address alone',
    check: (template) =>
      distributed(template, {
        Origins: Match.arrayWith([
          Match.objectLike({
            DomainName: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Texts'), 'RegionalDomainName'] },
            OriginAccessControlId: Match.absent(),
          }),
        ]),
      }),
    breaks: {
      'a CloudFront that opens it to everybody': weaken(
        distribution,
        `${CONFIG}.Origins.3.OriginAccessControlId`,
        'opened',
      ),
    },
  },
  {
    says: 'the web ACL stands in front of everything',
    check: (template) => distributed(template, { WebACLId: Match.anyValue() }),
    breaks: { 'no web ACL': weaken(distribution, `${CONFIG}.WebACLId`) },
  },
  {
    says: 'every answer carries the security headers',
    check: (template) => {
      const policy = Match.objectLike({ ResponseHeadersPolicyId: Match.anyValue() });
      distributed(template, {
        DefaultCacheBehavior: policy,
        CacheBehaviors: [policy, policy, policy],
      });
      template.hasResourceProperties(headers.type, {
        ResponseHeadersPolicyConfig: Match.objectLike({
          SecurityHeadersConfig: {
            ContentSecurityPolicy: { ContentSecurityPolicy: Match.anyValue(), Override: true },
            ContentTypeOptions: { Override: true },
            FrameOptions: { FrameOption: 'DENY', Override: true },
            ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
            StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 63_072_000 }),
          },
        }),
      });
    },
    breaks: {
      'an API without': weaken(distribution, `${CONFIG}.CacheBehaviors.1.ResponseHeadersPolicyId`),
      'a page that may be framed': weaken(headers, `${SECURITY}.FrameOptions`),
      'a week of TLS': weaken(
        headers,
        `${SECURITY}.StrictTransportSecurity.AccessControlMaxAgeSec`,
        604_800,
      ),
      'tickets told to others': weaken(headers, `${SECURITY}.ReferrerPolicy`),
      'guessed types': weaken(headers, `${SECURITY}.ContentTypeOptions`),
    },
  },
  {
    says: 'the policy allows OCR to start, and no inline code, foreign host or blob worker',
    check: (template) => {
      const policy = JSON.stringify(resources(template, headers.type));
      expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("worker-src 'self';");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:/);
    },
    breaks: Object.fromEntries(
      ["script-src 'self'", 'default-src *', "worker-src 'self' blob:"].map((weaker) => [
        weaker,
        weaken(headers, `${SECURITY}.ContentSecurityPolicy.ContentSecurityPolicy`, weaker),
      ]),
    ),
  },
];
