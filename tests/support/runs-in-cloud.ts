import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import type { AnalysisContext } from '#functions/core/analysis/analysis-context.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { UploadedText } from '#shared/contracts/upload.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import {
  type AnalysisProduct,
  letter,
  type Person,
  startAnalysisProduct,
} from './analysis-product.ts';
import { answersD20 } from './scripted-answers.ts';

/** No test waits for the pauses of the product. */
export const pace: Partial<AnalysisContext> = {
  tickMs: 20,
  pollMs: 10,
  model: { random: () => 0, sleep: () => Promise.resolve() },
};

export const query = (upload: UploadedText) => ({ fileIds: upload.fileId, token: upload.ticket });

export async function started(person: Person, upload: UploadedText, clock: Clock = systemClock) {
  const { openAnalysis } = await import('#functions/core/analysis/open-analysis.ts');
  return openAnalysis(person.userId, upload.fileId, clock);
}

/** Opens and consumes an analysis at a test's pace. */
export async function analyzed(
  person: Person,
  upload: UploadedText,
  context: Partial<AnalysisContext> = {},
): Promise<AnalysisEvent[]> {
  const { analyze } = await import('#functions/core/analysis/analyze.ts');
  const opened = await started(person, upload, context.clock);
  return collected(analyze(opened, { ...pace, ...context }));
}

export async function collected(events: AsyncIterable<AnalysisEvent>): Promise<AnalysisEvent[]> {
  const all: AnalysisEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export async function settleDue(clock: Clock) {
  const { settleDueRuns } = await import('#functions/core/flows/settle-due-runs.ts');
  return settleDueRuns(clock);
}

export async function runOf(person: Person, upload: UploadedText) {
  const { findRun } = await import('#functions/core/runs/run-repository.ts');
  return findRun(person.userId, upload.fileId);
}

/** Progress never falls. */
export function expectForward(events: readonly AnalysisEvent[]) {
  const progress = events.map((event) => event.progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
}

/** A separate product for a test file, with the letter that its tests analyse. */
export function runsInCloud() {
  let product: AnalysisProduct | undefined;
  let text = '';
  beforeAll(async () => {
    product = await startAnalysisProduct();
    text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  });
  afterAll(() => product?.close());
  afterEach(() => {
    running().model.otherwise(answersD20);
    running().model.requests.length = 0;
  });
  const running = () => {
    if (product === undefined) throw new Error('The product has not started.');
    return product;
  };
  return {
    get product() {
      return running();
    },
    get text() {
      return text;
    },
    /** Everything is settled: the used analyses, none open, no text kept. */
    async expectNothingLeft(person: Person, used: number) {
      const { used: counted, openRuns } = await running().packageOf(person);
      expect({ used: counted, open: [...openRuns] }).toEqual({ used, open: [] });
      const objects = await running().cloud.objects();
      expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
    },
  };
}
