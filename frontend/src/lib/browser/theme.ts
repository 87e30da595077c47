import { createSignal } from '#frontend/src/lib/store.ts';

import { findStored, saveStored } from './browser-storage.ts';

/** The stored choice, otherwise the system's preference. `public/start.js` does the same before paint. */
export type Theme = 'light' | 'dark';

const PAPER = { light: '#faf8f3', dark: '#12161c' } as const satisfies Record<Theme, string>;
const changed = createSignal();

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
  changed.tell();
}

export function chooseTheme(theme: Theme): void {
  saveStored('local', 'theme', theme);
  apply(theme);
}

export const subscribeTheme = changed.subscribe;

/** Follows the system on every screen, including those without a theme button, until the user chooses. */
export function followSystemTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => {
    if (findStored('local', 'theme') === null) apply(system.matches ? 'dark' : 'light');
  });
}
