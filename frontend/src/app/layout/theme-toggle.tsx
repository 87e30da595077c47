import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { Icon } from '../../components/icon.tsx';
import { chooseTheme, currentTheme, subscribeTheme } from '../../lib/theme.ts';
import styles from './theme-toggle.module.css';

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme);
  const isDark = theme === 'dark';
  const label = isDark ? 'Włącz jasny motyw' : 'Włącz ciemny motyw';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon of={isDark ? Sun : Moon} />
    </button>
  );
}
