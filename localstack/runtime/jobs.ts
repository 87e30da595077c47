import type { DeclaredSchedule } from '#localstack/template/schedules.ts';

import type { LambdaRuntime } from './functions.ts';

export type Jobs = {
  /** Runs the jobs that come due while the clock moves on by this many milliseconds. */
  catchUp: (elapsedMs: number) => Promise<void>;
  stop: () => void;
};

/** Runs each scheduled function at its rate, never twice at the same time. */
export async function startJobs(
  schedules: readonly DeclaredSchedule[],
  runtime: LambdaRuntime,
  onFailure: (functionId: string, error: unknown) => void,
): Promise<Jobs> {
  const running = new Map<string, Promise<void>>();
  const run = ({ functionId }: DeclaredSchedule): Promise<void> => {
    const current =
      running.get(functionId) ??
      runtime
        .invoke(functionId, { source: 'aws.scheduler' })
        .then(() => undefined)
        .catch((error: unknown) => {
          onFailure(functionId, error);
        })
        .finally(() => running.delete(functionId));
    running.set(functionId, current);
    return current;
  };
  const runAll = async (due: readonly DeclaredSchedule[]) => {
    await Promise.all(due.map(run));
  };
  await runAll(schedules);
  const timers = schedules.map((schedule) =>
    setInterval(() => void run(schedule), schedule.everyMs).unref(),
  );
  return {
    catchUp: (elapsedMs) => runAll(schedules.filter(({ everyMs }) => everyMs <= elapsedMs)),
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
