import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import type { SocialReturn } from '#frontend/src/features/auth/model/social-return.ts';
import type { Session } from '#shared/contracts/auth.ts';

import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResendLink } from './resend-link.tsx';
import { SocialLinks } from './social-links.tsx';

import styles from './auth.module.css';

/** The data of a registration, kept in memory to request the link again. */
type Wish = { email: string; password: string };

type Mode = 'login' | 'register' | 'forgotPassword';

const titles: Record<Mode, string> = {
  login: 'Zaloguj się',
  register: 'Załóż konto',
  forgotPassword: 'Odzyskaj hasło',
};

function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  if (mode === 'login') {
    return (
      <p className={styles.switch}>
        Nie masz konta?
        <Button look="quiet" size="small" onClick={() => onChange('register')}>
          Zarejestruj się
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.switch}>
      {mode === 'register' ? 'Masz już konto?' : 'Pamiętasz hasło?'}
      <Button look="quiet" size="small" onClick={() => onChange('login')}>
        {mode === 'register' ? 'Zaloguj się' : 'Wróć do logowania'}
      </Button>
    </p>
  );
}

function PendingNote({ name }: { name: string }) {
  return (
    <Notice>
      <p className={styles.pending}>
        Zaloguj się albo załóż konto, a analiza pliku <strong>{name}</strong> zacznie się sama. Plik
        poczeka na tym urządzeniu najwyżej godzinę.
      </p>
    </Notice>
  );
}

type AuthScreenProps = {
  onSignedIn: (session: Session) => void;
  /** Name of the letter that waits for the sign-in. */
  pendingName?: string | undefined;
  socialReturn?: SocialReturn | undefined;
  /** The first form to show. */
  startWith?: 'login' | 'forgotPassword';
};

/** Three forms in one place. Each is mounted anew, so switching clears fields and messages. */
export function AuthScreen(props: AuthScreenProps) {
  const { onSignedIn, pendingName, socialReturn, startWith = 'login' } = props;
  const [mode, setMode] = useState<Mode>(startWith);
  const [unconfirmed, setUnconfirmed] = useState<Wish>();
  const [notice, setNotice] = useState<SocialReturn | undefined>(socialReturn);

  function show(next: Mode, message?: string, wish?: Wish): void {
    setMode(next);
    setUnconfirmed(wish);
    setNotice(message === undefined ? undefined : { kind: 'success', title: '', message });
  }

  return (
    <div className={styles.screen}>
      <PageTitle key={mode} title={titles[mode]} />
      {notice ? (
        <Notice kind={notice.kind} isUrgent {...(notice.title ? { title: notice.title } : {})}>
          <p>{notice.message}</p>
          {unconfirmed ? <ResendLink wish={unconfirmed} onSignedIn={onSignedIn} /> : null}
        </Notice>
      ) : null}
      {pendingName === undefined || mode === 'forgotPassword' ? null : (
        <PendingNote name={pendingName} />
      )}
      {mode === 'login' ? (
        <LoginForm
          onSignedIn={onSignedIn}
          onForgot={() => show('forgotPassword')}
          onUnconfirmed={(wish) => show('login', authTexts.confirmFirst, wish)}
        />
      ) : null}
      {mode === 'register' ? (
        <RegisterForm onRegistered={(message, wish) => show('login', message, wish)} />
      ) : null}
      {mode === 'forgotPassword' ? <ForgotForm /> : null}
      {mode === 'forgotPassword' ? null : (
        <>
          <p className={styles.or}>lub</p>
          <SocialLinks />
        </>
      )}
      <ModeSwitch mode={mode} onChange={show} />
    </div>
  );
}
