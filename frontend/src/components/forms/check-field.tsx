import type { ReactNode } from 'react';

import styles from './check-field.module.css';

type CheckFieldProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The complete sentence of the consent; never ticked in advance. */
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
