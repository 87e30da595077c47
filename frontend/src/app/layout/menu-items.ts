import { FilePlus2, History, Settings, UserRound, type LucideIcon } from 'lucide-react';

import { paths } from '../../config/paths.ts';

export const publicLinks = [
  { to: paths.howItWorks, label: 'Jak działa' },
  { to: paths.pricing, label: 'Cennik' },
  { to: paths.faq, label: 'FAQ' },
  { to: paths.contact, label: 'Kontakt' },
] as const;

/** The administrator's two entries join this list with the pages they lead to. */
export const workspaceLinks: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.dashboard, label: 'Nowe pismo', icon: FilePlus2 },
  { to: paths.history, label: 'Historia dokumentów', icon: History },
  { to: paths.profile, label: 'Profil', icon: UserRound },
  { to: paths.settings, label: 'Ustawienia', icon: Settings },
];
