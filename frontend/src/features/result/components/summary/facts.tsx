import type { ReactNode } from 'react';

import { correctable } from '#frontend/src/features/result/model/correction-input.ts';

import { CorrectFact } from './correct-fact.tsx';
import { EvidenceNote } from './evidence-note.tsx';

import styles from './facts.module.css';

/** A list of named facts of the letter. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = {
  label: string;
  value: string;
  /** Path in the classification, for the proof and for a correction. */
  path?: string;
  tools?: ReactNode;
  isStrong?: boolean;
};

export function Fact({ label, value, path, tools, isStrong = false }: FactProps) {
  const fact = correctable(path);
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={isStrong ? styles.strong : undefined}>{value}</span>
        <div className={styles.tools}>
          {path === undefined ? null : <EvidenceNote fact={path} />}
          {fact === undefined ? null : <CorrectFact fact={fact} label={label} />}
          {tools}
        </div>
      </dd>
    </div>
  );
}
