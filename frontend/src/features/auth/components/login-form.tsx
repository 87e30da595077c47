import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { Button } from '#frontend/src/components/button.tsx';
import { EmailField, PasswordField } from '#frontend/src/components/forms/account-fields.tsx';
import {
  type LoginForm as Values,
  loginForm,
} from '#frontend/src/features/auth/model/auth-forms.ts';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { isUnconfirmed, messageOf } from '#frontend/src/lib/calls/api-error.ts';
import { login, type Session } from '#shared/contracts/auth.ts';

import styles from './auth.module.css';

type LoginFormProps = {
  onSignedIn: (session: Session) => void;
  onForgot: () => void;
  /** The address is unconfirmed: the server has just sent the link again. */
  onUnconfirmed: (wish: Values) => void;
};

export function LoginForm({ onSignedIn, onForgot, onUnconfirmed }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit(body: Values): Promise<void> {
    try {
      onSignedIn(await call(login, { body, fallback: authTexts.loginFailed }));
    } catch (error) {
      if (isUnconfirmed(error)) onUnconfirmed(body);
      showToast('error', messageOf(error, authTexts.loginFailed));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <EmailField {...register('email')} error={errors.email?.message} />
      <PasswordField {...register('password')} error={errors.password?.message} />
      <div className={styles.row}>
        <label className={styles.remember}>
          <input type="checkbox" defaultChecked />
          Zapamiętaj mnie
        </label>
        <Button look="quiet" size="small" onClick={onForgot}>
          Odzyskaj hasło
        </Button>
      </div>
      <Button type="submit" look="primary" isWide isBusy={isSubmitting}>
        Zaloguj się
      </Button>
    </form>
  );
}
