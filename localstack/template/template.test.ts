import { describe, expect, test } from 'vitest';

import { type Behaviour, behaviourFor } from './behaviours.ts';
import { declaredFunctions, sharedEnvironment } from './functions.ts';
import { declaredSources } from './queues.ts';
import { declaredSchedules } from './schedules.ts';
import { referencesIn } from './template.ts';

const functionWith = (variables: Record<string, unknown>) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Timeout: 5, Environment: { Variables: variables } },
  Metadata: { 'listownik:source': 'functions/api/x/handler.ts' },
});

describe("functions' environment", () => {
  test('a reference to a table becomes its local name', () => {
    const Resources = {
      Rows: { Type: 'AWS::DynamoDB::Table', Properties: {} },
      Fn: functionWith({ TABLE_NAME: { Ref: 'Rows' }, MAIL_FROM: 'a@b.pl' }),
    };
    expect(declaredFunctions({ Resources })[0]?.environment).toEqual({
      TABLE_NAME: 'listownik-rows',
      MAIL_FROM: 'a@b.pl',
    });
  });

  test('a value that cannot be known here is refused by name', () => {
    const Resources = { Fn: functionWith({ QUEUE_URL: { 'Fn::GetAtt': ['Q', 'Url'] } }) };
    expect(() => declaredFunctions({ Resources })).toThrow('QUEUE_URL');
  });

  test('two functions that want different values under one name are refused', () => {
    const Resources = { A: functionWith({ MODE: 'a' }), B: functionWith({ MODE: 'b' }) };
    expect(() => sharedEnvironment(declaredFunctions({ Resources }))).toThrow('MODE');
  });
});

test('rates become milliseconds and other schedules are refused', () => {
  const schedule = (ScheduleExpression: string) => ({
    Resources: {
      Job: { Type: 'AWS::Lambda::Function', Properties: {} },
      Often: {
        Type: 'AWS::Scheduler::Schedule',
        Properties: { ScheduleExpression, Target: { Arn: { 'Fn::GetAtt': ['Job', 'Arn'] } } },
      },
    },
  });
  expect(declaredSchedules(schedule('rate(1 minute)'))).toEqual([
    { functionId: 'Job', everyMs: 60_000 },
  ]);
  expect(declaredSchedules(schedule('rate(2 hours)'))[0]?.everyMs).toBe(7_200_000);
  expect(() => declaredSchedules(schedule('cron(0 3 * * ? *)'))).toThrow('cron');
});

describe('queues', () => {
  const source = (types: string[]) => ({
    Resources: {
      Work: { Type: 'AWS::SQS::Queue', Properties: {} },
      Worker: { Type: 'AWS::Lambda::Function', Properties: {} },
      Source: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: {
          EventSourceArn: { 'Fn::GetAtt': ['Work', 'Arn'] },
          FunctionName: { Ref: 'Worker' },
          BatchSize: 10,
          FunctionResponseTypes: types,
        },
      },
    },
  });

  test('are found with the worker that takes their messages', () => {
    const endpoint = 'http://127.0.0.1:4000';
    expect(declaredSources(source(['ReportBatchItemFailures']), endpoint)).toEqual([
      {
        queueUrl: 'http://127.0.0.1:4000/000000000000/listownik-work',
        functionId: 'Worker',
        batchSize: 10,
      },
    ]);
  });

  test('whose workers cannot name what failed are refused', () => {
    expect(() => declaredSources(source([]), 'http://127.0.0.1:4000')).toThrow();
  });
});

test('references are found however deep they lie', () => {
  const value = {
    'Fn::Join': ['', ['https://', { Ref: 'A' }, { x: { 'Fn::GetAtt': ['B', 'C'] } }]],
  };
  expect(referencesIn(value)).toEqual(['A', 'B']);
});

test('the first behaviour whose pattern fits decides', () => {
  const behaviour = (pattern: string): Behaviour => ({
    pattern,
    methods: ['GET'],
    origin: { kind: 'api' },
    headers: {},
  });
  const behaviours = ['/api/analyze-stream*', '/api/*', '*'].map(behaviour);
  const patternFor = (path: string) => behaviourFor(behaviours, path).pattern;
  expect(patternFor('/api/analyze-stream')).toBe('/api/analyze-stream*');
  expect(patternFor('/api/auth/me')).toBe('/api/*');
  expect(patternFor('/api')).toBe('*');
  expect(patternFor('/')).toBe('*');
});
