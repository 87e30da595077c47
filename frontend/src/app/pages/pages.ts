import { lazy } from 'react';

import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';

/** Every page but the landing loads when its route is first opened. */
export const LoginPage = lazy(() =>
  loadChunk(() => import('./entry/login-page.tsx')).then(({ LoginPage }) => ({
    default: LoginPage,
  })),
);
export const ResetPasswordPage = lazy(() =>
  loadChunk(() => import('./entry/reset-password-page.tsx')).then((page) => ({
    default: page.ResetPasswordPage,
  })),
);
export const VerifyEmailPage = lazy(() =>
  loadChunk(() => import('./entry/verify-email-page.tsx')).then((page) => ({
    default: page.VerifyEmailPage,
  })),
);
export const AuthCallbackPage = lazy(() =>
  loadChunk(() => import('./entry/auth-callback-page.tsx')).then((page) => ({
    default: page.AuthCallbackPage,
  })),
);
export const DashboardPage = lazy(() =>
  loadChunk(() => import('./workspace/dashboard-page.tsx')).then((page) => ({
    default: page.DashboardPage,
  })),
);
export const HistoryPage = lazy(() =>
  loadChunk(() => import('./workspace/history-page.tsx')).then((page) => ({
    default: page.HistoryPage,
  })),
);
export const HistoryItemPage = lazy(() =>
  loadChunk(() => import('./workspace/history-item-page.tsx')).then((page) => ({
    default: page.HistoryItemPage,
  })),
);
export const SettingsPage = lazy(() =>
  loadChunk(() => import('./workspace/settings-page.tsx')).then((page) => ({
    default: page.SettingsPage,
  })),
);
export const ProfilePage = lazy(() =>
  loadChunk(() => import('./workspace/profile-page.tsx')).then((page) => ({
    default: page.ProfilePage,
  })),
);
export const PricingPage = lazy(() =>
  loadChunk(() => import('./public/pricing-page.tsx')).then((page) => ({
    default: page.PricingPage,
  })),
);
export const FaqPage = lazy(() =>
  loadChunk(() => import('./public/faq-page.tsx')).then((page) => ({ default: page.FaqPage })),
);
export const HowItWorksPage = lazy(() =>
  loadChunk(() => import('./public/how-it-works-page.tsx')).then((page) => ({
    default: page.HowItWorksPage,
  })),
);
export const ContactPage = lazy(() =>
  loadChunk(() => import('./public/contact-page.tsx')).then((page) => ({
    default: page.ContactPage,
  })),
);
export const TermsPage = lazy(() =>
  loadChunk(() => import('./public/terms-page.tsx')).then((page) => ({ default: page.TermsPage })),
);
export const PrivacyPage = lazy(() =>
  loadChunk(() => import('./public/privacy-page.tsx')).then((page) => ({
    default: page.PrivacyPage,
  })),
);
export const AdminUsersPage = lazy(() =>
  loadChunk(() => import('./admin/admin-users-page.tsx')).then((page) => ({
    default: page.AdminUsersPage,
  })),
);
export const AdminAnalyticsPage = lazy(() =>
  loadChunk(() => import('./admin/admin-analytics-page.tsx')).then((page) => ({
    default: page.AdminAnalyticsPage,
  })),
);
