import { type ReactNode, useId, useState } from 'react';

import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { asksToCheck } from '#frontend/src/features/result/model/certainty.ts';
import { correctable } from '#frontend/src/features/result/model/correction-input.ts';
import { findEvidence } from '#frontend/src/features/result/model/evidence.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import { CorrectFact } from './correct-fact.tsx';
import { EvidenceChip, EvidenceWords } from './evidence-note.tsx';
import { ProofButton } from './proof-button.tsx';

import styles from './facts.module.css';

/** A list of named facts of the letter. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = {
  label: string;
  value: string;
  /** Path in the classification, for the evidence and a correction. */
  path?: string;
  /** Placed at the end of the value's line. */
  tools?: ReactNode;
  /** Shown below the value. */
  note?: ReactNode;
  isStrong?: boolean;
  /** A short value that stands beside its label on a phone too. */
  isShort?: boolean;
};

/** One fact; its evidence opens below it, and in the correcting mode it can be corrected at its place. */
export function Fact(props: FactProps) {
  const { label, value, path, tools, note, isStrong = false, isShort = false } = props;
  const { verification, isCorrecting, review } = useResult();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const fact = correctable(path);
  const isCorrected = fact !== undefined && review.corrections[fact] !== undefined;
  const evidence = path === undefined ? undefined : findEvidence(verification, path);
  const hasProof = evidence !== undefined && !isCorrected;
  const isUnsure = path !== undefined && !isCorrected && asksToCheck(verification, path);
  return (
    <div className={classes(styles.fact, isShort && styles.short)}>
      <dt className={styles.label}>{isUnsure ? `${label}: sprawdź w piśmie` : label}</dt>
      <dd className={styles.value}>
        <div className={styles.line}>
          <span className={classes(styles.words, isStrong && styles.strong)}>{value}</span>
          {tools}
          {hasProof ? (
            <ProofButton
              label={label}
              controls={id}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
          ) : null}
        </div>
        {note}
        <EvidenceChip evidence={evidence} isCorrected={isCorrected} />
        {hasProof && isOpen ? (
          <div id={id} className={styles.proof}>
            <EvidenceWords evidence={evidence} />
          </div>
        ) : null}
        {fact !== undefined && (isCorrecting || isCorrected) ? (
          <CorrectFact fact={fact} label={label} />
        ) : null}
      </dd>
    </div>
  );
}
