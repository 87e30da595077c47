import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';

import { ownFunctions, resources } from '#tests/infra/synthesized.ts';

import { type InfraPromise, remove, rewrite, weaken } from './promise.ts';

const alarm = (name: string) => ({ type: 'AWS::CloudWatch::Alarm', id: new RegExp(name) });
const functionsRoom = join(import.meta.dirname, '..', '..', '..', 'functions');

/** Alarms by their names without the stage. */
export function alarmsOf(template: Template): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.values(resources(template, 'AWS::CloudWatch::Alarm')).map(({ Properties }) => [
      String(Properties.AlarmName).replace('listownik-prod-', ''),
      Properties,
    ]),
  );
}

type Heard = { MetricName?: string; Namespace?: string; Dimensions?: unknown };

/** The metrics that alarms listen to, also those that one computes with. */
function heardBy(alarms: Record<string, Record<string, unknown>>): Heard[] {
  return Object.values(alarms).flatMap((one) => {
    const computed = (one.Metrics ?? []) as { MetricStat?: { Metric: Heard } }[]; // CloudFormation's own shape
    return [one, ...computed.map(({ MetricStat }) => MetricStat?.Metric ?? {})];
  });
}

/** Names of the metrics that the code writes. */
function writtenMetrics(): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(functionsRoom, { recursive: true, encoding: 'utf-8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const code = readFileSync(join(functionsRoom, file), 'utf-8');
    if (!/\bmetric\(/.test(code)) continue;
    for (const [, name = ''] of code.matchAll(/'([A-Z][A-Za-z]+)'/g)) names.add(name);
  }
  return names;
}

export const watched: readonly InfraPromise[] = [
  {
    says: 'the promise of 24 hours is watched: the oldest text, and who looks for it',
    check: (template) => {
      const alarms = alarmsOf(template);
      expect(alarms['oldest-text']).toMatchObject({
        MetricName: 'OldestTextAge',
        Statistic: 'Maximum',
        Threshold: 79_200,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      });
      expect(alarms['sweeper-silent']).toMatchObject({
        MetricName: 'OldestTextAge',
        Statistic: 'SampleCount',
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
      });
    },
    breaks: {
      'too late': weaken(alarm('oldesttext'), 'Threshold', 90_000),
      'nobody looks': remove(alarm('oldesttext')),
      'silence is fine': weaken(alarm('sweepersilent'), 'TreatMissingData', 'notBreaching'),
    },
  },
  {
    says: 'every function rings when it crashes, and every job when it cannot be started',
    check: (template) => {
      const alarms = alarmsOf(template);
      for (const id of Object.keys(ownFunctions(template))) {
        const watching = Object.values(alarms).filter(
          (one) => one.MetricName === 'Errors' && JSON.stringify(one.Dimensions).includes(id),
        );
        expect([id, watching.length]).toEqual([id, 1]);
      }
      for (const id of Object.keys(resources(template, 'AWS::SQS::Queue'))) {
        const watching = Object.values(alarms).filter((one) =>
          JSON.stringify(one.Dimensions ?? '').includes(id),
        );
        expect([id, watching.length]).toEqual([id, 1]);
      }
    },
    breaks: {
      'a function of nobody': remove(alarm('errorsanalyzeStream')),
      'a queue of nobody': remove(alarm('deadletterssweep')),
    },
  },
  {
    says: 'slow and failed answers, failed runs, refunds, returned mail, throttles and tokens ring',
    check: (template) => {
      const names = Object.keys(alarmsOf(template));
      expect(names).toEqual(
        expect.arrayContaining([
          ...['api-failures', 'api-slow', 'runs-failed', 'runs-slow', 'runs-unsettled'],
          ...[
            'runs-by-rules',
            'model-unusable',
            'refunds',
            'tokens',
            'text-deletions-failed',
            'mail-bounces',
            'mail-complaints',
          ],
          ...[
            'billing-unreconciled',
            'billing-behind',
            'reminders-behind',
            'throttled-functions',
            'throttled-reads',
          ],
          ...['throttled-writes', 'erasures-unfinished', 'sweeper-silent', 'settle-runs-silent'],
          ...['send-notifications-silent', 'finish-erasures-silent', 'reconcile-billing-silent'],
        ]),
      );
    },
    breaks: {
      'bounces of no interest': remove(alarm('mailbounces')),
      'refunds of no interest': remove(alarm('refunds')),
      'a slow API': remove(alarm('apislow')),
    },
  },
  {
    says: 'failures are judged by their share, so that an alarm means the same at any size',
    check: (template) => {
      const alarms = alarmsOf(template);
      for (const [name, atLeast, percent] of [
        ['api-failures', 5, 1],
        ['availability-budget', 10, 0.6],
        ['runs-failed', 5, 5],
        ['runs-by-rules', 5, 5],
        ['refunds', 20, 10],
      ] as const) {
        const { Metrics, Threshold } = alarms[name] ?? {};
        expect([name, Threshold]).toEqual([name, percent]);
        expect(JSON.stringify(Metrics)).toContain(`IF(part >= ${atLeast}, 100 * part / (`);
      }
      // Of the day's ceiling, whatever the stage sets.
      expect(alarms.tokens).toMatchObject({ Threshold: 10_000_000 });
    },
    breaks: {
      'a count': weaken(alarm('refunds'), 'Metrics.0.Expression', 'part'),
      'one of many': weaken(alarm('apifailures'), 'Threshold', 0.01),
    },
  },
  {
    says: 'what people may rely on is computed over four weeks',
    check: (template) => {
      const [dashboard] = Object.values(resources(template, 'AWS::CloudWatch::Dashboard'));
      const body = JSON.stringify(dashboard?.Properties.DashboardBody);
      for (const objective of ['objective 99.9', 'objective 95', 'objective 99)', '86400']) {
        expect(body).toContain(objective);
      }
      expect(body.split('-P28D')).toHaveLength(5);
      expect(body).toContain('PR(:800)');
    },
    breaks: { 'nobody counts': rewrite(/-P28D/g, '-P1D') },
  },
  {
    says: 'a job that falls silent rings, and so does a product that does not answer from outside',
    check: (template) => {
      const alarms = alarmsOf(template);
      const jobs = ['settle-runs', 'send-notifications', 'reconcile-billing', 'roll-up-days'];
      for (const name of [...jobs, 'sweeper']) {
        expect(alarms[`${name}-silent`]).toMatchObject({
          Statistic: 'SampleCount',
          ComparisonOperator: 'LessThanThreshold',
          TreatMissingData: 'breaching',
        });
      }
      expect(alarms['outside-checks']).toMatchObject({
        MetricName: 'OutsideChecksFailed',
        TreatMissingData: 'breaching',
      });
    },
    breaks: {
      'reminders that stop unheard': remove(alarm('sendnotificationssilent')),
      'silence that is fine': weaken(alarm('settlerunssilent'), 'TreatMissingData', 'notBreaching'),
      'nobody outside': remove(alarm('outsidechecks')),
    },
  },
  {
    says: 'days that are over and not rolled up ring',
    check: (template) =>
      expect(alarmsOf(template)['roll-up-behind']).toMatchObject({
        MetricName: 'DaysNotRolledUp',
        Statistic: 'Maximum',
        Threshold: 1,
        EvaluationPeriods: 3,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      }),
    breaks: {
      'nobody looks': remove(alarm('rollupbehind')),
      'a week late': weaken(alarm('rollupbehind'), 'Threshold', 7),
    },
  },
  {
    says: 'two stages of one account never hear one another',
    check: (template) => {
      const own = heardBy(alarmsOf(template)).filter(({ Namespace }) => Namespace === 'Listownik');
      expect(own.length).toBeGreaterThan(5);
      for (const { Dimensions } of own) {
        expect(Dimensions).toEqual([{ Name: 'Stage', Value: 'prod' }]);
      }
    },
    breaks: {
      'one pulse for all': weaken(alarm('settlerunssilent'), 'Dimensions'),
      'one share of all': weaken(alarm('runsfailed'), 'Metrics.1.MetricStat.Metric.Dimensions'),
    },
  },
  {
    says: 'each request leaves one line without an address, also one that no function saw',
    check: (template) => {
      const [stage] = Object.values(resources(template, 'AWS::ApiGatewayV2::Stage'));
      const format = JSON.stringify(stage?.Properties.AccessLogSettings ?? {});
      expect(format).toContain('$context.requestId');
      expect(format).toContain('$context.routeKey');
      expect(format).not.toMatch(/sourceIp|\$context\.path|userAgent|identity/);
    },
    breaks: {
      'no line': weaken({ type: 'AWS::ApiGatewayV2::Stage' }, 'AccessLogSettings'),
      'a line with an address': weaken(
        { type: 'AWS::ApiGatewayV2::Stage' },
        'AccessLogSettings.Format',
        '$context.requestId $context.routeKey $context.identity.sourceIp',
      ),
    },
  },
  {
    says: 'every alarm is heard by somebody, also when it is over',
    check: (template) => {
      template.allResourcesProperties('AWS::CloudWatch::Alarm', {
        AlarmActions: [Match.anyValue()],
        OKActions: [Match.anyValue()],
        AlarmDescription: Match.anyValue(),
      });
      template.hasResourceProperties('AWS::SNS::Subscription', {
        Protocol: 'email',
        Endpoint: 'alarm@listownik.example',
      });
    },
    breaks: {
      'an alarm for nobody': weaken(alarm('runsfailed'), 'AlarmActions'),
      'no subscriber': remove({ type: 'AWS::SNS::Subscription' }),
    },
  },
  {
    says: 'an alarm listens only to metrics that the code writes',
    check: (template) => {
      const written = writtenMetrics();
      const heard = heardBy(alarmsOf(template))
        .filter(({ Namespace }) => Namespace === 'Listownik')
        .map(({ MetricName }) => String(MetricName));
      expect(heard.filter((name) => !written.has(name))).toEqual([]);
    },
    breaks: {
      'a metric of nobody': weaken(alarm('oldesttext'), 'MetricName', 'EldestText'),
      'a share of nothing': weaken(
        alarm('runsfailed'),
        'Metrics.1.MetricStat.Metric.MetricName',
        'RunsBroken',
      ),
    },
  },
  {
    says: 'what is asked first at night looks into the log of every function',
    check: (template) => {
      const logs = Object.values(ownFunctions(template)).map(
        ({ Properties }) =>
          (Properties.LoggingConfig as { LogGroup: { Ref: string } }).LogGroup.Ref,
      );
      const queries = Object.values(resources(template, 'AWS::Logs::QueryDefinition'));
      expect(queries.map(({ Properties }) => Properties.Name).sort()).toEqual(
        ['erased-accounts', 'errors', 'one-request'].map((name) => `listownik-prod/${name}`),
      );
      for (const { Properties } of queries) {
        const asked = (Properties.LogGroupNames as { Ref: string }[]).map(({ Ref }) => Ref);
        expect(asked.sort()).toEqual(logs.sort());
      }
    },
    breaks: {
      'a function whose errors nobody finds': weaken(
        { type: 'AWS::Logs::QueryDefinition', id: /^QueriesErrors/ },
        'LogGroupNames.0',
      ),
      'no errors': remove({ type: 'AWS::Logs::QueryDefinition', id: /^QueriesErrors/ }),
    },
  },
  {
    says: 'the dashboard shows errors, p95, oldest text, failed runs, refunds, returned mail and spend',
    check: (template) => {
      const body = JSON.stringify(resources(template, 'AWS::CloudWatch::Dashboard'));
      const shown = [
        ...['Errors', 'p95', 'OldestTextAge', 'RunsFailed', 'AnalysesGivenBack', 'Bounce'],
        ...['EstimatedCharges', 'ModelTokens', 'ThrottleEvents'],
      ];
      for (const name of shown) expect(body).toContain(name);
      expect(body.match(/Duration/g)).toHaveLength(Object.keys(ownFunctions(template)).length + 2); // two of the stream's
    },
    breaks: {
      'no dashboard': remove({ type: 'AWS::CloudWatch::Dashboard' }),
      'an empty one': weaken({ type: 'AWS::CloudWatch::Dashboard' }, 'DashboardBody', '{}'),
    },
  },
  {
    says: 'the bill is told before it is over the budget',
    check: (template) =>
      template.hasResourceProperties('AWS::Budgets::Budget', {
        Budget: Match.objectLike({
          BudgetLimit: { Amount: 100, Unit: 'USD' },
          TimeUnit: 'MONTHLY',
        }),
        NotificationsWithSubscribers: [
          {
            Notification: Match.objectLike({ NotificationType: 'ACTUAL', Threshold: 80 }),
            Subscribers: [{ Address: 'alarm@listownik.example', SubscriptionType: 'EMAIL' }],
          },
          Match.objectLike({
            Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }),
          }),
        ],
      }),
    breaks: {
      'no budget': remove({ type: 'AWS::Budgets::Budget' }),
      'told to nobody': weaken(
        { type: 'AWS::Budgets::Budget' },
        'NotificationsWithSubscribers.0.Subscribers',
        [],
      ),
    },
  },
];
