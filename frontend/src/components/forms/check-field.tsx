import type { ReactNode } from 'react';

import styles from './check-field.module.css';

type CheckFieldProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The whole sentence somebody agrees to; never ticked for them. */
  children: ReactNode;
};

/** A box to tick with its sentence beside it; the sentence is the label, however long it is. */
export function CheckField({ isChecked, onChange, children }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
