import { LinkButton } from '#frontend/src/components/button.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import type { Verification } from '#frontend/src/features/auth/hooks/use-verification.ts';

import styles from './auth.module.css';

/** The three states of a mailed link. */
export function VerificationCard({ verification }: { verification: Verification }) {
  switch (verification.state) {
    case 'verifying':
      return (
        <div className={styles.screen}>
          <PageTitle title="Potwierdzanie adresu e-mail" />
          <Loading label="Sprawdzamy link z wiadomości…" />
        </div>
      );
    case 'success':
      return (
        <div className={styles.screen}>
          <PageTitle title="Konto jest aktywne" />
          <Notice kind="success" isUrgent>
            <p>Adres e-mail jest potwierdzony. Za chwilę przejdziesz do panelu.</p>
          </Notice>
          <LinkButton to={paths.dashboard} look="primary" isWide>
            Przejdź do panelu
          </LinkButton>
        </div>
      );
    case 'error':
      return (
        <div className={styles.screen}>
          <PageTitle title="Nie udało się potwierdzić adresu" />
          <Notice kind="error" isUrgent>
            <p>{verification.message}</p>
          </Notice>
          <LinkButton to={paths.login} look="primary" isWide>
            Wróć do logowania
          </LinkButton>
        </div>
      );
  }
}
