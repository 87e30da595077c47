import { type PropsWithChildren, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router, type To } from 'react-router';

import { App } from './app/app.tsx';

function stay(): never {
  throw new Error('The page that the build writes goes nowhere.');
}

/** Addresses in the form of the hash router, so that hydration finds the same ones. */
const navigator: Navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: stay,
  replace: stay,
  go: stay,
};

function LandingRouter({ children }: PropsWithChildren) {
  return (
    <Router location="/" navigator={navigator} static>
      {children}
    </Router>
  );
}

/** The landing page in HTML, as a guest in the light theme sees it. */
export function renderLanding(): string {
  return renderToString(
    <StrictMode>
      <App Router={LandingRouter} />
    </StrictMode>,
  );
}
