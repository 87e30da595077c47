import { expect, test } from 'vitest';

import { apiHandler } from '#functions/platform/http/api-handler.ts';
import { json } from '#functions/platform/http/respond.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { getHistoryItem } from '#shared/contracts/history.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { caller } from '#tests/support/http-event.ts';
import { logsDuring } from '#tests/support/log-capture.ts';

async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written = await logsDuring(work);
  return written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>); // each line is one object
}

test.each([
  ['served', () => Promise.resolve(json(200, {})), 200],
  ['refused', () => Promise.reject(new AppError('TOO_MANY_REQUESTS')), 429],
  ['broken', () => Promise.reject(new Error('przelew')), 500],
])('a request that is %s leaves one line, which names nobody', async (_, handler, status) => {
  const ask = caller(apiHandler([{ ...getHistoryItem, handler }]));
  const lines = await linesOf(() =>
    ask(getHistoryItem, { params: { id: 'tajne-pismo' }, token: 'tajny' }),
  );
  const told = lines.filter((line) => line.event === 'request');
  expect(told).toEqual([
    {
      ...{ severity: 'INFO', event: 'request', requestId: expect.any(String) as string },
      ...{ route: 'GET /api/history/{id}', method: 'GET', status },
      ...{ ms: expect.any(Number) as number, cold: expect.any(Boolean) as boolean },
    },
  ]);
});

test('a job logs its outcome, and a failed one still fails for Lambda', async () => {
  const done = jobHandler('sweep', () => Promise.resolve('x'));
  const failing = jobHandler('sweep', () => Promise.reject(new Error('no table')));
  const lines = await linesOf(async () => {
    expect(await done()).toBe('x');
    await expect(failing()).rejects.toThrow('no table');
  });
  const told = lines.filter((line) => line.event === 'job');
  expect(told.map(({ job, outcome }) => [job, outcome])).toEqual([
    ['sweep', 'done'],
    ['sweep', 'failed'],
  ]);
});
