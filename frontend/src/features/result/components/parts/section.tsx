import type { ReactNode } from 'react';

import styles from './section.module.css';

/** A titled card of the result. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
