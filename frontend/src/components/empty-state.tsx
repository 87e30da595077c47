import type { ReactNode } from 'react';

import { LetterDrawing } from './letter-drawing.tsx';

import styles from './states.module.css';

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <LetterDrawing mood="empty" />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
