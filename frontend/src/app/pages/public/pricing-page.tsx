import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { usePaymentReturn } from '#frontend/src/app/use-payment-return.ts';
import { Button } from '#frontend/src/components/button.tsx';
import { CheckField } from '#frontend/src/components/forms/check-field.tsx';
import { Icon } from '#frontend/src/components/icon.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import {
  currentPaidPlan,
  type Customer,
  freeCardText,
  periodOf,
  planCards,
} from '#frontend/src/features/billing/plan-cards.ts';
import { PortalButton } from '#frontend/src/features/billing/portal-button.tsx';
import { useCheckout } from '#frontend/src/features/billing/use-billing.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { plans, type PriceKey } from '#shared/domain/plans.ts';

import styles from './pricing-page.module.css';
import page from '#frontend/src/components/page.module.css';

type StartNowProps = { priceGrosze: number; isAsked: boolean; onAsk: (isAsked: boolean) => void };

/**
 * The request to begin before the withdrawal period ends (ustawa o prawach konsumenta, art. 15 ust. 3): shown
 * beside the button, never ticked in advance, and never a condition.
 */
function StartNow({ priceGrosze, isAsked, onAsk }: StartNowProps) {
  return (
    <div className={page.small}>
      <CheckField isChecked={isAsked} onChange={onAsk}>
        Żądam, żeby plan zaczął działać przed upływem 14 dni na odstąpienie. Jeśli odstąpię, zapłacę
        tylko za pełne dni do odstąpienia ({priceGrosze / 100}&nbsp;zł&nbsp;:&nbsp;30 za dzień).
      </CheckField>
      <p className={page.soft}>
        Bez zaznaczenia zwrócimy po odstąpieniu całą zapłatę. Zamówienie jest z&nbsp;obowiązkiem
        zapłaty; płacisz na następnej stronie.
      </p>
    </div>
  );
}

function ChoosePlan({ plan, isSignedIn }: { plan: 'BASIC' | 'PRO'; isSignedIn: boolean }) {
  const [startNow, setStartNow] = useState(false);
  const checkout = useCheckout();
  const navigate = useNavigate();
  const { label, priceGrosze } = plans[plan];
  return (
    <>
      {isSignedIn ? (
        <StartNow priceGrosze={priceGrosze} isAsked={startNow} onAsk={setStartNow} />
      ) : null}
      <Button
        isWide
        look={plan === 'BASIC' ? 'primary' : 'secondary'}
        isBusy={checkout.isPending}
        onClick={() => {
          if (isSignedIn) checkout.mutate({ priceKey: plan, startNow });
          else void navigate(paths.login);
        }}
      >
        {checkout.isPending ? 'Otwieramy płatność…' : `Wybierz ${label}`}
      </Button>
    </>
  );
}

function PlanAction({ plan, customer }: { plan: PriceKey; customer: Customer }) {
  if (plan === 'FREE') return <p className={styles.state}>{freeCardText(customer)}</p>;
  if (currentPaidPlan(customer) === plan) return <PortalButton isWide />;
  return <ChoosePlan plan={plan} isSignedIn={customer.isSignedIn} />;
}

function Cards() {
  const session = useSession();
  const isSignedIn = session.status === 'user';
  const customer = { isSignedIn, usage: isSignedIn ? session.usage : undefined };
  return (
    <ul className={styles.cards}>
      {planCards.map(({ key, title, forWhom, points }) => (
        <li key={key} className={classes(styles.card, key === 'BASIC' && styles.featured)}>
          {key === 'BASIC' ? <p className={styles.badge}>Najpopularniejszy</p> : null}
          <div>
            <h2>{title}</h2>
            <p className={classes(page.soft, styles.forWhom)}>{forWhom}</p>
          </div>
          <p className={styles.price}>
            {plans[key].priceGrosze / 100}&nbsp;zł
            {key === 'FREE' ? null : <small> miesięcznie</small>}
          </p>
          {key === 'FREE' ? null : (
            <p className={classes(page.soft, page.small)}>{periodOf(plans[key].priceGrosze)}</p>
          )}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon of={Check} />
                {point}
              </li>
            ))}
          </ul>
          <PlanAction plan={key} customer={customer} />
        </li>
      ))}
    </ul>
  );
}

export function PricingPage() {
  usePaymentReturn();
  return (
    <div className={page.page}>
      <PageTitle lead="Pierwsza analiza jest za darmo, bez karty. Płacisz dopiero, gdy chcesz więcej." />
      <Cards />
      <section className={styles.notes}>
        <h2>Zasady w skrócie</h2>
        <ul className={styles.rules}>
          <li>Okres rozliczeniowy odnawia się co 30&nbsp;dni.</li>
          <li>Niewykorzystane analizy nie przechodzą na kolejny okres.</li>
          <li>Anulujesz w&nbsp;każdej chwili. Plan działa do końca opłaconego okresu.</li>
          <li>Analiza, która się nie udała, nie zmniejsza limitu.</li>
          <li>Na reklamacje odpowiadamy w&nbsp;ciągu 14&nbsp;dni roboczych.</li>
        </ul>
        <p>
          Potrzebujesz więcej niż {plans.PRO.quota} analiz?{' '}
          <Link to={paths.contact}>Napisz do nas w&nbsp;sprawie planu Enterprise</Link>.
        </p>
      </section>
    </div>
  );
}
