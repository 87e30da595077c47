import { expect, vi } from 'vitest';

import type { Answer } from './http-event.ts';

/** Names of the commands sent to the table while something is done, in order of the alphabet. */
export async function sendsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const spy = vi.spyOn(dynamo, 'send');
  try {
    await work();
    return spy.mock.calls.map(([command]) => command.constructor.name).sort();
  } finally {
    spy.mockRestore();
  }
}

/**
 * Lets a number of writes reach the table, then makes every further one fail, as if the process had died
 * there. Counters of rate limits are not affected unless the test is about them.
 */
export async function dyingAfter(
  writes: number,
  work: () => Promise<Answer>,
  { countingToo = false, answers }: { countingToo?: boolean; answers?: number } = {},
): Promise<Answer> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const send = dynamo.send.bind(dynamo) as (sent: object) => Promise<unknown>;
  let left = writes;
  const spy = vi.spyOn(dynamo, 'send').mockImplementation(((command: { input: object }) => {
    const writing = /Put|Update|Delete/.test(command.constructor.name);
    const counter = JSON.stringify(command.input).includes('LIMIT#');
    if (writing && (countingToo || !counter) && left-- <= 0) {
      return Promise.reject(new Error('The process died here.'));
    }
    return send(command);
  }) as never); // `send` has one overload per command
  try {
    const answer = await work();
    if (answers === undefined) expect(answer.status).toBeGreaterThanOrEqual(500);
    else expect(answer.status).toBe(answers);
    return answer;
  } finally {
    spy.mockRestore();
  }
}
