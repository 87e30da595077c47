import { useState } from 'react';

import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { SelectField } from '#frontend/src/components/forms/select-field.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { Section } from '#frontend/src/features/result/components/parts/section.tsx';
import { KeepNote } from '#frontend/src/features/result/components/summary/keep-note.tsx';
import {
  dateLabels,
  type DeliveryInput,
  inputOf,
  modeOptions,
  readDelivery,
} from '#frontend/src/features/result/model/delivery-input.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { describeDaysLeft, formatDay } from '#frontend/src/lib/format.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { type ReviewedTerm, reviewedTerms } from '#shared/letters/review/reviewed-terms.ts';

import { CalendarButton } from './calendar-button.tsx';
import { TermSteps } from './term-steps.tsx';

import styles from './delivery-card.module.css';
import page from '#frontend/src/components/page.module.css';

/** Names the first field, so that "Policz dokładny dzień" can lead to it. */
export const DELIVERY_FIELD = 'sposob-odbioru';

const soft = classes(page.small, page.soft);

/** One term with its two days: the day to act, and the last possible day. */
function LastDay({ term, computed }: ReviewedTerm) {
  const { today } = useResult();
  return (
    <li className={styles.term}>
      <p className={styles.what}>{term.what}</p>
      <dl className={styles.days}>
        {computed.isOver ? null : (
          <div>
            <dt className={soft}>Zrób do</dt>
            <dd>{formatDay(computed.doBy)}</dd>
          </div>
        )}
        <div>
          <dt className={soft}>
            {computed.earliestPossible ? 'Najwcześniejszy możliwy termin' : 'Ostateczny termin'}
          </dt>
          <dd>
            <mark>{formatDay(computed.lastDay)}</mark>{' '}
            <span className={soft}>{describeDaysLeft(today, computed.lastDay)}</span>
          </dd>
        </div>
      </dl>
      {computed.isOver && !computed.earliestPossible ? (
        <p>
          Skontaktuj się z nadawcą jak najszybciej. Jeśli spóźnienie nie wynika z Twojej winy,
          zapytaj o przywrócenie terminu.
        </p>
      ) : null}
      <Disclosure summary="Jak to policzyliśmy" look="quiet">
        <TermSteps {...computed} />
      </Disclosure>
    </li>
  );
}

/** Asks how and when the letter came, and shows the exact last day at once. */
export function DeliveryCard({ result }: { result: AnalysisResult }) {
  const { classification } = result;
  const { review, change, today } = useResult();
  const documentDate = classification.critical_dates.document_date ?? null;
  // Typed text stays as typed; before that the fields show the stored values.
  const [typed, setTyped] = useState<DeliveryInput>();
  const input = typed ?? inputOf(review.delivery);
  const { answer, error, hint } = readDelivery(input, today, documentDate);
  const terms = reviewedTerms(classification, answer ?? null, today);

  function take(next: DeliveryInput): void {
    setTyped(next);
    const read = readDelivery(next, today, documentDate).answer ?? null;
    // A half-typed date does not delete the stored one; clearing the choice does.
    if (read !== null || (next.mode === '' && review.delivery !== null)) change({ delivery: read });
  }

  const { mode } = input;
  return (
    <Section title="Jak i kiedy pismo do Ciebie dotarło?">
      <div className={styles.fields}>
        <SelectField
          id={DELIVERY_FIELD}
          label="Sposób odbioru"
          options={modeOptions}
          value={mode}
          onChange={(next) => take({ ...input, mode: next })}
        />
        {mode === '' || mode === 'unknown' ? null : (
          <Field
            label={dateLabels[mode]}
            type="date"
            max={today}
            value={input.date}
            error={error}
            {...(hint === undefined ? {} : { hint })}
            onChange={({ target }) =>
              take({ ...input, date: target.value, isBroken: target.validity.badInput })
            }
          />
        )}
      </div>
      {mode === 'unknown' && hint !== undefined ? <p>{hint}</p> : null}
      <div role="status">
        {terms.length === 0 ? null : (
          <ul className={styles.terms}>
            {terms.map((one, index) => (
              <LastDay key={index} {...one} />
            ))}
          </ul>
        )}
      </div>
      {terms.length === 0 ? null : (
        <p>
          <CalendarButton result={result} />
        </p>
      )}
      <KeepNote />
    </Section>
  );
}
