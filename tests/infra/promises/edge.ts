import { Match } from 'aws-cdk-lib/assertions';

import { type InfraPromise, weaken } from './promise.ts';

const acl = { type: 'AWS::WAFv2::WebACL' };

/** Of the stack in us-east-1. */
export const edge: readonly InfraPromise[] = [
  {
    says: 'the web ACL stops who asks too much, and sooner who tries passwords',
    check: (template) =>
      template.hasResourceProperties('AWS::WAFv2::WebACL', {
        Scope: 'CLOUDFRONT',
        Rules: [
          Match.objectLike({
            Action: { Block: Match.anyValue() },
            Statement: {
              RateBasedStatement: Match.objectLike({
                AggregateKeyType: 'IP',
                Limit: 100,
                ScopeDownStatement: {
                  AndStatement: {
                    Statements: [
                      { ByteMatchStatement: Match.objectLike({ SearchString: '/api/auth/' }) },
                      { ByteMatchStatement: Match.objectLike({ SearchString: 'POST' }) },
                    ],
                  },
                },
              }),
            },
          }),
          Match.objectLike({
            Action: { Block: Match.anyValue() },
            Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 2_000 } },
          }),
        ],
      }),
    breaks: {
      'no limit': weaken(acl, 'Rules.1'),
      'a limit that only counts': weaken(acl, 'Rules.0.Action', { Count: {} }),
      'a page load that counts as a password': weaken(
        acl,
        'Rules.0.Statement.RateBasedStatement.ScopeDownStatement.AndStatement.Statements.1',
      ),
      'passwords without a limit of their own': weaken(
        acl,
        'Rules.0.Statement.RateBasedStatement.Limit',
        2_000,
      ),
    },
  },
  {
    says: 'no request is kept as a sample: its address and ticket are personal',
    check: (template) =>
      template.hasResourceProperties('AWS::WAFv2::WebACL', {
        VisibilityConfig: Match.objectLike({ SampledRequestsEnabled: false }),
        Rules: Match.arrayWith([
          Match.objectLike({
            VisibilityConfig: Match.objectLike({ SampledRequestsEnabled: false }),
          }),
        ]),
      }),
    breaks: { samples: weaken(acl, 'VisibilityConfig.SampledRequestsEnabled', true) },
  },
];
