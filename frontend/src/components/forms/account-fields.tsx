import { useState } from 'react';

import { Field, type FieldProps } from './field.tsx';

type Props = Omit<FieldProps, 'type' | 'label' | 'autoComplete'> & { label?: string };

/** An e-mail address; `isNew` when it creates an account instead of finding one. */
export function EmailField({ label = 'Adres e-mail', isNew = false, ...field }: EmailProps) {
  return (
    <Field {...field} label={label} type="email" autoComplete={isNew ? 'email' : 'username'} />
  );
}
type EmailProps = Props & { isNew?: boolean };

/** A password that can be shown while typing; `isNew` when it is being chosen. */
export function PasswordField({ label = 'Hasło', isNew = false, ...field }: PasswordProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      tool={{
        label: isShown ? 'Ukryj' : 'Pokaż',
        isPressed: isShown,
        onClick: () => setShown(!isShown),
      }}
    />
  );
}
type PasswordProps = Props & { isNew?: boolean };

/** A new password, with advice below it on how easy it is to guess; advice only, never a condition. */
export function NewPasswordField({ onChange, ...field }: PasswordProps) {
  const [advice, setAdvice] = useState<string>();
  const advise = async (password: string) => {
    const { passwordAdvice } = await import('#frontend/src/lib/passwords/password-advice.ts');
    setAdvice(passwordAdvice(password));
  };
  return (
    <PasswordField
      {...field}
      isNew
      hint={advice ?? PASSWORD_HINT}
      onChange={(event) => {
        onChange?.(event);
        // If the list does not load, the field works as before.
        advise(event.target.value).catch(() => setAdvice(undefined));
      }}
    />
  );
}

/** What a new password must have (specification, section 5). */
const PASSWORD_HINT = 'Co najmniej 6 znaków.';
