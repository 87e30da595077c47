import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { Button } from '#frontend/src/components/button.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import type { Account } from '#shared/contracts/auth.ts';
import { nameField } from '#shared/contracts/fields.ts';
import { updateProfile } from '#shared/contracts/me.ts';

import styles from './account.module.css';

const FAILED = 'Aktualizacja profilu nie powiodła się.';
const profileForm = z.object({ firstName: nameField, lastName: nameField });

type ProfileFormProps = { account: Account; onSaved: (account: Account) => void };

/** Saving is enabled only when a name changed. */
export function ProfileForm({ account, onSaved }: ProfileFormProps) {
  const { firstName, lastName } = account;
  const form = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: { firstName, lastName },
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await call(updateProfile, { body, fallback: FAILED });
      onSaved(saved);
      form.reset({ firstName: saved.firstName, lastName: saved.lastName });
      showToast('success', 'Profil zaktualizowany pomyślnie.');
    } catch (error) {
      showToast('error', answeredMessage(error, FAILED));
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Imię"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <Field
        label="Nazwisko"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <Field
        label="E-mail"
        value={account.email}
        readOnly
        hint="Adresu e-mail nie można zmienić."
      />
      <div>
        <Button type="submit" look="primary" isBusy={isSubmitting} disabled={!isDirty}>
          Zapisz zmiany
        </Button>
      </div>
    </form>
  );
}
