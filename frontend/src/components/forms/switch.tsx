import { useId } from 'react';

import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  /** The state, or the meaning of the switch; screen readers read it with the switch. */
  note: string;
  isOn: boolean;
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
};

/** Switches at once, without a save button. A busy switch keeps the focus and does nothing. */
export function Switch({ label, note, isOn, isBusy = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        className={styles.track}
        onClick={() => {
          if (!isBusy) onChange(!isOn);
        }}
      >
        <span className={styles.knob} />
      </button>
      <div>
        <p id={id} className={styles.label}>
          {label}
        </p>
        <p id={`${id}-note`} className={styles.note} aria-live="polite">
          {note}
        </p>
      </div>
    </div>
  );
}
