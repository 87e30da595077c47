import { type InputHTMLAttributes, type Ref, useId } from 'react';

import { classes } from '#frontend/src/lib/class-names.ts';

import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input; its hint and error are tied to it for screen readers. */
export function Field({ label, error, hint, ...input }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={classes(styles.input, hasError && styles.wrong)}
        aria-invalid={hasError}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={hasError ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}
