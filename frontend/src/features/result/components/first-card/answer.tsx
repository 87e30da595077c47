import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import {
  EvidenceChip,
  EvidenceWords,
} from '#frontend/src/features/result/components/summary/evidence-note.tsx';
import { ProofButton } from '#frontend/src/features/result/components/summary/proof-button.tsx';
import { correctable } from '#frontend/src/features/result/model/correction-input.ts';
import { findEvidence } from '#frontend/src/features/result/model/evidence.ts';

import styles from './first-card.module.css';

type AnswerProps = {
  icon: LucideIcon;
  question: string;
  /** Path of the fact behind the answer; its evidence opens from the question's line. */
  fact?: string;
  children: ReactNode;
};

/** One question of the card with its answer. */
export function Answer({ icon, question, fact, children }: AnswerProps) {
  const { verification, review } = useResult();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const corrected = correctable(fact);
  const isCorrected = corrected !== undefined && review.corrections[corrected] !== undefined;
  const evidence = fact === undefined ? undefined : findEvidence(verification, fact);
  const hasProof = evidence !== undefined && !isCorrected;
  return (
    <section className={styles.answer}>
      <div className={styles.head}>
        <h3 className={styles.question}>
          <Icon of={icon} size={18} />
          {question}
        </h3>
        {hasProof ? (
          <ProofButton
            label={question}
            controls={id}
            isOpen={isOpen}
            isWorded
            onToggle={() => setOpen(!isOpen)}
          />
        ) : null}
      </div>
      {children}
      <EvidenceChip evidence={evidence} isCorrected={isCorrected} />
      {hasProof && isOpen ? (
        <div id={id} className={styles.proof}>
          <EvidenceWords evidence={evidence} />
        </div>
      ) : null}
    </section>
  );
}
