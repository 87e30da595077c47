import type { ReactNode } from 'react';

import { EvidenceNote } from './evidence-note.tsx';
import styles from './facts.module.css';

/** A list of named facts of the letter. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = {
  label: string;
  value: string;
  /** Path in the classification, for the proof. */
  path?: string;
  tools?: ReactNode;
  isStrong?: boolean;
};

export function Fact({ label, value, path, tools, isStrong = false }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={isStrong ? styles.strong : undefined}>{value}</span>
        <div className={styles.tools}>
          {path === undefined ? null : <EvidenceNote fact={path} />}
          {tools}
        </div>
      </dd>
    </div>
  );
}
