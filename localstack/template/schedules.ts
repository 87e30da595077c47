import * as z from 'zod/mini';

import { resourcesOf, targetOf, type Template } from './template.ts';

export type DeclaredSchedule = { functionId: string; everyMs: number };

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Scheduled functions. Only `rate(…)` is supported here. */
export function declaredSchedules(template: Template): DeclaredSchedule[] {
  return resourcesOf(
    template,
    'AWS::Scheduler::Schedule',
    z.object({ ScheduleExpression: z.string(), Target: z.object({ Arn: z.unknown() }) }),
  ).map(({ properties }) => ({
    functionId: targetOf(template, properties.Target.Arn),
    everyMs: rateOf(properties.ScheduleExpression),
  }));
}

function rateOf(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (count === undefined || unit === undefined) {
    throw new Error(`The local cloud cannot follow the schedule ${expression}.`);
  }
  return Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]; // the pattern only allows these units
}
