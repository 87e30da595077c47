import { expect, it } from 'vitest';

import keptTerms from '#shared/letters/reading/second-term/term-weights.json' with { type: 'json' };
import { trainedTerms } from '#tests/evaluation/ranker/trained-terms.ts';

it('keeps the weights of terms that `npm run train:terms` gives', async () => {
  expect(await trainedTerms()).toEqual(keptTerms);
}, 480_000);
