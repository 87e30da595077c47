import { type Ref, type SelectHTMLAttributes, useId } from 'react';

import styles from './field.module.css';

type Option<Value extends string> = { value: Value; label: string };

type SelectFieldProps<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange'
> & {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  ref?: Ref<HTMLSelectElement>;
};

/** A labelled choice of one option, shown by the device's own control. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, onChange, ...select } = props;
  const own = useId();
  const id = select.id ?? own;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.input}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
