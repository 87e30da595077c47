import { expect, test } from 'vitest';

import { startJobs } from './jobs.ts';

const HOUR = 3_600_000;
const schedules = [
  { functionId: 'minutely', everyMs: 60_000 },
  { functionId: 'hourly', everyMs: HOUR },
];

function runtimeThat(invoke: (functionId: string) => Promise<unknown>) {
  return { invoke, stream: () => Promise.resolve() };
}

test('every job runs at the start, and a moved clock runs those that came due', async () => {
  const ran: string[] = [];
  const runtime = runtimeThat((id) => Promise.resolve(ran.push(id)));
  const jobs = await startJobs(schedules, runtime, () => undefined);
  expect(ran.splice(0)).toEqual(['minutely', 'hourly']);
  await jobs.catchUp(120_000);
  expect(ran.splice(0)).toEqual(['minutely']);
  await jobs.catchUp(HOUR);
  expect(ran.splice(0)).toEqual(['minutely', 'hourly']);
  await jobs.catchUp(-HOUR);
  expect(ran).toEqual([]);
  jobs.stop();
});

test('a job never runs twice at once', async () => {
  let atOnce = 0;
  let most = 0;
  const runtime = runtimeThat(async () => {
    most = Math.max(most, (atOnce += 1));
    await new Promise(setImmediate);
    atOnce -= 1;
  });
  const [first] = schedules;
  const jobs = await startJobs(first === undefined ? [] : [first], runtime, () => undefined);
  await Promise.all([jobs.catchUp(HOUR), jobs.catchUp(HOUR)]);
  jobs.stop();
  expect(most).toBe(1);
});

test('a job that fails is reported and the others go on', async () => {
  const failures: string[] = [];
  const runtime = runtimeThat((id) =>
    id === 'minutely' ? Promise.reject(new Error('no table')) : Promise.resolve(),
  );
  const jobs = await startJobs(schedules, runtime, (id) => failures.push(id));
  jobs.stop();
  expect(failures).toEqual(['minutely']);
});
