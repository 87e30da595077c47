import { ChartPie, UsersRound } from 'lucide-react';

import { paths } from '#frontend/src/config/paths.ts';

import { later } from './later.ts';
import type { Screen } from './screen.ts';

/** Screens that only administrators see. */
export const adminScreens: readonly Screen[] = [
  {
    path: paths.adminUsers,
    title: 'Zarządzanie Użytkownikami',
    access: 'admin',
    layout: 'workspace',
    menu: { label: 'Zarządzanie Użytkownikami', icon: UsersRound },
    Page: later('AdminUsersPage', () => import('./pages/admin/admin-users-page.tsx')),
  },
  {
    path: paths.adminAnalytics,
    title: 'Turbo Analityka',
    access: 'admin',
    layout: 'workspace',
    menu: { label: 'Turbo Analityka', icon: ChartPie },
    Page: later('AdminAnalyticsPage', () => import('./pages/admin/admin-analytics-page.tsx')),
  },
  {
    path: paths.adminOperation,
    title: 'Praca usługi',
    access: 'admin',
    layout: 'workspace',
    Page: later('AdminOperationPage', () => import('./pages/admin/admin-operation-page.tsx')),
  },
  {
    path: paths.adminWithdrawals,
    title: 'Odstąpienia od umów',
    access: 'admin',
    layout: 'workspace',
    Page: later('AdminWithdrawalsPage', () => import('./pages/admin/admin-withdrawals-page.tsx')),
  },
];
