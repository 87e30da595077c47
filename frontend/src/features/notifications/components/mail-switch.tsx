import { Switch } from '#frontend/src/components/forms/switch.tsx';
import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { notificationTexts as texts } from '#frontend/src/features/notifications/model/notification-texts.ts';
import { useMailReminders } from '#frontend/src/features/notifications/model/use-mail-reminders.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import type { Account } from '#shared/contracts/auth.ts';

import page from '#frontend/src/components/page.module.css';

/** The switch for reminders by e-mail, which works in every browser; off by default. */
export function MailSwitch({ account }: { account: Account }) {
  const { isOn, error, reload, goingTo, turn } = useMailReminders();
  if (error !== null) {
    return <ErrorNotice message={answeredMessage(error, texts.mailUnknown)} onRetry={reload} />;
  }
  if (isOn === undefined) return <p className={page.soft}>Sprawdzamy ustawienia…</p>;
  const note = isOn ? `Wysyłamy je na adres ${account.email}.` : 'Wyłączone.';
  return (
    <Switch
      label="Przypomnienia e-mailem"
      note={goingTo === undefined ? note : 'Zapisujemy…'}
      isOn={goingTo ?? isOn}
      isBusy={goingTo !== undefined}
      onChange={turn}
    />
  );
}
