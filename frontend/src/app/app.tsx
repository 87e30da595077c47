import { type ComponentType, type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';

import { ScreenTitle } from '#frontend/src/components/screen-title.ts';
import { Toaster } from '#frontend/src/components/toaster.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { useInBrowser } from '#frontend/src/lib/browser/use-in-browser.ts';

import type { Access } from './access.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { later } from './later.ts';
import { FullScreenLayout } from './layout/full-screen-layout.tsx';
import { OfflineNote } from './layout/offline-note.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { screens } from './routes.ts';
import type { Screen } from './screen.ts';
import { ScrollKeeper } from './scroll-keeper.tsx';

const SessionWatch = later('SessionWatch', () => import('./session-watch.tsx'));
const WorkspaceLayout = later('WorkspaceLayout', () => import('./layout/workspace-layout.tsx'));

const layouts = {
  public: <PublicLayout />,
  card: <FullScreenLayout />,
  workspace: <WorkspaceLayout />,
} as const satisfies Record<Screen['layout'], ReactNode>;

/** The screens of one frame with their access rule; protected frames show the login screen to guests. */
function framed(layout: Screen['layout'], access: Access) {
  const frame = layouts[layout];
  return (
    <Route
      key={`${layout} ${access}`}
      element={layout === 'workspace' ? <Guard access={access}>{frame}</Guard> : frame}
    >
      {screens
        .filter((screen) => screen.layout === layout && screen.access === access)
        .map(({ path, title, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <ScreenTitle value={title}>
                {access === 'guest' ? (
                  <Guard access={access}>
                    <Page />
                  </Guard>
                ) : (
                  <Page />
                )}
              </ScreenTitle>
            }
          />
        ))}
    </Route>
  );
}

function AppRoutes() {
  return (
    <Routes>
      {framed('public', 'public')}
      {framed('card', 'guest')}
      {framed('card', 'public')}
      {framed('workspace', 'user')}
      {framed('workspace', 'admin')}
      <Route path={`${paths.admin}/*`} element={<Navigate to={paths.adminUsers} replace />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

/** Not in the prerendered page. A separate chunk, so that its arrival does not hydrate the whole page in one long task. */
function Watch() {
  return <Suspense fallback={null}>{useInBrowser() ? <SessionWatch /> : null}</Suspense>;
}

/** The prerendered page has a fixed address; everywhere else the hash is the address. */
type AppProps = { Router?: ComponentType<PropsWithChildren> };

export function App({ Router = HashRouter }: AppProps) {
  return (
    <ErrorBoundary>
      <Router>
        <ScrollKeeper />
        <Watch />
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </Router>
      <OfflineNote />
      <Toaster />
    </ErrorBoundary>
  );
}
