import { useParams } from 'react-router';

import { LinkButton } from '#frontend/src/components/button.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { StopMail } from '#frontend/src/features/notifications/components/stop-mail.tsx';

import styles from '#frontend/src/features/auth/components/auth.module.css';

/** The target of "Nie chcę takich przypomnień" in a message; it needs no sign-in. */
export function StopMailPage() {
  const { token } = useParams();
  return (
    <div className={styles.screen}>
      {token === undefined ? (
        <>
          <PageTitle title="Nie udało się wyłączyć przypomnień" />
          <Notice kind="error">
            <p>Ten link jest niepełny. Otwórz go jeszcze raz z wiadomości e-mail.</p>
          </Notice>
        </>
      ) : (
        <StopMail token={token} />
      )}
      <LinkButton to={paths.settings} isWide>
        Ustawienia konta
      </LinkButton>
    </div>
  );
}
