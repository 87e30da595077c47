import { findStored, saveStored } from './browser-storage.ts';

/** The stored choice, otherwise the system's preference. `public/theme.js` does the same before paint. */
export type Theme = 'light' | 'dark';

const PAPER = { light: '#faf8f3', dark: '#12161c' } as const satisfies Record<Theme, string>;
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  saveStored('local', 'theme', theme);
  apply(theme);
}

export function subscribeTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onSystem = () => {
    if (findStored('local', 'theme') === null) apply(system.matches ? 'dark' : 'light');
  };
  listeners.add(listener);
  system.addEventListener('change', onSystem);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', onSystem);
  };
}
