import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { Button } from '#frontend/src/components/button.tsx';
import { NewPasswordField, PasswordField } from '#frontend/src/components/forms/account-fields.tsx';
import {
  type ResetForm as Values,
  resetForm,
} from '#frontend/src/features/auth/model/auth-forms.ts';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { isSpentLink, messageOf } from '#frontend/src/lib/calls/api-error.ts';
import { resetPassword } from '#shared/contracts/auth.ts';

import styles from './auth.module.css';

type NewPasswordFormProps = { token: string; onDone: () => void; onSpent: () => void };

/** Sets a new password by the mailed link's token. */
export function NewPasswordForm({ token, onDone, onSpent }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ password }: Values): Promise<void> {
    const fallback = authTexts.resetFailed;
    try {
      await call(resetPassword, { params: { token }, body: { password }, fallback });
      onDone();
    } catch (error) {
      if (isSpentLink(error)) onSpent();
      showToast('error', messageOf(error, fallback));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <NewPasswordField
        {...register('password')}
        label="Nowe hasło"
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmation')}
        label="Powtórz nowe hasło"
        isNew
        error={errors.confirmation?.message}
      />
      <Button type="submit" look="primary" isWide isBusy={isSubmitting}>
        Ustaw nowe hasło
      </Button>
    </form>
  );
}
