import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';

import { Toaster } from '#frontend/src/components/toaster.tsx';
import { paths } from '#frontend/src/config/paths.ts';

import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { FullScreenLayout } from './layout/full-screen-layout.tsx';
import { OfflineNote } from './layout/offline-note.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { WorkspaceLayout } from './layout/workspace-layout.tsx';
import * as Pages from './pages/pages.ts';
import { LandingPage } from './pages/public/landing-page.tsx';
import { ScrollKeeper } from './scroll-keeper.tsx';
import { SessionWatch } from './session-watch.tsx';

/** Without a network a call fails at once, with its sentence, instead of waiting unseen. */
const networkMode = 'always';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
});

function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.home} element={<LandingPage />} />
        <Route path={paths.pricing} element={<Pages.PricingPage />} />
        <Route path={paths.faq} element={<Pages.FaqPage />} />
        <Route path={paths.howItWorks} element={<Pages.HowItWorksPage />} />
        <Route path={paths.contact} element={<Pages.ContactPage />} />
        <Route path={paths.terms} element={<Pages.TermsPage />} />
        <Route path={paths.privacy} element={<Pages.PrivacyPage />} />
      </Route>
      <Route element={<FullScreenLayout />}>
        <Route
          path={paths.login}
          element={
            <Guard access="guest">
              <Pages.LoginPage />
            </Guard>
          }
        />
        <Route path={`${paths.resetPassword}/:token?`} element={<Pages.ResetPasswordPage />} />
        <Route path={`${paths.verifyEmail}/:token?`} element={<Pages.VerifyEmailPage />} />
        <Route path={paths.authCallback} element={<Pages.AuthCallbackPage />} />
      </Route>
      <Route
        element={
          <Guard access="user">
            <WorkspaceLayout />
          </Guard>
        }
      >
        <Route path={paths.dashboard} element={<Pages.DashboardPage />} />
        <Route path={paths.history} element={<Pages.HistoryPage />} />
        <Route path={`${paths.history}/:id`} element={<Pages.HistoryItemPage />} />
        <Route path={paths.settings} element={<Pages.SettingsPage />} />
        <Route path={paths.profile} element={<Pages.ProfilePage />} />
      </Route>
      <Route
        element={
          <Guard access="admin">
            <WorkspaceLayout />
          </Guard>
        }
      >
        <Route path={paths.adminUsers} element={<Pages.AdminUsersPage />} />
        <Route path={paths.adminAnalytics} element={<Pages.AdminAnalyticsPage />} />
        <Route path={`${paths.admin}/*`} element={<Navigate to={paths.adminUsers} replace />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <ScrollKeeper />
          <SessionWatch />
          <Suspense fallback={null}>
            <AppRoutes />
          </Suspense>
        </HashRouter>
        <OfflineNote />
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
