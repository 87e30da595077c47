import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { IconButton } from '#frontend/src/components/icon-button.tsx';
import { chooseTheme, currentTheme, subscribeTheme } from '#frontend/src/lib/browser/theme.ts';

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light');
  const isDark = theme === 'dark';
  const label = isDark ? 'Włącz jasny motyw' : 'Włącz ciemny motyw';
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
