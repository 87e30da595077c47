import { classes } from '#frontend/src/lib/class-names.ts';
import type { ComputedTerm } from '#shared/letters/calendar/term-engine.ts';

import styles from './term-steps.module.css';
import page from '#frontend/src/components/page.module.css';

type TermStepsProps = Pick<ComputedTerm, 'steps'> &
  Partial<Pick<ComputedTerm, 'legalBasis' | 'notes'>>;

/** How a last day was counted, step by step, with the rules. */
export function TermSteps({ steps, legalBasis = [], notes = [] }: TermStepsProps) {
  return (
    <div className={classes(styles.reckoning, page.small, page.soft)}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {legalBasis.length === 0 ? null : <p>Podstawa: {legalBasis.join('; ')}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
