import { Component, type ReactNode } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { LetterDrawing } from '#frontend/src/components/letter-drawing.tsx';

import styles from './error-boundary.module.css';

/** React catches rendering errors only through a class. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={styles.screen}>
        <LetterDrawing mood="empty" />
        <h1>Coś poszło nie tak</h1>
        <p className={styles.words}>
          To błąd po naszej stronie. Odśwież stronę. Jeśli analiza trwała, znajdziesz ją w historii.
        </p>
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          Odśwież stronę
        </Button>
      </main>
    );
  }
}
