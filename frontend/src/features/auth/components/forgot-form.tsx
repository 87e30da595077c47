import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { Button } from '#frontend/src/components/button.tsx';
import { EmailField } from '#frontend/src/components/forms/account-fields.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import {
  type ForgotForm as Values,
  forgotForm,
} from '#frontend/src/features/auth/model/auth-forms.ts';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { messageOf } from '#frontend/src/lib/calls/api-error.ts';
import { forgotPassword } from '#shared/contracts/auth.ts';

import styles from './auth.module.css';

export function ForgotForm() {
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: zodResolver(forgotForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  async function submit(body: Values): Promise<void> {
    try {
      await call(forgotPassword, { body, fallback: authTexts.forgotFailed });
    } catch (error) {
      // Without its own error the form would count as submitted and lock its button.
      setError('root', {});
      showToast('error', messageOf(error, authTexts.forgotFailed));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <EmailField {...register('email')} error={errors.email?.message} />
      <Button
        type="submit"
        look="primary"
        isWide
        isBusy={isSubmitting}
        disabled={isSubmitSuccessful}
      >
        Wyślij link
      </Button>
      <div role="status">
        {isSubmitSuccessful ? (
          <Notice kind="success">
            <p>{authTexts.forgotSent}</p>
          </Notice>
        ) : null}
      </div>
    </form>
  );
}
