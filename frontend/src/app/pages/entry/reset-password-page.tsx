import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { useEndSession } from '#frontend/src/app/use-sign-out.ts';
import { LinkButton } from '#frontend/src/components/button.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { NewPasswordForm } from '#frontend/src/features/auth/components/new-password-form.tsx';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { forgotAddress } from '#frontend/src/features/auth/model/forgot-address.ts';

import styles from '#frontend/src/features/auth/components/auth.module.css';

/** Specification, section 9. */
const REDIRECT_MS = 3_000;

export function ResetPasswordPage() {
  const { token } = useParams();
  const [isDone, setDone] = useState(false);
  const [isSpent, setSpent] = useState(false);
  const navigate = useNavigate();
  const endSession = useEndSession();

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.login), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  function finish(): void {
    // A new password ends every session, including this browser's.
    endSession();
    setDone(true);
  }

  return (
    <div className={styles.screen}>
      <PageTitle />
      {isDone ? (
        <Notice kind="success" isUrgent>
          <p>{authTexts.resetDone}</p>
          <p>Za chwilę przejdziesz do logowania.</p>
        </Notice>
      ) : null}
      {isSpent ? (
        <Notice kind="error" isUrgent>
          <p>Ten link wygasł albo został już użyty.</p>
          <p>
            <LinkButton to={forgotAddress} look="primary">
              Poproś o nowy link
            </LinkButton>
          </p>
        </Notice>
      ) : null}
      {!isDone && !isSpent && token !== undefined ? (
        <NewPasswordForm token={token} onDone={finish} onSpent={() => setSpent(true)} />
      ) : null}
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
