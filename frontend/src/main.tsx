import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { keepInstallOffer } from './lib/browser/install-prompt.ts';
import { watchOverShell } from './lib/browser/service-worker.ts';

import './styles/tokens.css';
import './styles/global.css';

keepInstallOffer();
watchOverShell();

const page = document.documentElement;
const root = document.getElementById('root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root?.hasChildNodes() && page.dataset.screen !== 'other') {
  // In pieces, so that a press is never kept waiting.
  startTransition(() => void hydrateRoot(root, app));
} else if (root) {
  root.replaceChildren();
  delete page.dataset.screen;
  createRoot(root).render(app);
}
