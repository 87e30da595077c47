import { FilePlus2, History, type LucideIcon, Settings, UserRound } from 'lucide-react';

import { paths } from '#frontend/src/config/paths.ts';
import type { Role } from '#shared/contracts/auth.ts';

import type { Access } from './access.ts';
import { adminScreens } from './admin-screens.ts';
import { later } from './later.ts';
import { LandingPage } from './pages/public/landing-page.tsx';
import type { Screen } from './screen.ts';

export const LoginPage = later('LoginPage', () => import('./pages/entry/login-page.tsx'));

export const SecondFactorPage = later(
  'SecondFactorPage',
  () => import('./pages/entry/second-factor-page.tsx'),
);

/** Every screen, once (specification, section 2). Only the landing page is part of the first load. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    title: 'Listownik',
    access: 'public',
    layout: 'public',
    Page: LandingPage,
  },
  {
    path: paths.howItWorks,
    title: 'Jak działa',
    access: 'public',
    layout: 'public',
    menu: { label: 'Jak działa' },
    Page: later('HowItWorksPage', () => import('./pages/public/how-it-works-page.tsx')),
  },
  {
    path: paths.pricing,
    title: 'Cennik',
    access: 'public',
    layout: 'public',
    menu: { label: 'Cennik' },
    Page: later('PricingPage', () => import('./pages/public/pricing-page.tsx')),
  },
  {
    path: paths.faq,
    title: 'FAQ',
    access: 'public',
    layout: 'public',
    menu: { label: 'FAQ' },
    Page: later('FaqPage', () => import('./pages/public/faq-page.tsx')),
  },
  {
    path: paths.contact,
    title: 'Kontakt',
    access: 'public',
    layout: 'public',
    menu: { label: 'Kontakt' },
    Page: later('ContactPage', () => import('./pages/public/contact-page.tsx')),
  },
  {
    path: paths.terms,
    title: 'Regulamin',
    access: 'public',
    layout: 'public',
    Page: later('TermsPage', () => import('./pages/public/terms-page.tsx')),
  },
  {
    path: paths.privacy,
    title: 'Polityka prywatności',
    access: 'public',
    layout: 'public',
    Page: later('PrivacyPage', () => import('./pages/public/privacy-page.tsx')),
  },
  {
    path: paths.accessibility,
    title: 'Dostępność',
    access: 'public',
    layout: 'public',
    Page: later('AccessibilityPage', () => import('./pages/public/accessibility-page.tsx')),
  },
  {
    path: paths.withdrawal,
    title: 'Odstąpienie od umowy',
    access: 'public',
    layout: 'public',
    Page: later('WithdrawalPage', () => import('./pages/public/withdrawal-page.tsx')),
  },
  {
    path: paths.login,
    title: 'Logowanie',
    access: 'guest',
    layout: 'card',
    Page: LoginPage,
  },
  {
    path: `${paths.resetPassword}/:token?`,
    title: 'Nowe hasło',
    access: 'public',
    layout: 'card',
    Page: later('ResetPasswordPage', () => import('./pages/entry/reset-password-page.tsx')),
  },
  {
    path: `${paths.verifyEmail}/:token?`,
    title: 'Potwierdzanie adresu e-mail',
    access: 'public',
    layout: 'card',
    Page: later('VerifyEmailPage', () => import('./pages/entry/verify-email-page.tsx')),
  },
  {
    path: `${paths.stopMail}/:token?`,
    title: 'Przypomnienia e-mailem',
    access: 'public',
    layout: 'card',
    Page: later('StopMailPage', () => import('./pages/entry/stop-mail-page.tsx')),
  },
  {
    path: paths.authCallback,
    title: 'Logowanie',
    access: 'public',
    layout: 'card',
    Page: later('AuthCallbackPage', () => import('./pages/entry/auth-callback-page.tsx')),
  },
  {
    path: paths.dashboard,
    title: 'Nowe pismo',
    access: 'user',
    layout: 'workspace',
    menu: { label: 'Nowe pismo', icon: FilePlus2 },
    Page: later('DashboardPage', () => import('./pages/workspace/dashboard-page.tsx')),
  },
  {
    path: paths.history,
    title: 'Historia dokumentów',
    access: 'user',
    layout: 'workspace',
    menu: { label: 'Historia dokumentów', icon: History },
    Page: later('HistoryPage', () => import('./pages/workspace/history-page.tsx')),
  },
  {
    path: `${paths.history}/:id`,
    title: 'Analiza Zakończona',
    access: 'user',
    layout: 'workspace',
    Page: later('HistoryItemPage', () => import('./pages/workspace/history-item-page.tsx')),
  },
  {
    path: paths.profile,
    title: 'Profil',
    access: 'user',
    layout: 'workspace',
    menu: { label: 'Profil', icon: UserRound },
    Page: later('ProfilePage', () => import('./pages/workspace/profile-page.tsx')),
  },
  {
    path: paths.settings,
    title: 'Ustawienia',
    access: 'user',
    layout: 'workspace',
    menu: { label: 'Ustawienia', icon: Settings },
    Page: later('SettingsPage', () => import('./pages/workspace/settings-page.tsx')),
  },
  ...adminScreens,
];

export type MenuItem = { to: string; label: string; icon?: LucideIcon };

function menuOf(layout: Screen['layout'], isShown: (access: Access) => boolean): MenuItem[] {
  return screens.flatMap(({ path, menu, access, ...screen }) =>
    menu && screen.layout === layout && isShown(access) ? [{ to: path, ...menu }] : [],
  );
}

export const publicLinks: readonly MenuItem[] = menuOf('public', () => true);

/** Menu of signed-in users; administrators have two more entries. */
export function workspaceLinks(role: Role): readonly MenuItem[] {
  return menuOf('workspace', (access) => access !== 'admin' || role === 'ADMIN');
}
