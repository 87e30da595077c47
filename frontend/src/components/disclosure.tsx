import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { classes } from '#frontend/src/lib/class-names.ts';

import { Icon } from './icon.tsx';

import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  look?: 'quiet' | 'row';
  /** Of the items with the same name, only one is open at a time. */
  name?: string;
  isOpen?: boolean;
};

/** A native disclosure: works by keyboard and with "find in page". */
export function Disclosure({ summary, children, look = 'row', name, isOpen }: DisclosureProps) {
  return (
    <details
      className={classes(styles.disclosure, styles[look])}
      open={isOpen}
      {...(name === undefined ? {} : { name })}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} size={look === 'row' ? 20 : 16} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
