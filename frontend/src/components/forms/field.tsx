import { type InputHTMLAttributes, type Ref, useId } from 'react';

import { classes } from '#frontend/src/lib/class-names.ts';

import styles from './field.module.css';

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** A small button inside the field, at its end. */
  tool?: { label: string; isPressed: boolean; onClick: () => void };
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input; its hint and error are linked to it for screen readers. */
export function Field({ label, error, hint, tool, ...input }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={classes(styles.input, hasError && styles.wrong, tool && styles.withTool)}
          aria-invalid={hasError}
          aria-describedby={`${id}-note`}
        />
        {tool ? (
          <button
            type="button"
            className={styles.tool}
            aria-pressed={tool.isPressed}
            aria-controls={id}
            onClick={tool.onClick}
          >
            {tool.label}
          </button>
        ) : null}
      </div>
      <p id={`${id}-note`} className={hasError ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}
