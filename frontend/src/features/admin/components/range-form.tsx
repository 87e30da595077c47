import { useState } from 'react';

import { Field } from '#frontend/src/components/forms/field.tsx';
import { type DayRange, rangeFault } from '#frontend/src/features/admin/model/day-range.ts';
import { isIsoDay } from '#frontend/src/lib/format.ts';

import styles from './charts/charts.module.css';

type RangeFormProps = { range: DayRange; onRange: (range: DayRange) => void };

/** Two days; a valid range is applied at once. */
export function RangeForm({ range, onRange }: RangeFormProps) {
  const [typed, setTyped] = useState(range);
  const isComplete = isIsoDay(typed.start) && isIsoDay(typed.end);
  const fault = isComplete ? rangeFault(typed) : 'Podaj obie daty.';

  function change(part: Partial<DayRange>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    const isWhole = isIsoDay(next.start) && isIsoDay(next.end);
    if (isWhole && rangeFault(next) === undefined) onRange(next);
  }

  return (
    <div className={styles.range} role="group" aria-label="Zakres dat">
      <Field
        label="Od"
        type="date"
        value={typed.start}
        onChange={({ target }) => change({ start: target.value })}
      />
      <Field
        label="Do"
        type="date"
        value={typed.end}
        onChange={({ target }) => change({ end: target.value })}
      />
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
