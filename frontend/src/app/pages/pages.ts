import { lazy } from 'react';

import { loadChunk } from '#frontend/src/lib/load-chunk.ts';

/** Every page but the landing loads when its route is first opened. */
export const LoginPage = lazy(() =>
  loadChunk(() => import('./login-page.tsx')).then(({ LoginPage }) => ({ default: LoginPage })),
);
export const ResetPasswordPage = lazy(() =>
  loadChunk(() => import('./reset-password-page.tsx')).then((page) => ({
    default: page.ResetPasswordPage,
  })),
);
export const VerifyEmailPage = lazy(() =>
  loadChunk(() => import('./verify-email-page.tsx')).then((page) => ({
    default: page.VerifyEmailPage,
  })),
);
export const AuthCallbackPage = lazy(() =>
  loadChunk(() => import('./auth-callback-page.tsx')).then((page) => ({
    default: page.AuthCallbackPage,
  })),
);
export const DashboardPage = lazy(() =>
  loadChunk(() => import('./dashboard-page.tsx')).then((page) => ({ default: page.DashboardPage })),
);
export const HistoryPage = lazy(() =>
  loadChunk(() => import('./history-page.tsx')).then((page) => ({ default: page.HistoryPage })),
);
export const HistoryItemPage = lazy(() =>
  loadChunk(() => import('./history-item-page.tsx')).then((page) => ({
    default: page.HistoryItemPage,
  })),
);
export const SettingsPage = lazy(() =>
  loadChunk(() => import('./settings-page.tsx')).then((page) => ({ default: page.SettingsPage })),
);
export const ProfilePage = lazy(() =>
  loadChunk(() => import('./profile-page.tsx')).then((page) => ({ default: page.ProfilePage })),
);
export const PricingPage = lazy(() =>
  loadChunk(() => import('./pricing-page.tsx')).then((page) => ({ default: page.PricingPage })),
);
export const FaqPage = lazy(() =>
  loadChunk(() => import('./faq-page.tsx')).then((page) => ({ default: page.FaqPage })),
);
export const HowItWorksPage = lazy(() =>
  loadChunk(() => import('./how-it-works-page.tsx')).then((page) => ({
    default: page.HowItWorksPage,
  })),
);
export const ContactPage = lazy(() =>
  loadChunk(() => import('./contact-page.tsx')).then((page) => ({ default: page.ContactPage })),
);
export const TermsPage = lazy(() =>
  loadChunk(() => import('./terms-page.tsx')).then((page) => ({ default: page.TermsPage })),
);
export const PrivacyPage = lazy(() =>
  loadChunk(() => import('./privacy-page.tsx')).then((page) => ({ default: page.PrivacyPage })),
);
export const AdminUsersPage = lazy(() =>
  loadChunk(() => import('./admin-users-page.tsx')).then((page) => ({
    default: page.AdminUsersPage,
  })),
);
export const AdminAnalyticsPage = lazy(() =>
  loadChunk(() => import('./admin-analytics-page.tsx')).then((page) => ({
    default: page.AdminAnalyticsPage,
  })),
);
