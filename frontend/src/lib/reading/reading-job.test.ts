import { expect, it } from 'vitest';

import type { ReadingProgress } from './letter-text.ts';
import { startReadingJob } from './reading-job.ts';

function start() {
  const progress: ReadingProgress[] = [];
  const job = startReadingJob('a.pdf', new AbortController().signal, (step) => progress.push(step));
  return { job, progress };
}

it('never lets the fraction fall and tells the text in page order', () => {
  const { job, progress } = start();
  job.expectPages(2);
  job.advance(0, 0.5);
  job.report('ocr', 1);
  job.advance(0, 0.2);
  job.finishPage(1, { text: 'druga', source: 'ocr', confidence: 0.9, lost: null });
  job.report('ocr', 2);
  job.finishPage(0, { text: 'pierwsza', source: 'ocr', confidence: 0.9, lost: null });
  job.report('ocr', 1);
  expect(progress.map((step) => step.fraction)).toEqual([0.25, 0.75, 1]);
  expect(progress.map((step) => step.text)).toEqual(['', 'druga', 'pierwsza\n\ndruga']);
});

it('frees everything once at its end, and late comers at once', () => {
  const { job, progress } = start();
  const freed: string[] = [];
  job.onEnd(() => freed.push('worker'));
  job.end();
  job.end();
  job.onEnd(() => freed.push('late'));
  job.report('ocr', 1);
  expect(freed).toEqual(['worker', 'late']);
  expect(progress).toEqual([]);
});
