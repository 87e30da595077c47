import { expect, it } from 'vitest';

import { corpora } from '#tests/evaluation/corpora.ts';

import { faultReport, faultTable } from './fault-report.ts';

/** One letter in twelve; `npm run -s eval -- --faults` plays all of them. */
const EVERY = 12;

it('one wrong thing in a model’s answer is caught or marked, whatever field it is in', async () => {
  const folders = corpora.map(({ folder }) => folder);
  const report = await faultReport(folders, '2026-11-21', EVERY);
  expect(report.missed, faultTable(report)).toEqual([]);
  expect(report.letters).toBeGreaterThanOrEqual(15);
  const played = [...report.fields.values()];
  const all = played.reduce((sum, { caught, marked }) => sum + caught + marked, 0);
  expect(all).toBeGreaterThanOrEqual(700);
});
