import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';

import styles from './layout.module.css';

/** Protected pages: header, side menu (hidden on small screens), content. */
export function WorkspaceLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header />
      <div className={styles.workspace}>
        <SideMenu />
        <main id="tresc" tabIndex={-1} className={styles.content}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
}
