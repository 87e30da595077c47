import { NavLink } from 'react-router';

import { Icon } from '../../components/icon.tsx';
import { classes } from '../../lib/class-names.ts';
import { workspaceLinks } from './menu-items.ts';
import styles from './side-menu.module.css';

export function SideMenu() {
  return (
    <nav className={styles.menu} aria-label="Panel">
      <ul className={styles.list}>
        {workspaceLinks.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes(styles.link)}>
              <Icon of={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
