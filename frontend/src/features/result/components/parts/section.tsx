import type { ReactNode } from 'react';

import styles from './section.module.css';

/** A titled card of the result; `tool` stands at the end of the title's line. */
export function Section({ title, tool, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {tool}
      </div>
      {children}
    </section>
  );
}
type SectionProps = { title: string; tool?: ReactNode; children: ReactNode };
