import type * as audit from '#shared/contracts/audit.ts';

import { type ExamplesOf, USER_ID } from './call-example.ts';

export const auditExamples = {
  listAudit: {
    query: { month: '2026-11' },
    response: [
      {
        at: '2026-11-21T12:00:00.000Z',
        actorId: 'ad3Fw81rLp',
        subjectId: USER_ID,
        action: 'grant-usage',
        outcome: 'done',
        amount: 10,
        days: 30,
      },
    ],
  },
} satisfies ExamplesOf<typeof audit>;
