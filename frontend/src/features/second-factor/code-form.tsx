import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { Button } from '#frontend/src/components/button.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';

import styles from './second-factor.module.css';

const FAILED = 'Nie udało się sprawdzić kodu. Spróbuj ponownie.';
const codeForm = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'Wpisz kod.')) });

type CodeFormProps = {
  action: string;
  hint: string;
  /** The purpose of the code; an error appears below the field. */
  onCode: (code: string) => Promise<void>;
};

/** A code of the application, or a recovery code. */
export function CodeForm({ action, hint, onCode }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      const message = answeredMessage(error, FAILED);
      form.setError('code', { message });
      showToast('error', message);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Kod"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div>
        <Button type="submit" look="primary" isBusy={isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  );
}
