import { Match } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';

import { resources } from '#tests/infra/synthesized.ts';

import { type InfraPromise, remove, weaken } from './promise.ts';
import { alarmsOf } from './watched.ts';

const alarm = (name: string) => ({ type: 'AWS::CloudWatch::Alarm', id: new RegExp(name) });
const delivery = { type: 'AWS::Logs::Delivery' };

/** Of the stack in us-east-1 that watches CloudFront. */
export const edgeWatched: readonly InfraPromise[] = [
  {
    says: 'failures at the edge ring, and so does what the web ACL turns away',
    check: (template) => {
      const alarms = alarmsOf(template);
      expect(alarms['edge-failures']).toMatchObject({
        Namespace: 'AWS/CloudFront',
        MetricName: '5xxErrorRate',
        Dimensions: [
          { Name: 'DistributionId', Value: expect.anything() as unknown },
          { Name: 'Region', Value: 'Global' },
        ],
      });
      for (const [name, rule] of [
        ['edge-blocked', 'ALL'],
        ['edge-blocked-sign-ins', 'SignIns'],
      ] as const) {
        expect(alarms[name]).toMatchObject({
          Namespace: 'AWS/WAFV2',
          MetricName: 'BlockedRequests',
          Dimensions: [
            { Name: 'Rule', Value: rule },
            { Name: 'WebACL', Value: 'Listownik-prod' },
          ],
        });
      }
      template.allResourcesProperties('AWS::CloudWatch::Alarm', {
        AlarmActions: [Match.anyValue()],
      });
      template.hasResourceProperties('AWS::SNS::Subscription', {
        Protocol: 'email',
        Endpoint: 'alarm@listownik.example',
      });
    },
    breaks: {
      'an outage unheard': remove(alarm('edgefailures')),
      'passwords tried unheard': remove(alarm('edgeblockedsignins')),
      'an alarm for nobody': weaken(alarm('edgefailures'), 'AlarmActions'),
      'no subscriber': remove({ type: 'AWS::SNS::Subscription' }),
    },
  },
  {
    says: 'the log of CloudFront names nobody: no address, path, query, cookie or browser',
    check: (template) => {
      const [found] = Object.values(resources(template, delivery.type));
      const fields = found?.Properties.RecordFields as string[];
      expect(fields).toEqual(expect.arrayContaining(['sc-status', 'x-edge-detailed-result-type']));
      expect(
        fields.filter((name) => /^c-|uri|cookie|referer|user-agent|forwarded|host/i.test(name)),
      ).toEqual([]);
      template.hasResourceProperties('AWS::Logs::DeliverySource', { LogType: 'ACCESS_LOGS' });
      template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
    },
    breaks: {
      'every field': weaken(delivery, 'RecordFields'),
      'an address': weaken(delivery, 'RecordFields.0', 'c-ip'),
      'a ticket': weaken(delivery, 'RecordFields.0', 'cs-uri-query'),
      'no log': remove(delivery),
      'a log for ever': weaken({ type: 'AWS::Logs::LogGroup' }, 'RetentionInDays'),
    },
  },
];
