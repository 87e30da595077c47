import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { Button } from '#frontend/src/components/button.tsx';
import {
  EmailField,
  NewPasswordField,
  PasswordField,
} from '#frontend/src/components/forms/account-fields.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import {
  type RegisterForm as Values,
  registerForm,
} from '#frontend/src/features/auth/model/auth-forms.ts';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { messageOf } from '#frontend/src/lib/calls/api-error.ts';
import { register as registerCall } from '#shared/contracts/auth.ts';

import styles from './auth.module.css';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

type RegisterFormProps = {
  /** Receives the server's message, and the data needed to request the link again. */
  onRegistered: (message: string, wish: { email: string; password: string }) => void;
};

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(registerForm),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  async function submit({ firstName, lastName, email, password }: Values): Promise<void> {
    const body = { firstName, lastName, email, password };
    try {
      const { message } = await call(registerCall, { body, fallback: authTexts.registerFailed });
      onRegistered(message, { email, password });
    } catch (error) {
      showToast('error', messageOf(error, authTexts.registerFailed));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className={styles.names}>
        <Field
          {...register('firstName')}
          label="Imię"
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <Field
          {...register('lastName')}
          label="Nazwisko"
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
      </div>
      <EmailField {...register('email')} isNew error={errors.email?.message} />
      <NewPasswordField {...register('password')} error={errors.password?.message} />
      <PasswordField
        {...register('confirmation')}
        label="Powtórz hasło"
        isNew
        error={errors.confirmation?.message}
      />
      <Button type="submit" look="primary" isWide isBusy={isSubmitting}>
        Zarejestruj się
      </Button>
    </form>
  );
}
