import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

import styles from './layout.module.css';

export function PublicLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header />
      <main id="tresc" tabIndex={-1} className={styles.main}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
