import { type ReactNode, Suspense } from 'react';
import { Link, Outlet } from 'react-router';

import { Logo } from '#frontend/src/components/logo.tsx';
import { paths } from '#frontend/src/config/paths.ts';

import styles from './full-screen-layout.module.css';

/** Login, reset and verification: one card, no header or footer. */
export function FullScreenLayout({ children }: { children?: ReactNode }) {
  return (
    <main className={styles.screen}>
      <Link to={paths.home} className={styles.home} aria-label="Listownik, strona główna">
        <Logo />
      </Link>
      <div className={styles.card}>
        <Suspense fallback={null}>{children ?? <Outlet />}</Suspense>
      </div>
    </main>
  );
}
