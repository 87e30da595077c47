import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';

import { ThemeToggle } from '#frontend/src/app/layout/theme-toggle.tsx';
import { Toaster } from '#frontend/src/components/toaster.tsx';

import { Buttons, Folding, Identity, Levels, Messages, Waiting } from './basics.tsx';
import { Colours } from './colours.tsx';
import { Forms } from './forms.tsx';
import { Screens } from './screens.tsx';

import '#frontend/src/styles/tokens.css';
import '#frontend/src/styles/global.css';
import styles from './gallery.module.css';

/*
 * Every component in every state, for visual review: /gallery.html while `npm run dev` runs. The build starts only
 * from index.html, so the gallery is never shipped.
 */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <HashRouter>
        <main className={styles.gallery}>
          <header className={styles.head}>
            <h1>Części Listownika</h1>
            <ThemeToggle />
          </header>
          <Identity />
          <Colours />
          <Buttons />
          <Forms />
          <Messages />
          <Levels />
          <Waiting />
          <Folding />
          <Screens />
        </main>
        <Toaster />
      </HashRouter>
    </StrictMode>,
  );
}
