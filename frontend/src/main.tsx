import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { keepInstallOffer } from './lib/browser/install-prompt.ts';
import { watchOverShell } from './lib/browser/service-worker.ts';
import { followSystemTheme } from './lib/browser/theme.ts';

import './styles/tokens.css';
import './styles/global.css';

keepInstallOffer();
watchOverShell();
followSystemTheme();

const page = document.documentElement;
const root = document.getElementById('root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Links of the landing page work before the application has started.
const isLanding = () => ['', '#', '#/'].includes(location.hash.split('?')[0] ?? '');
/** A user who leaves the landing page before hydration gets the next page rendered from scratch, which is no error. */
const onRecoverableError = (error: unknown) => {
  if (isLanding()) reportError(error);
};
if (root?.hasChildNodes() && page.dataset.screen !== 'other' && isLanding()) {
  // In small steps, so that a click never waits.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  delete pressed?.dataset.pressed;
  pressed?.click();
} else if (root) {
  root.replaceChildren();
  delete page.dataset.screen;
  createRoot(root).render(app);
}
