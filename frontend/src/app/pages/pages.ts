import { lazy } from 'react';

/** Every page but the landing loads when its route is first opened. */
export const LoginPage = lazy(() =>
  import('./login-page.tsx').then(({ LoginPage }) => ({ default: LoginPage })),
);
export const ResetPasswordPage = lazy(() =>
  import('./reset-password-page.tsx').then((page) => ({ default: page.ResetPasswordPage })),
);
export const VerifyEmailPage = lazy(() =>
  import('./verify-email-page.tsx').then((page) => ({ default: page.VerifyEmailPage })),
);
export const AuthCallbackPage = lazy(() =>
  import('./auth-callback-page.tsx').then((page) => ({ default: page.AuthCallbackPage })),
);
export const DashboardPage = lazy(() =>
  import('./dashboard-page.tsx').then((page) => ({ default: page.DashboardPage })),
);
export const HistoryPage = lazy(() =>
  import('./history-page.tsx').then((page) => ({ default: page.HistoryPage })),
);
export const HistoryItemPage = lazy(() =>
  import('./history-item-page.tsx').then((page) => ({ default: page.HistoryItemPage })),
);
export const SettingsPage = lazy(() =>
  import('./settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
);
export const ProfilePage = lazy(() =>
  import('./profile-page.tsx').then((page) => ({ default: page.ProfilePage })),
);
export const PricingPage = lazy(() =>
  import('./pricing-page.tsx').then((page) => ({ default: page.PricingPage })),
);
export const FaqPage = lazy(() =>
  import('./faq-page.tsx').then((page) => ({ default: page.FaqPage })),
);
export const HowItWorksPage = lazy(() =>
  import('./how-it-works-page.tsx').then((page) => ({ default: page.HowItWorksPage })),
);
export const ContactPage = lazy(() =>
  import('./contact-page.tsx').then((page) => ({ default: page.ContactPage })),
);
export const TermsPage = lazy(() =>
  import('./terms-page.tsx').then((page) => ({ default: page.TermsPage })),
);
export const PrivacyPage = lazy(() =>
  import('./privacy-page.tsx').then((page) => ({ default: page.PrivacyPage })),
);
export const AdminUsersPage = lazy(() =>
  import('./admin-users-page.tsx').then((page) => ({ default: page.AdminUsersPage })),
);
export const AdminAnalyticsPage = lazy(() =>
  import('./admin-analytics-page.tsx').then((page) => ({ default: page.AdminAnalyticsPage })),
);
