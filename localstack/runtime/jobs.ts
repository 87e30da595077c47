import type { DeclaredSchedule } from '#localstack/template/schedules.ts';

import type { LambdaRuntime } from './functions.ts';

export type Jobs = {
  /** Runs what would have come due while the clock moved on by so many milliseconds. */
  catchUp: (elapsedMs: number) => Promise<void>;
  stop: () => void;
};

/** Runs each scheduled function now and then at its rate, never twice at once. */
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
