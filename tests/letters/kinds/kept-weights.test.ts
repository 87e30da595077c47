import { expect, it } from 'vitest';

import keptGist from '#shared/letters/reading/gist/gist-weights.json' with { type: 'json' };
import keptKinds from '#shared/letters/reading/kinds/kind-weights.json' with { type: 'json' };
import keptNames from '#shared/letters/reading/named/name-weights.json' with { type: 'json' };
import keptAmounts from '#shared/letters/reading/ranker/amount-weights.json' with { type: 'json' };
import keptChoice from '#shared/letters/reading/ranker/choice-weights.json' with { type: 'json' };
import keptReferences from '#shared/letters/reading/references/reference-weights.json' with { type: 'json' };
import keptTerms from '#shared/letters/reading/second-term/term-weights.json' with { type: 'json' };
import { trainedAmounts } from '#tests/evaluation/ranker/trained-amounts.ts';
import { trainedGist } from '#tests/evaluation/ranker/trained-gist.ts';
import { trainedNames } from '#tests/evaluation/ranker/trained-names.ts';
import { trainedReferences } from '#tests/evaluation/ranker/trained-references.ts';
import { trainedTerms } from '#tests/evaluation/ranker/trained-terms.ts';

import { knownLetters } from './known-letters.ts';
import { trainedKinds } from './trained-kinds.ts';

it('keeps the weights of kinds that `npm run train:kinds` gives', async () => {
  expect(trainedKinds(await knownLetters())).toEqual(keptKinds);
});

it('keeps the weights of amounts that `npm run train:ranker` gives', async () => {
  expect(await trainedAmounts()).toEqual({ classes: keptAmounts, choice: keptChoice });
});

it('keeps the weights of numbers that `npm run train:references` gives', async () => {
  expect(await trainedReferences()).toEqual(keptReferences);
});

it('keeps the weights of names that `npm run train:parties` gives', async () => {
  expect(await trainedNames()).toEqual(keptNames);
});

it('keeps the weights of points that `npm run train:gist` gives', async () => {
  expect(await trainedGist()).toEqual(keptGist);
}, 240_000);

it('keeps the weights of terms that `npm run train:terms` gives', async () => {
  expect(await trainedTerms()).toEqual(keptTerms);
}, 480_000);
