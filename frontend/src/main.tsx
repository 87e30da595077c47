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
// A link of the landing page leads on before the application is there.
const isLanding = () => ['', '#', '#/'].includes(location.hash.split('?')[0] ?? '');
/** Whoever leaves the landing page before it is alive gets the next page drawn anew: that is no fault. */
const onRecoverableError = (error: unknown) => {
  if (isLanding()) reportError(error);
};
if (root?.hasChildNodes() && page.dataset.screen !== 'other' && isLanding()) {
  // In pieces, so that a press is never kept waiting.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  delete pressed?.dataset.pressed;
  pressed?.click();
} else if (root) {
  root.replaceChildren();
  delete page.dataset.screen;
  createRoot(root).render(app);
}
