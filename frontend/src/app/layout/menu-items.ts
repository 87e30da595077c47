import {
  ChartPie,
  FilePlus2,
  History,
  type LucideIcon,
  Settings,
  UserRound,
  UsersRound,
} from 'lucide-react';

import { paths } from '#frontend/src/config/paths.ts';
import type { Role } from '#shared/contracts/auth.ts';

export const publicLinks = [
  { to: paths.howItWorks, label: 'Jak działa' },
  { to: paths.pricing, label: 'Cennik' },
  { to: paths.faq, label: 'FAQ' },
  { to: paths.contact, label: 'Kontakt' },
] as const;

type MenuItem = { to: string; label: string; icon: LucideIcon };

const ownLinks: readonly MenuItem[] = [
  { to: paths.dashboard, label: 'Nowe pismo', icon: FilePlus2 },
  { to: paths.history, label: 'Historia dokumentów', icon: History },
  { to: paths.profile, label: 'Profil', icon: UserRound },
  { to: paths.settings, label: 'Ustawienia', icon: Settings },
];

const adminLinks: readonly MenuItem[] = [
  { to: paths.adminUsers, label: 'Zarządzanie Użytkownikami', icon: UsersRound },
  { to: paths.adminAnalytics, label: 'Turbo Analityka', icon: ChartPie },
];

/** Menu of the signed-in; administrators have two entries more. */
export function workspaceLinks(role: Role): readonly MenuItem[] {
  return role === 'ADMIN' ? [...ownLinks, ...adminLinks] : ownLinks;
}
