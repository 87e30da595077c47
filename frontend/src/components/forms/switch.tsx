import { useId } from 'react';

import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  /** What is going on, or what the switch means; read with it. */
  note: string;
  isOn: boolean;
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
};

/** On or off at once, without a save button. A busy one keeps the focus and does nothing. */
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
