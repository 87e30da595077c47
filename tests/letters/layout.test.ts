import { describe, expect, it } from 'vitest';

import { corpora } from '#tests/evaluation/corpora.ts';
import { layoutReport, unsteadyFields } from '#tests/evaluation/layout-report.ts';

/** One letter in twelve of all corpora; `npm run -s eval -- --layouts` reads every one. */
const EVERY = 12;

describe('who writes to whom, under which number and on which day', () => {
  it('stays the same in every layout', async () => {
    const report = await layoutReport(
      corpora.map(({ folder }) => folder),
      EVERY,
    );
    expect(report.letters).toBeGreaterThan(40);
    expect(unsteadyFields(report)).toEqual([]);
  });
});
