import { Link, useNavigate } from 'react-router';

import { useLeave } from '#frontend/src/app/use-sign-out.ts';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { ChangePasswordForm } from '#frontend/src/features/account/change-password-form.tsx';
import { DataExport } from '#frontend/src/features/account/data-export.tsx';
import { DeleteAccount } from '#frontend/src/features/account/delete-account.tsx';
import { SignOutEverywhere } from '#frontend/src/features/account/sign-out-everywhere.tsx';
import { SubscriptionCard } from '#frontend/src/features/billing/subscription-card.tsx';
import { ConsentCard } from '#frontend/src/features/consent/consent-card.tsx';
import { InstallCard } from '#frontend/src/features/install/install-card.tsx';
import { NotificationsCard } from '#frontend/src/features/notifications/components/notifications-card.tsx';
import { FactorCard } from '#frontend/src/features/second-factor/factor-card.tsx';
import { quotaText } from '#frontend/src/features/session/plan-label.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { planLabel } from '#shared/domain/plan-label.ts';

import page from '#frontend/src/components/page.module.css';
import account from '#frontend/src/features/account/account.module.css';

/** The page changes first: without a session it would turn into the login screen. */
function useLeaveForHome(): () => void {
  const leave = useLeave();
  const navigate = useNavigate();
  return () => {
    void navigate(paths.home);
    leave();
  };
}

function YourSignIns() {
  const leave = useLeaveForHome();
  return (
    <section className={page.card}>
      <h2>Twoje logowania</h2>
      <p className={page.soft}>
        Zgubiony telefon albo cudzy komputer? Wyloguj się naraz ze wszystkich urządzeń, także z
        tego.
      </p>
      <div className={page.row}>
        <SignOutEverywhere onDone={leave} />
      </div>
    </section>
  );
}

function YourData() {
  const leave = useLeaveForHome();
  return (
    <section className={page.card}>
      <h2>Twoje dane w Listowniku</h2>
      <p className={page.soft}>
        Możesz pobrać wszystko, co o Tobie przechowujemy, jako plik JSON, albo usunąć konto razem ze
        wszystkimi danymi.
      </p>
      <div className={page.row}>
        <DataExport />
        <DeleteAccount onDeleted={leave} />
      </div>
    </section>
  );
}

export function SettingsPage() {
  const session = useSession();
  if (session.status !== 'user') return null;
  const { usage } = session;
  const { firstName, lastName, email } = session.account;
  return (
    <div className={page.workspace}>
      <PageTitle />
      <section className={page.card}>
        <h2>Profil</h2>
        <div className={account.form}>
          <Field label="Imię i nazwisko" value={`${firstName} ${lastName}`} readOnly />
          <Field label="E-mail" value={email} readOnly />
        </div>
        <p className={page.soft}>
          Imię i nazwisko zmienisz w <Link to={paths.profile}>profilu</Link>.
        </p>
      </section>
      <NotificationsCard account={session.account} />
      <section className={page.card}>
        <h2>Zmiana hasła</h2>
        <p className={page.soft}>Nowe hasło wyloguje Cię na pozostałych urządzeniach.</p>
        <ChangePasswordForm />
      </section>
      {session.account.role === 'ADMIN' ? <FactorCard /> : null}
      <YourSignIns />
      <SubscriptionCard
        usage={usage}
        planName={planLabel(usage)}
        remaining={usage ? quotaText(usage) : undefined}
      />
      <ConsentCard account={session.account} />
      <InstallCard />
      <YourData />
    </div>
  );
}
