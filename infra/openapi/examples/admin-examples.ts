import { account, type CallExamples, USER_ID } from './call-example.ts';

const id = { id: USER_ID };
const usageId = `${USER_ID}.nadanie-7c21`;

export const adminExamples: CallExamples = {
  'GET /api/admin/users': {
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
  'GET /api/admin/stats': {
    response: {
      totalUsers: 128,
      activeSubscriptions: 17,
      analysesToday: 9,
      analysesThisMonth: 204,
    },
  },
  'POST /api/admin/users/{id}/grant-usage': {
    params: id,
    body: { amount: 10, days: 30 },
    response: { message: 'Pomyślnie przyznano dodatkowe analizy.' },
  },
  'DELETE /api/admin/usage/{usageId}': {
    params: { usageId },
    response: { message: 'Przydział analiz został cofnięty.' },
  },
  'POST /api/admin/users/{id}/trigger-reset-password': {
    params: id,
    response: { message: 'Wysłano e-mail do resetowania hasła.' },
  },
  'PATCH /api/admin/users/{id}/role': {
    params: id,
    body: { role: 'ADMIN' },
    response: { message: 'Rola użytkownika została zaktualizowana.' },
  },
  'DELETE /api/admin/users/{id}': {
    params: id,
    response: { message: 'Użytkownik został pomyślnie usunięty.' },
  },
  'GET /api/admin/audit': {
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
  'GET /api/admin/analytics': {
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
};
