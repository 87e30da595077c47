import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { SkipLink } from './skip-link.tsx';

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
