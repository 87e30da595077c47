import { Button } from '#frontend/src/components/button.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { evidenceWords, locateQuote } from '#frontend/src/features/result/model/evidence.ts';
import type { FactEvidence } from '#shared/domain/analysis-result.ts';

import styles from './evidence-note.module.css';
import lists from '#frontend/src/features/result/components/parts/lists.module.css';

/** The letter's words behind a fact, and our interpretation of them. */
export function EvidenceWords({ evidence }: { evidence: FactEvidence }) {
  const { letterText, showInLetter } = useResult();
  const { quote } = evidence;
  const isInLetter = quote !== null && letterText !== null && locateQuote(letterText, quote);
  return (
    <>
      {quote === null ? null : (
        <blockquote className={lists.quote}>
          <mark>{quote}</mark>
        </blockquote>
      )}
      <p className={styles.reason}>{evidence.reason}</p>
      {isInLetter ? (
        <p>
          <Button look="quiet" size="small" onClick={() => showInLetter(quote)}>
            Pokaż w piśmie
          </Button>
        </p>
      ) : null}
    </>
  );
}

type ChipProps = { evidence: FactEvidence | undefined; isCorrected: boolean };

/** States when a fact is not, or no longer, certain from the letter. */
export function EvidenceChip({ evidence, isCorrected }: ChipProps) {
  if (isCorrected) {
    return (
      <span className={styles.chip} data-status="corrected">
        poprawione przez Ciebie
      </span>
    );
  }
  if (!evidence || evidence.status === 'confirmed') return null;
  return (
    <span className={styles.chip} data-status={evidence.status}>
      {evidenceWords[evidence.status]}
    </span>
  );
}
