import type * as admin from '#shared/contracts/admin.ts';

import { account, type ExamplesOf, USER_ID } from './call-example.ts';

const id = { id: USER_ID };
const usageId = `${USER_ID}.nadanie-7c21`;

export const adminExamples = {
  listUsers: {
    query: { search: 'kowalska' },
    response: [
      {
        ...account,
        subscriptions: [{ status: 'active', productKey: 'BASIC' }],
        usages: [
          {
            id: usageId,
            source: 'admin_grant',
            used: 1,
            quota: 10,
            windowEnd: '2026-12-21T12:00:00.000Z',
          },
        ],
      },
    ],
  },
  getStats: {
    response: {
      totalUsers: 128,
      activeSubscriptions: 17,
      analysesToday: 9,
      analysesThisMonth: 204,
    },
  },
  grantUsage: {
    params: id,
    body: { amount: 10, days: 30 },
    response: { message: 'Pomyślnie przyznano dodatkowe analizy.' },
  },
  revokeUsage: {
    params: { usageId },
    response: { message: 'Przydział analiz został cofnięty.' },
  },
  triggerReset: {
    params: id,
    response: { message: 'Wysłano e-mail do resetowania hasła.' },
  },
  resetSecondFactor: {
    params: id,
    response: { message: 'Drugi składnik logowania tej osoby został usunięty.' },
  },
  changeRole: {
    params: id,
    body: { role: 'ADMIN' },
    response: { message: 'Rola użytkownika została zaktualizowana.' },
  },
  deleteUser: {
    params: id,
    response: { message: 'Użytkownik został pomyślnie usunięty.' },
  },
  getAnalytics: {
    query: { startDate: '2026-11-20', endDate: '2026-11-21' },
    response: {
      totalAnalyses: 3,
      documentTypes: [{ name: 'Wezwanie do zapłaty', value: 3 }],
      threatLevels: [
        { name: 'MEDIUM', value: 2 },
        { name: 'HIGH', value: 1 },
      ],
      topSenders: [{ name: 'Spółdzielnia Mieszkaniowa „Przykład”', value: 2 }],
      analysesOverTime: [
        { date: '2026-11-20', count: 1 },
        { date: '2026-11-21', count: 2 },
      ],
    },
  },
} satisfies ExamplesOf<typeof admin>;
