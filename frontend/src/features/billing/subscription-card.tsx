import { Link } from 'react-router';

import { paths } from '#frontend/src/config/paths.ts';
import { dayOf, formatPlainDay } from '#frontend/src/lib/format.ts';
import type { PlanStatus, Usage } from '#shared/contracts/me.ts';

import { PortalButton } from './portal-button.tsx';

import styles from './subscription-card.module.css';
import page from '#frontend/src/components/page.module.css';

const statusLabels: Record<PlanStatus, string> = {
  active: 'aktywna',
  trialing: 'okres próbny',
  past_due: 'zaległa płatność',
  canceled: 'anulowana, działa do końca opłaconego okresu',
};

type SubscriptionCardProps = {
  /** Undefined while it loads, null when it is not known. */
  usage: Usage | null | undefined;
  planName: string;
  remaining: string | undefined;
};

function Facts({ usage, planName, remaining }: SubscriptionCardProps) {
  return (
    <dl className={styles.facts}>
      <dt>Plan</dt>
      <dd>{planName}</dd>
      {remaining === undefined ? null : (
        <>
          <dt>Pozostałe analizy</dt>
          <dd>{remaining}</dd>
        </>
      )}
      {usage?.planStatus ? (
        <>
          <dt>Subskrypcja</dt>
          <dd>{statusLabels[usage.planStatus]}</dd>
        </>
      ) : null}
      {usage?.windowEnd ? (
        <>
          <dt>Koniec okresu</dt>
          <dd>{formatPlainDay(dayOf(new Date(usage.windowEnd)))}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** The portal is not available for a trial or without a plan (specification, section 6). */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { usage } = props;
  const hasNothingToManage = !usage || usage.source === 'trial';
  return (
    <section className={page.card}>
      <h2>Subskrypcja</h2>
      {usage === undefined ? (
        <p className={page.soft}>Sprawdzamy Twój plan…</p>
      ) : (
        <Facts {...props} />
      )}
      {usage !== undefined && hasNothingToManage ? (
        <p className={page.soft}>
          Nie masz płatnej subskrypcji. Plany znajdziesz w <Link to={paths.pricing}>cenniku</Link>.
        </p>
      ) : null}
      <div className={page.row}>
        <PortalButton disabled={hasNothingToManage} />
        {usage?.source === 'subscription' ? (
          <Link to={paths.withdrawal}>Odstąp od umowy tutaj</Link>
        ) : null}
      </div>
    </section>
  );
}
