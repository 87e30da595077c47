import { expect, it } from 'vitest';

import keptGist from '#shared/letters/reading/gist/gist-weights.json' with { type: 'json' };
import { trainedGist } from '#tests/evaluation/ranker/trained-gist.ts';

it('keeps the weights of points that `npm run train:gist` gives', async () => {
  expect(await trainedGist()).toEqual(keptGist);
}, 240_000);
