import {
  type AdminUser,
  changeRole,
  deleteUser,
  getAnalytics,
  getStats,
  grantUsage,
  listUsers,
  revokeUsage,
  triggerReset,
} from '#shared/contracts/admin.ts';
import { type Act, type MessageCase, press } from '#tests/support/message-case.ts';
import type { Wire } from '#tests/support/wire.ts';
import { personOf } from '#tests/support/wire-people.ts';

const failed = { status: 500 };
const done = { message: 'ok' };

const person: AdminUser = {
  ...personOf(),
  email: 'jan.kowalski@poczta.example',
  subscriptions: [],
  usages: [
    {
      id: 'user-0000000001.grant:1',
      source: 'admin_grant',
      used: 1,
      quota: 10,
      windowEnd: '2099-01-01T00:00:00.000Z',
    },
    {
      id: 'user-0000000001.grant:0',
      source: 'admin_grant',
      used: 1,
      quota: 10,
      windowEnd: '2026-01-01T00:00:00.000Z',
    },
  ],
};

const open = (item: string): Act => {
  return async (page) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await press(/^Akcje: jan/)(page);
    await page.getByRole('menuitem', { name: item }).click();
  };
};

const thenPress = (item: string, button: string | RegExp): Act => {
  return async (page) => {
    await open(item)(page);
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
  };
};

const people = (rule?: (wire: Wire) => void) => (wire: Wire) => {
  wire.answers(listUsers, [person]);
  wire.answers(getStats, {
    totalUsers: 2,
    activeSubscriptions: 0,
    analysesToday: 1,
    analysesThisMonth: 4,
  });
  rule?.(wire);
};

const admin = { as: 'admin', route: 'admin/users' } as const;

export const adminMessages: readonly MessageCase[] = [
  {
    ...admin,
    says: 'Nie udało się pobrać listy użytkowników.',
    wire: people((wire) => wire.fails(listUsers, failed)),
  },
  {
    ...admin,
    says: 'Nie udało się pobrać statystyk.',
    wire: people((wire) => wire.fails(getStats, failed)),
  },
  {
    ...admin,
    says: 'Nie udało się przyznać analiz.',
    wire: people((wire) => wire.fails(grantUsage, failed)),
    act: thenPress('Zarządzaj limitem', 'Przyznaj'),
  },
  {
    ...admin,
    says: 'Pomyślnie przyznano dodatkowe analizy.',
    wire: people((wire) => wire.answers(grantUsage, done)),
    act: thenPress('Zarządzaj limitem', 'Przyznaj'),
  },
  {
    ...admin,
    says: 'Nie udało się cofnąć przydziału.',
    wire: people((wire) => wire.fails(revokeUsage, failed)),
    act: thenPress('Zarządzaj limitem', /^Cofnij/),
  },
  {
    ...admin,
    says: 'Przydział analiz został cofnięty.',
    wire: people((wire) => wire.answers(revokeUsage, done)),
    act: thenPress('Zarządzaj limitem', /^Cofnij/),
  },
  { ...admin, says: 'Wygasło', wire: people(), act: open('Zarządzaj limitem') },
  {
    ...admin,
    says: 'Nie udało się wysłać e-maila.',
    wire: people((wire) => wire.fails(triggerReset, failed)),
    act: open('Resetuj hasło'),
  },
  {
    ...admin,
    says: 'Wysłano e-mail do resetowania hasła.',
    wire: people((wire) => wire.answers(triggerReset, done)),
    act: open('Resetuj hasło'),
  },
  {
    ...admin,
    says: 'Nie udało się zaktualizować roli.',
    wire: people((wire) => wire.fails(changeRole, failed)),
    act: open('Zmień rolę'),
  },
  {
    ...admin,
    says: 'Rola użytkownika została zaktualizowana.',
    wire: people((wire) => wire.answers(changeRole, done)),
    act: open('Zmień rolę'),
  },
  {
    ...admin,
    says: 'Nie udało się usunąć użytkownika.',
    wire: people((wire) => wire.fails(deleteUser, failed)),
    act: thenPress('Usuń użytkownika', 'Usuń użytkownika'),
  },
  {
    ...admin,
    says: 'Użytkownik został pomyślnie usunięty.',
    wire: people((wire) => wire.answers(deleteUser, done)),
    act: thenPress('Usuń użytkownika', 'Usuń użytkownika'),
  },
  {
    ...admin,
    says: 'Nie udało się pobrać danych analitycznych.',
    route: 'admin/analytics',
    wire: (wire) => wire.fails(getAnalytics, failed),
  },
  {
    says: 'Nowe pismo', // a non-admin meets the dashboard instead
    as: 'user',
    route: 'admin/users',
  },
];
