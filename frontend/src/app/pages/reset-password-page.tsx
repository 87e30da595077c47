import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { paths } from '../../config/paths.ts';
import styles from '../../features/auth/components/auth.module.css';
import { NewPasswordForm } from '../../features/auth/components/new-password-form.tsx';
import { authTexts } from '../../features/auth/model/auth-texts.ts';
import { useEndSession } from '../use-sign-out.ts';

/** Specification, section 9. */
const REDIRECT_MS = 3_000;

export function ResetPasswordPage() {
  const { token } = useParams();
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const endSession = useEndSession();

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.login), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  function finish(): void {
    // A new password ends every session, this browser's too.
    endSession();
    setDone(true);
  }

  return (
    <div className={styles.screen}>
      <PageTitle title="Nowe hasło" />
      {isDone ? (
        <Notice kind="success" isUrgent>
          <p>{authTexts.resetDone}</p>
          <p>Za chwilę przejdziesz do logowania.</p>
        </Notice>
      ) : null}
      {!isDone && token !== undefined ? <NewPasswordForm token={token} onDone={finish} /> : null}
      {!isDone && token === undefined ? (
        <Notice kind="error">
          <p>Ten link jest niepełny. Otwórz go jeszcze raz z wiadomości e-mail.</p>
        </Notice>
      ) : null}
      <p className={styles.switch}>
        <LinkButton to={paths.login} look="quiet" size="small">
          Wróć do logowania
        </LinkButton>
      </p>
    </div>
  );
}
