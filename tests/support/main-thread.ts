import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.looseObject({ name: z.optional(z.string()) })),
});
const trace = z.object({ traceEvents: z.array(event) });

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The tasks of the page's main thread while `work` runs, the longest first, in milliseconds of the thread's own
 * time: what the machine gives to others meanwhile does not count, so a busy machine changes little.
 */
export async function tasksOf(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString('utf-8')));
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = (pid: number, tid: number) =>
    mains.some((main) => main.pid === pid && main.tid === tid);
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && isMain(pid, tid))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((a, b) => b - a);
}
