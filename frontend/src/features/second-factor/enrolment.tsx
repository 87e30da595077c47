import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';

import { Button } from '#frontend/src/components/button.tsx';
import { CopyButton } from '#frontend/src/components/copy-button.tsx';
import { PasswordField } from '#frontend/src/components/forms/account-fields.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';
import { saveToken } from '#frontend/src/lib/calls/session-token.ts';
import type { Account } from '#shared/contracts/auth.ts';
import { beginSecondFactor, confirmSecondFactor } from '#shared/contracts/second-factor.ts';

import { CodeForm } from './code-form.tsx';

import styles from './second-factor.module.css';

/** The QR library is loaded only when the enrolment starts. */
const QrPicture = lazy(() =>
  loadChunk(() => import('#frontend/src/components/qr/qr-picture.tsx')).then(({ QrPicture }) => ({
    default: QrPicture,
  })),
);

const FAILED = 'Nie udało się zacząć. Spróbuj ponownie.';

type Offer = { secret: string; uri: string };

function Password({ action, onOffer }: { action: string; onOffer: (offer: Offer) => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const body = password === '' ? {} : { password };
      onOffer(await call(beginSecondFactor, { body, fallback: FAILED }));
    } catch (error) {
      const message = answeredMessage(error, FAILED);
      form.setError('password', { message });
      showToast('error', message);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="Twoje hasło"
        hint="Zostaw puste, jeśli logujesz się tylko przez Google albo Facebooka."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div>
        <Button type="submit" look="primary" isBusy={isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** In groups of four letters, for copying by hand. */
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

function Scan({ offer, onCode }: { offer: Offer; onCode: (code: string) => Promise<void> }) {
  return (
    <div className={styles.steps}>
      <p>
        Zeskanuj ten obraz aplikacją do kodów, na przykład Google Authenticator, Aegis albo
        Bitwarden. Nie możesz skanować? Przepisz do niej klucz.
      </p>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <QrPicture text={offer.uri} label="Obraz do zeskanowania aplikacją do kodów" />
        </Suspense>
      </div>
      <p className={styles.secret}>
        <code>{inFours(offer.secret)}</code>
        <CopyButton text={offer.secret} label="Kopiuj klucz" />
      </p>
      <CodeForm
        action="Potwierdź"
        hint="Sześć cyfr, które pokazuje teraz aplikacja."
        onCode={onCode}
      />
    </div>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className={styles.steps}>
      <p>
        Zapisz te kody zapasowe w bezpiecznym miejscu, osobno od hasła. Każdy działa raz i zastąpi
        kod z aplikacji, gdy zgubisz telefon. <strong>Nie pokażemy ich drugi raz.</strong>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <CopyButton text={codes.join('\n')} label="Kopiuj kody" size="normal" />
        <Button look="primary" onClick={onDone}>
          Mam zapisane kody
        </Button>
      </div>
    </div>
  );
}

type EnrolmentProps = {
  /** Label of the start button. */
  action: string;
  /** Called with the new session when the recovery codes are saved. */
  onDone: (account: Account) => void;
};

/** The enrolment of a second factor: password, QR code and key, a first code, ten recovery codes. */
export function Enrolment({ action, onDone }: EnrolmentProps) {
  const [offer, setOffer] = useState<Offer>();
  const [made, setMade] = useState<{ codes: readonly string[]; account: Account }>();

  async function confirm(code: string): Promise<void> {
    const { token, user, recoveryCodes } = await call(confirmSecondFactor, { body: { code } });
    // Every earlier session has ended; this one continues with the fresh token.
    saveToken(token);
    setMade({ codes: recoveryCodes, account: user });
  }

  if (made !== undefined) {
    return <RecoveryCodes codes={made.codes} onDone={() => onDone(made.account)} />;
  }
  if (offer !== undefined) return <Scan offer={offer} onCode={confirm} />;
  return <Password action={action} onOffer={setOffer} />;
}
