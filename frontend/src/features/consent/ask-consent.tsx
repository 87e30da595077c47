import { ScanText } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { CheckField } from '#frontend/src/components/forms/check-field.tsx';

import { CONSENT_NOTES, CONSENT_SENTENCE } from './consent-text.ts';
import { useGiveConsent } from './use-letter-consent.ts';

import page from '#frontend/src/components/page.module.css';

type AskConsentProps = {
  /** Runs after the consent was given. */
  action: string;
  onRefuse?: () => void;
};

/** Asks for the full consent; the box is empty, and nothing continues without it. */
export function AskConsent({ action, onRefuse }: AskConsentProps) {
  const [isAgreed, setAgreed] = useState(false);
  const giving = useGiveConsent();
  return (
    <>
      <CheckField isChecked={isAgreed} onChange={setAgreed}>
        {CONSENT_SENTENCE}
      </CheckField>
      <ul className={page.soft}>
        {CONSENT_NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className={page.row}>
        <Button
          look="primary"
          icon={ScanText}
          disabled={!isAgreed}
          isBusy={giving.isPending}
          onClick={() => giving.mutate()}
        >
          {action}
        </Button>
        {onRefuse ? <Button onClick={onRefuse}>Nie teraz</Button> : null}
      </div>
    </>
  );
}
