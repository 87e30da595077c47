import { LogIn, Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';

import { later } from '#frontend/src/app/later.ts';
import { publicLinks } from '#frontend/src/app/routes.ts';
import { Button, LinkButton } from '#frontend/src/components/button.tsx';
import { Logo } from '#frontend/src/components/logo.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import { ThemeToggle } from './theme-toggle.tsx';

import styles from './header.module.css';

const MobileMenu = later('MobileMenu', () => import('./mobile-menu.tsx'));
const UserControls = later('UserControls', () => import('./user-controls.tsx'));

function SessionControls() {
  const session = useSession();
  if (session.status === 'loading' || session.status === 'unreachable') return null;
  if (session.status !== 'user') {
    return (
      <LinkButton to={paths.login} icon={LogIn}>
        Zaloguj się
      </LinkButton>
    );
  }
  return (
    <Suspense fallback={null}>
      <UserControls usage={session.usage} />
    </Suspense>
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
