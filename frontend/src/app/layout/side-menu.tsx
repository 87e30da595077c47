import { NavLink } from 'react-router';

import { workspaceLinks } from '#frontend/src/app/routes.ts';
import { Icon } from '#frontend/src/components/icon.tsx';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import styles from './side-menu.module.css';

export function SideMenu() {
  const session = useSession();
  const role = session.status === 'user' ? session.account.role : 'USER';
  return (
    <nav className={styles.menu} aria-label="Panel">
      <ul className={styles.list}>
        {workspaceLinks(role).map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes(styles.link)}>
              {icon ? <Icon of={icon} /> : null}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
