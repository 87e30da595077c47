import { LayoutDashboard, LogIn, LogOut, Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';

import { publicLinks } from '#frontend/src/app/routes.ts';
import { useSignOut } from '#frontend/src/app/use-sign-out.ts';
import { Button, LinkButton } from '#frontend/src/components/button.tsx';
import { Logo } from '#frontend/src/components/logo.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import { PlanStatus } from './plan-status.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

import styles from './header.module.css';

const MobileMenu = lazy(() =>
  loadChunk(() => import('./mobile-menu.tsx')).then((chunk) => ({ default: chunk.MobileMenu })),
);

function SessionControls() {
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();

  if (session.status === 'loading' || session.status === 'unreachable') return null;
  if (session.status === 'guest') {
    return (
      <LinkButton to={paths.login} icon={LogIn}>
        Zaloguj się
      </LinkButton>
    );
  }
  return (
    <>
      <PlanStatus usage={session.usage} />
      <LinkButton to={paths.dashboard} icon={LayoutDashboard}>
        Panel
      </LinkButton>
      <Button
        look="quiet"
        icon={LogOut}
        onClick={() => {
          signOut();
          void navigate(paths.home);
        }}
      >
        Wyloguj
      </Button>
    </>
  );
}

export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.home} aria-label="Listownik, strona główna">
          <Logo />
        </Link>
        <nav className={styles.links} aria-label="Główne">
          {publicLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} className={classes(styles.link)}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <ThemeToggle />
          <div className={styles.session}>
            <SessionControls />
          </div>
          <Button
            look="quiet"
            icon={Menu}
            className={styles.menu}
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            Menu
          </Button>
        </div>
      </div>
      {isMenuOpen ? (
        <Suspense fallback={null}>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}
