import { useState } from 'react';
import { Link } from 'react-router';

import { Button } from '#frontend/src/components/button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { CheckField } from '#frontend/src/components/forms/check-field.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { plans } from '#shared/domain/plans.ts';

import { periodOf } from './plan-cards.ts';
import { useCheckout } from './use-billing.ts';

import page from '#frontend/src/components/page.module.css';

type OrderDialogProps = { plan: 'BASIC' | 'PRO'; onClose: () => void };

/**
 * What is ordered, said right before the button that orders it (ustawa o prawach konsumenta, art. 17), and the
 * request to begin before the days of withdrawal are over (art. 15 ust. 3), which nobody ticks for the buyer.
 */
export function OrderDialog({ plan, onClose }: OrderDialogProps) {
  const [startNow, setStartNow] = useState(false);
  const checkout = useCheckout();
  const { label, quota, priceGrosze } = plans[plan];
  const price = `${priceGrosze / 100} zł`;
  return (
    <Dialog title={`Zamówienie: plan ${label}`} onClose={onClose}>
      <p>
        {quota} analiz w okresie 30 dni. {periodOf(priceGrosze)} Odnawianie wyłączysz w każdej
        chwili w Ustawieniach.
      </p>
      <p className={page.soft}>
        Masz 14 dni na odstąpienie od umowy. Zasady są w <Link to={paths.terms}>regulaminie</Link>,
        a odstąpisz przez link „Odstąp od umowy tutaj” na dole każdej strony.
      </p>
      <CheckField isChecked={startNow} onChange={setStartNow}>
        Żądam, żeby plan zaczął działać przed upływem 14 dni. Jeśli odstąpię, zapłacę tylko za pełne
        dni do odstąpienia ({price} : 30 za każdy dzień).
      </CheckField>
      <p className={page.soft}>
        Bez zaznaczenia plan też zacznie działać od razu, a po odstąpieniu zwrócimy całą zapłatę.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Anuluj</Button>
        <Button
          look="primary"
          isBusy={checkout.isPending}
          onClick={() => checkout.mutate({ priceKey: plan, startNow })}
        >
          {checkout.isPending ? 'Otwieramy płatność…' : 'Zamawiam z obowiązkiem zapłaty'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
