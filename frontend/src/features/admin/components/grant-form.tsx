import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { Button } from '#frontend/src/components/button.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { useGrant } from '#frontend/src/features/admin/hooks/use-user-acts.ts';
import { type AdminUser, grantUsage } from '#shared/contracts/admin.ts';
import { GRANT_DEFAULT_AMOUNT, GRANT_DEFAULT_DAYS } from '#shared/domain/limits.ts';

import styles from './access-dialog.module.css';

/** Defaults of specification section 9. */
const defaultValues = { amount: GRANT_DEFAULT_AMOUNT, days: GRANT_DEFAULT_DAYS };

/** Gives a user analyses for some days; each at least 1. */
export function GrantForm({ userId }: { userId: AdminUser['id'] }) {
  const granting = useGrant(userId);
  const form = useForm({ resolver: zodResolver(grantUsage.body), defaultValues });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) => granting.mutate(body));

  return (
    <form className={styles.grant} onSubmit={(event) => void submit(event)} noValidate>
      <h3>Przyznaj analizy</h3>
      <div className={styles.fields}>
        <Field
          label="Liczba analiz"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          error={errors.amount?.message}
          {...form.register('amount', { valueAsNumber: true })}
        />
        <Field
          label="Liczba dni"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          error={errors.days?.message}
          {...form.register('days', { valueAsNumber: true })}
        />
      </div>
      <div>
        <Button type="submit" look="primary" isBusy={granting.isPending}>
          {granting.isPending ? 'Przyznajemy…' : 'Przyznaj'}
        </Button>
      </div>
    </form>
  );
}
