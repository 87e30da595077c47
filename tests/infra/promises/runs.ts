import { Match } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';

import { ownFunctions, resources } from '#tests/infra/synthesized.ts';

import { type InfraPromise, remove, weaken } from './promise.ts';

const fn = { type: 'AWS::Lambda::Function', id: /^authApi/ };
const stream = { type: 'AWS::Lambda::Function', id: /^analyzeStream/ };
const schedule = { type: 'AWS::Scheduler::Schedule' };
const queue = { type: 'AWS::SQS::Queue' };
const work = { ...queue, id: /^reminders(?!DeadLetters)/ };
const source = { type: 'AWS::Lambda::EventSourceMapping' };

/** Jobs and how often each runs. */
const RATES: Readonly<Record<string, string>> = {
  'finish-erasures': 'rate(5 minutes)',
  'look-outside': 'rate(5 minutes)',
  'reconcile-billing': 'rate(1 hour)',
  'roll-up-days': 'rate(1 hour)',
  'send-notifications': 'rate(1 minute)',
  'settle-runs': 'rate(1 minute)',
  'sweep-texts': 'rate(1 hour)',
};

export const runs: readonly InfraPromise[] = [
  {
    says: 'every function of ours is Node 24 on arm64 and names its source',
    check: (template) => {
      const functions = Object.values(ownFunctions(template));
      expect(functions).toHaveLength(20);
      for (const { Properties, ...rest } of functions) {
        expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
        expect(JSON.stringify(rest)).toMatch(/"listownik:source":"functions\/[^"]+\/handler\.ts"/);
      }
    },
    breaks: {
      'an old Node': weaken(fn, 'Runtime', 'nodejs20.x'),
      'another processor': weaken(fn, 'Architectures.0', 'x86_64'),
      'a function less': remove(fn),
    },
  },
  {
    says: 'no function sends its traces, and with them what passes through it, elsewhere',
    check: (template) => {
      for (const { Properties } of Object.values(ownFunctions(template))) {
        expect(Properties.TracingConfig).toBeUndefined();
      }
    },
    breaks: { tracing: weaken(fn, 'TracingConfig', { Mode: 'Active' }) },
  },
  {
    says: 'every log is kept for a set time',
    check: (template) => {
      for (const { Properties } of Object.values(ownFunctions(template))) {
        expect(JSON.stringify(Properties.LoggingConfig)).toMatch(
          /^\{"LogGroup":\{"Ref":"\w+"\}\}$/,
        );
      }
      template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
      expect(Object.keys(resources(template, 'AWS::Logs::LogGroup'))).toHaveLength(21);
    },
    breaks: {
      'a log for ever': weaken({ type: 'AWS::Logs::LogGroup' }, 'RetentionInDays'),
      'a log of its own making': weaken(fn, 'LoggingConfig'),
    },
  },
  {
    says: 'the stream outlives its 55-second run, and requests end before the HTTP API gives up',
    check: (template) => {
      for (const [id, { Properties }] of Object.entries(ownFunctions(template))) {
        if (id.startsWith('analyzeStream')) expect(Properties.Timeout).toBe(75);
        else if (id.includes('Api')) expect(Properties.Timeout).toBe(20);
        else expect(Properties.Timeout).toBe(55); // a job ends before its next run begins
      }
    },
    breaks: {
      'a stream cut off': weaken(stream, 'Timeout', 30),
      'a request that is waited for in vain': weaken(fn, 'Timeout', 60),
      'a job that meets itself': weaken({ ...fn, id: /^settleruns/ }, 'Timeout', 120),
    },
  },
  {
    says: 'each job runs at its rate',
    check: (template) => {
      const rates = Object.entries(resources(template, 'AWS::Scheduler::Schedule')).map(
        ([id, { Properties }]) => [id.split('Schedule')[0], Properties.ScheduleExpression],
      );
      const wanted = Object.entries(RATES).map(([job, rate]) => [job.replaceAll('-', ''), rate]);
      expect(rates.sort()).toEqual(wanted.sort());
      template.allResourcesProperties('AWS::Scheduler::Schedule', { State: 'ENABLED' });
    },
    breaks: {
      'a sweep a day': weaken({ ...schedule, id: /^sweep/ }, 'ScheduleExpression', 'rate(1 day)'),
      'no sweep': remove({ ...schedule, id: /^sweep/ }),
      'a job asleep': weaken(schedule, 'State', 'DISABLED'),
    },
  },
  {
    says: 'runs that could not be started wait two weeks, encrypted, to be looked at',
    check: (template) => {
      template.allResourcesProperties('AWS::Scheduler::Schedule', {
        Target: Match.objectLike({ DeadLetterConfig: { Arn: Match.anyValue() } }),
      });
      template.allResourcesProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true });
      for (const [id, { Properties }] of Object.entries(resources(template, 'AWS::SQS::Queue'))) {
        const days = id.includes('DeadLetters') ? 14 : 4;
        expect([id, Properties.MessageRetentionPeriod]).toEqual([id, days * 24 * 3_600]);
      }
    },
    breaks: {
      'lost runs': weaken(schedule, 'Target.DeadLetterConfig'),
      'a day': weaken(queue, 'MessageRetentionPeriod', 86_400),
      'in the clear': weaken(queue, 'SqsManagedSseEnabled', false),
    },
  },
  {
    says: 'a worker is given ten messages, names those that failed, and never meets itself',
    check: (template) => {
      const sources = Object.values(resources(template, 'AWS::Lambda::EventSourceMapping'));
      expect(sources).toHaveLength(2);
      for (const { Properties } of sources) {
        expect(Properties).toMatchObject({
          BatchSize: 10,
          FunctionResponseTypes: ['ReportBatchItemFailures'],
          ScalingConfig: { MaximumConcurrency: 2 },
        });
        const { Ref } = Properties.FunctionName as { Ref: string };
        const worker = ownFunctions(template)[Ref];
        const [source] = (Properties.EventSourceArn as { 'Fn::GetAtt': string[] })['Fn::GetAtt'];
        const queueOf = resources(template, 'AWS::SQS::Queue')[source ?? ''];
        expect(queueOf?.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(
          6 * Number(worker?.Properties.Timeout),
        );
        expect(queueOf?.Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: 5 });
      }
    },
    breaks: {
      'a batch that fails as a whole': weaken(source, 'FunctionResponseTypes'),
      'everything at once': weaken(source, 'ScalingConfig'),
      'a batch in work delivered again': weaken(work, 'VisibilityTimeout', 60),
      'a message that is tried for ever': weaken(work, 'RedrivePolicy'),
    },
  },
  {
    says: 'mail is signed, encrypted on its way, and never sent again to who bounced or complained',
    check: (template) => {
      template.hasResourceProperties('AWS::SES::EmailIdentity', {
        EmailIdentity: 'listownik.example',
        ConfigurationSetAttributes: { ConfigurationSetName: Match.anyValue() },
        MailFromAttributes: { MailFromDomain: 'mail.listownik.example' },
        DkimAttributes: Match.absent(), // SES signs by default
      });
      template.hasResourceProperties('AWS::SES::ConfigurationSet', {
        DeliveryOptions: { TlsPolicy: 'REQUIRE' },
        SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
        ReputationOptions: { ReputationMetricsEnabled: true },
      });
      template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
        EventDestination: Match.objectLike({
          Enabled: true,
          MatchingEventTypes: ['send', 'bounce', 'complaint', 'reject'],
          CloudWatchDestination: Match.anyValue(),
        }),
      });
    },
    breaks: {
      'unsigned mail': weaken({ type: 'AWS::SES::EmailIdentity' }, 'DkimAttributes', {
        SigningEnabled: false,
      }),
      'mail in the clear': weaken({ type: 'AWS::SES::ConfigurationSet' }, 'DeliveryOptions'),
      'no suppression': weaken({ type: 'AWS::SES::ConfigurationSet' }, 'SuppressionOptions'),
      'bounces of nobody': remove({ type: 'AWS::SES::ConfigurationSetEventDestination' }),
      'an identity without its set': weaken(
        { type: 'AWS::SES::EmailIdentity' },
        'ConfigurationSetAttributes',
      ),
    },
  },
];
