import { Switch } from '#frontend/src/components/forms/switch.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { notificationTexts as texts } from '#frontend/src/features/notifications/model/notification-texts.ts';
import { type PushSwitch, usePush } from '#frontend/src/features/notifications/model/use-push.ts';
import type { Account } from '#shared/contracts/auth.ts';

import { MailSwitch } from './mail-switch.tsx';

import page from '#frontend/src/components/page.module.css';

function noteOf({ state, goingTo }: PushSwitch): string {
  if (goingTo === 'on') return 'Włączamy…';
  if (goingTo === 'off') return 'Wyłączamy…';
  return state === 'on' ? 'Włączone w tej przeglądarce.' : 'Wyłączone w tej przeglądarce.';
}

function Control({ push }: { push: PushSwitch }) {
  switch (push.state) {
    case undefined:
      return <p className={page.soft}>Sprawdzamy tę przeglądarkę…</p>;
    case 'unsupported':
      return (
        <Notice>
          <p>{texts.unsupported}</p>
        </Notice>
      );
    case 'needs-install':
      return (
        <Notice title="Najpierw dodaj Listownik do ekranu początkowego">
          <p>
            Na iPhonie i iPadzie powiadomienia działają w zainstalowanej aplikacji. W Safari wybierz
            Udostępnij, potem „Do ekranu początkowego”, otwórz Listownik z ekranu i włącz
            powiadomienia tutaj.
          </p>
        </Notice>
      );
    case 'blocked':
      return (
        <Notice kind="warning" title="Powiadomienia są zablokowane">
          <p>
            Odblokuj je w ustawieniach przeglądarki: kliknij ikonę po lewej stronie adresu, otwórz
            uprawnienia tej witryny i zezwól na powiadomienia. Potem wróć tutaj.
          </p>
        </Notice>
      );
    case 'on':
    case 'off':
      return (
        <Switch
          label="Powiadomienia push"
          note={noteOf(push)}
          isOn={push.goingTo ? push.goingTo === 'on' : push.state === 'on'}
          isBusy={push.goingTo !== undefined}
          onChange={push.turn}
        />
      );
  }
}

/** Messages in this browser, in each of their states (specification, section 4), and reminders by e-mail. */
export function NotificationsCard({ account }: { account: Account }) {
  const push = usePush(account);
  return (
    <section className={page.card}>
      <h2>Powiadomienia</h2>
      <p className={page.soft}>
        Damy znać, gdy analiza skończy się pod Twoją nieobecność, oraz przypomnimy o terminie na 7,
        3 i 1 dzień przed nim i w dniu, w którym mija, o godzinie 8:00. Na ekranie blokady pokażemy
        i w e-mailu podamy tylko rodzaj pisma i termin.
      </p>
      <Control push={push} />
      <MailSwitch account={account} />
    </section>
  );
}
