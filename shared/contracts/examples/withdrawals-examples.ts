import type * as withdrawals from '#shared/contracts/withdrawals.ts';

import { account, type ExamplesOf } from './call-example.ts';

const person = { name: 'Anna Kowalska', plan: 'BASIC' } as const;
const withdrawal = {
  ...person,
  id: 'sub_przyklad',
  email: account.email,
  at: '2026-11-22T13:05:10.000Z',
  state: 'refunded',
  refundGrosze: 4_410,
} as const;

export const withdrawalsExamples = {
  getPurchase: {
    response: {
      purchase: {
        id: 'sub_przyklad',
        plan: 'BASIC',
        boughtAt: '2026-11-19T10:00:00.000Z',
        withdrawUntil: '2026-12-03',
        startRequested: true,
        paidGrosze: 4_900,
        refundGrosze: 4_410,
      },
      withdrawals: [],
    },
  },
  withdraw: { body: { purchaseId: 'sub_przyklad', name: person.name }, response: withdrawal },
  declareWithdrawal: {
    body: { ...person, email: account.email },
    response: { message: 'Odstąpienie przyjęte.', at: withdrawal.at },
  },
  listWithdrawals: { response: [withdrawal] },
  closeWithdrawal: {
    params: { id: 'od7Kd02mQx' },
    response: { message: 'Odnotowano, że odstąpienie zostało załatwione.' },
  },
} satisfies ExamplesOf<typeof withdrawals>;
