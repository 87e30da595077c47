import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { Button } from '#frontend/src/components/button.tsx';
import { NewPasswordField, PasswordField } from '#frontend/src/components/forms/account-fields.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { saveToken } from '#frontend/src/lib/calls/session-token.ts';
import { changePassword } from '#shared/contracts/auth.ts';
import { passwordField } from '#shared/contracts/fields.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/domain/limits.ts';

import styles from './account.module.css';

const FAILED = 'Wystąpił błąd. Spróbuj ponownie.';

const passwordForm = z
  .object({
    currentPassword: passwordField,
    newPassword: z
      .string()
      .check(z.minLength(MIN_PASSWORD_LENGTH, 'Hasło musi mieć co najmniej 6 znaków')),
    repeated: z.string(),
  })
  .check(
    z.refine(({ newPassword, repeated }) => newPassword === repeated, {
      path: ['repeated'],
      error: 'Hasła nie są takie same',
    }),
  );

export function ChangePasswordForm() {
  const form = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      const body = { currentPassword, newPassword };
      const { token } = await call(changePassword, { body, fallback: FAILED });
      // Every other session has ended; this one continues with the fresh token.
      saveToken(token);
      form.reset();
      showToast('success', 'Hasło zostało pomyślnie zmienione.');
    } catch (error) {
      showToast('error', answeredMessage(error, FAILED));
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        label="Obecne hasło"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordField
        label="Nowe hasło"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label="Powtórz nowe hasło"
        isNew
        error={errors.repeated?.message}
        {...form.register('repeated')}
      />
      <div>
        <Button type="submit" look="primary" isBusy={isSubmitting}>
          Zmień hasło
        </Button>
      </div>
    </form>
  );
}
