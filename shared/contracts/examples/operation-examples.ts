import type * as operation from '#shared/contracts/operation.ts';

import type { ExamplesOf } from './call-example.ts';

export const operationExamples = {
  getOperation: {
    response: {
      analyses: 'paused',
      changedAt: '2026-11-21T12:00:00.000Z',
      tokensToday: 1_284_300,
      dailyTokens: { user: 2_000_000, stage: 60_000_000 },
    },
  },
  changeOperation: {
    body: { analyses: 'paused' },
    response: { message: 'Nowe analizy są wstrzymane.' },
  },
} satisfies ExamplesOf<typeof operation>;
