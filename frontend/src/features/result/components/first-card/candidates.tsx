import { Highlighter } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import type { Candidate } from '#frontend/src/features/result/model/certainty.ts';
import { locateQuote } from '#frontend/src/features/result/model/evidence.ts';

import styles from './candidates.module.css';

/** The possible values of a fact, side by side, each with its place; none takes precedence. */
export function Candidates({ of: candidates }: { of: readonly Candidate[] }) {
  const { letterText, showInLetter } = useResult();
  return (
    <div className={styles.box}>
      <p className={styles.words}>Pismo podaje różne dane. Sprawdź, które są właściwe.</p>
      <ul className={styles.list}>
        {candidates.map(({ value, quote }) => (
          <li key={value} className={styles.candidate}>
            <strong className={styles.value}>{value}</strong>
            {quote === null ? null : <q className={styles.quote}>{quote}</q>}
            {quote !== null && letterText !== null && locateQuote(letterText, quote) ? (
              <button
                type="button"
                className={styles.place}
                aria-label={`Pokaż w piśmie: ${value}`}
                onClick={() => showInLetter(quote)}
              >
                <Icon of={Highlighter} size={16} />
                Pokaż w piśmie
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
