import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { keepInstallOffer } from './lib/browser/install-prompt.ts';
import { watchOverShell } from './lib/browser/service-worker.ts';

import './styles/tokens.css';
import './styles/global.css';

import './lib/configure-zod.ts';

keepInstallOffer();
watchOverShell();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
