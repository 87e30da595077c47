import { Button } from '#frontend/src/components/button.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { correctable } from '#frontend/src/features/result/model/correction-input.ts';
import {
  evidenceWords,
  findEvidence,
  locateQuote,
} from '#frontend/src/features/result/model/evidence.ts';
import type { FactEvidence } from '#shared/domain/analysis-result.ts';

import styles from './evidence-note.module.css';
import lists from '#frontend/src/features/result/components/parts/lists.module.css';

function Note({ evidence }: { evidence: FactEvidence }) {
  const { letterText, showInLetter } = useResult();
  const { quote } = evidence;
  const isInLetter = quote !== null && letterText !== null && locateQuote(letterText, quote);
  return (
    <Disclosure summary="Skąd to wiemy" look="quiet">
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
    </Disclosure>
  );
}

/** The proof of one fact, one tap away; a fact without proof says so at once. */
export function EvidenceNote({ fact }: { fact: string }) {
  const { verification, review } = useResult();
  const corrected = correctable(fact);
  if (corrected !== undefined && review.corrections[corrected] !== undefined) {
    return (
      <div className={styles.note}>
        <span className={styles.chip} data-status="corrected">
          poprawione przez Ciebie
        </span>
      </div>
    );
  }
  const evidence = findEvidence(verification, fact);
  if (!evidence) return null;
  return (
    <div className={styles.note}>
      {evidence.status === 'confirmed' ? null : (
        <span className={styles.chip} data-status={evidence.status}>
          {evidenceWords[evidence.status]}
        </span>
      )}
      <Note evidence={evidence} />
    </div>
  );
}
