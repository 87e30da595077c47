import { LogIn, LogOut, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';

import { publicLinks, workspaceLinks } from '#frontend/src/app/routes.ts';
import { useSignOut } from '#frontend/src/app/use-sign-out.ts';
import { Button, LinkButton } from '#frontend/src/components/button.tsx';
import { Icon } from '#frontend/src/components/icon.tsx';
import { Logo } from '#frontend/src/components/logo.tsx';
import { openModal } from '#frontend/src/components/modal-layers.ts';
import { focusHeading } from '#frontend/src/components/use-page-heading.ts';
import { paths } from '#frontend/src/config/paths.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import { PlanStatus } from './plan-status.tsx';

import styles from './mobile-menu.module.css';

function SessionPart() {
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  if (session.status !== 'user') {
    return (
      <LinkButton to={paths.login} look="primary" size="large" icon={LogIn} isWide>
        Zaloguj się
      </LinkButton>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {workspaceLinks(session.account.role).map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes(styles.link)}>
              {icon ? <Icon of={icon} /> : null}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles.account}>
        <PlanStatus usage={session.usage} />
        <Button
          icon={LogOut}
          onClick={() => {
            signOut();
            void navigate(paths.home);
          }}
        >
          Wyloguj
        </Button>
      </div>
    </>
  );
}

/** The full-screen menu of small screens; a native modal dialog keeps the focus inside. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const opened = useRef(pathname);

  useEffect(() => {
    return dialog.current ? openModal(dialog.current) : undefined;
  }, []);

  useEffect(() => {
    if (opened.current !== pathname) onClose();
  }, [pathname, onClose]);

  useEffect(() => {
    const from = opened.current;
    return () => {
      // Closing returns the focus to the menu's button; on a new page the heading gets it.
      const [now = ''] = globalThis.location.hash.slice(1).split('?');
      if ((now === '' ? '/' : now) !== from) focusHeading();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <Logo />
        <Button look="quiet" icon={X} onClick={onClose}>
          Zamknij
        </Button>
      </div>
      <nav className={styles.body} aria-label="Menu">
        <SessionPart />
        <hr />
        <ul className={styles.list}>
          {publicLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={classes(styles.link)}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
