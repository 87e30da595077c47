import { Wallet } from 'lucide-react';

import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { asksToCheck, candidatesOf } from '#frontend/src/features/result/model/certainty.ts';
import { moneyLine, SUM_NOT_TAKEN } from '#frontend/src/features/result/model/money-line.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

import { Answer } from './answer.tsx';
import { Candidates } from './candidates.tsx';

import styles from './first-card.module.css';

/** How much, and in which direction. */
export function HowMuch({ classification }: { classification: Classification }) {
  const { verification, review } = useResult();
  const { label, value, note, isOpen, isReceived, fact } = moneyLine(classification);
  const isCorrected = review.corrections[fact] !== undefined;
  const isUnsure = !isCorrected && asksToCheck(verification, fact);
  const question = isUnsure ? `${label}: sprawdź w piśmie` : label;
  if (value === null) {
    return (
      <Answer icon={Wallet} question={question}>
        <p className={styles.plain}>{isUnsure ? SUM_NOT_TAKEN : 'Nic do zapłaty w tym piśmie'}</p>
      </Answer>
    );
  }
  const candidates = isCorrected ? undefined : candidatesOf(verification, fact, value);
  return (
    <Answer icon={Wallet} question={question} fact={fact}>
      {candidates ? (
        <Candidates of={candidates} />
      ) : (
        <p className={classes(isOpen ? styles.open : styles.fact)}>
          {isReceived ? <mark>{value}</mark> : value}
        </p>
      )}
      {note === null ? null : <p className={styles.note}>{note}</p>}
    </Answer>
  );
}
