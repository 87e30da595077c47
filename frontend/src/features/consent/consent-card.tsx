import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { dayOf, formatPlainDay } from '#frontend/src/lib/format.ts';
import type { Account } from '#shared/contracts/auth.ts';

import { AskConsent } from './ask-consent.tsx';
import { CONSENT_SENTENCE } from './consent-text.ts';
import { useWithdrawConsent } from './use-letter-consent.ts';

import page from '#frontend/src/components/page.module.css';

function Withdrawal({ onClose }: { onClose: () => void }) {
  const withdrawal = useWithdrawConsent(onClose);
  return (
    <Dialog title="Wycofaj zgodę" onClose={onClose}>
      <p>
        Usuniemy wszystkie Twoje analizy i nie przyjmiemy kolejnych pism, dopóki nie udzielisz zgody
        ponownie. Usuniętych analiz nie da się przywrócić. Konto i plan zostają.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Anuluj</Button>
        <Button look="danger" isBusy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
          {withdrawal.isPending ? 'Usuwamy analizy…' : 'Wycofaj zgodę i usuń analizy'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Given({ at }: { at: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className={page.soft}>{CONSENT_SENTENCE}</p>
      <p>Zgoda udzielona {formatPlainDay(dayOf(new Date(at)))}.</p>
      <div>
        <Button onClick={() => setAsked(true)}>Wycofaj zgodę</Button>
      </div>
      {isAsked ? <Withdrawal onClose={() => setAsked(false)} /> : null}
    </>
  );
}

/** The consent to the reading of letters: when it was given, and how to give or withdraw it. */
export function ConsentCard({ account }: { account: Account }) {
  const { letterConsentAt } = account;
  return (
    <section className={page.card}>
      <h2>Zgoda na odczytywanie pism</h2>
      {letterConsentAt === undefined ? (
        <AskConsent action="Udziel zgody" />
      ) : (
        <Given at={letterConsentAt} />
      )}
    </section>
  );
}
