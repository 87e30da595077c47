import { CalendarClock } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { asksToCheck, candidatesOf } from '#frontend/src/features/result/model/certainty.ts';
import { type Deadline, describeDeadline } from '#frontend/src/features/result/model/deadline.ts';
import { formatPlainDay } from '#frontend/src/lib/format.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

import { Answer } from './answer.tsx';
import { Candidates } from './candidates.tsx';
import { DELIVERY_FIELD } from './delivery-card.tsx';
import { TermSteps } from './term-steps.tsx';

import styles from './first-card.module.css';

const FACT = 'critical_dates.deadline';

/** Leads to the question whose answer determines the day. */
function askForDelivery(): void {
  const field = document.getElementById(DELIVERY_FIELD);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

function Reckoning({ deadline, basis }: { deadline: Deadline; basis: string | null }) {
  const { arithmetic, reckoning } = deadline;
  if (arithmetic === null && reckoning === null && basis === null) return null;
  return (
    <Disclosure summary="Jak to policzyć" look="quiet">
      {reckoning === null ? null : <TermSteps {...reckoning} />}
      {arithmetic === null ? null : <p>{arithmetic}</p>}
      {basis === null ? null : <p>Termin wynika z: {basis}</p>}
    </Disclosure>
  );
}

function Day({ deadline, isMarked }: { deadline: Deadline; isMarked: boolean }) {
  return (
    <>
      <p className={styles.fact}>{isMarked ? <mark>{deadline.main}</mark> : deadline.main}</p>
      {deadline.note === null ? null : <p className={styles.note}>{deadline.note}</p>}
      {deadline.doBy === null ? null : (
        <p className={styles.note}>
          Zrób do: <strong>{formatPlainDay(deadline.doBy)}</strong>
        </p>
      )}
    </>
  );
}

type WhenProps = { classification: Classification; isMarked: boolean };

/** By when: the day, the time left, and how it is counted. */
export function When({ classification, isMarked }: WhenProps) {
  const { today, review, verification } = useResult();
  const deadline = describeDeadline(classification, today, review.delivery);
  const [term] = classification.critical_dates.terms ?? [];
  const isCorrected = review.corrections[FACT] !== undefined;
  const candidates = isCorrected ? undefined : candidatesOf(verification, FACT, deadline.main);
  const isUnsure = !isCorrected && asksToCheck(verification, FACT);
  return (
    <Answer
      icon={CalendarClock}
      question={isUnsure ? 'Do kiedy: sprawdź w piśmie' : 'Do kiedy'}
      fact={FACT}
    >
      {candidates ? (
        <Candidates of={candidates} />
      ) : (
        <Day deadline={deadline} isMarked={isMarked} />
      )}
      <div className={styles.tools}>
        {deadline.asksForDelivery ? (
          <Button size="small" onClick={askForDelivery}>
            Policz dokładny dzień
          </Button>
        ) : null}
        <Reckoning deadline={deadline} basis={term?.legal_basis ?? null} />
      </div>
    </Answer>
  );
}
