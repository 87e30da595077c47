import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { Button } from '#frontend/src/components/button.tsx';
import { EmailField } from '#frontend/src/components/forms/account-fields.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { declareWithdrawal } from '#shared/contracts/withdrawals.ts';
import { plans } from '#shared/domain/plans.ts';

import type { Statement } from './use-withdrawal.ts';

import styles from './statement-form.module.css';
import page from '#frontend/src/components/page.module.css';

type StatementFormProps = {
  known: Partial<Statement>;
  /** The purchase was found: its e-mail and its plan cannot be changed. */
  isFound: boolean;
  onStated: (statement: Statement) => void;
};

/** First step: the person, the contract, and the address for the receipt. It does not ask for a reason. */
export function StatementForm({ known, isFound, onStated }: StatementFormProps) {
  const { name = '', email = '', plan = 'BASIC' } = known;
  const form = useForm({
    resolver: zodResolver(declareWithdrawal.body),
    defaultValues: { name, email, plan },
  });
  const { errors } = form.formState;
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onStated)(event)}
    >
      <Field
        label="Imię i nazwisko"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <EmailField
        label="Adres e-mail, na który kupiono plan"
        isNew
        readOnly={isFound}
        error={errors.email?.message}
        {...form.register('email')}
      />
      {isFound ? null : (
        <fieldset className={styles.plans}>
          <legend>Umowa, od której odstępujesz</legend>
          {(['BASIC', 'PRO'] as const).map((key) => (
            <label key={key} className={styles.plan}>
              <input type="radio" value={key} {...form.register('plan')} />
              Plan {plans[key].label}
            </label>
          ))}
        </fieldset>
      )}
      <div>
        <Button type="submit" look="primary">
          Dalej
        </Button>
      </div>
    </form>
  );
}
