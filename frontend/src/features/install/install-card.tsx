import { MonitorDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { install, installOffer } from '#frontend/src/lib/browser/install-prompt.ts';

import page from '#frontend/src/components/page.module.css';

/** Shown only while the browser offers to install the site; nothing else prompts for it. */
export function InstallCard() {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.read);
  if (!offer) return null;
  return (
    <section className={page.card}>
      <h2>Listownik na tym urządzeniu</h2>
      <p className={page.soft}>
        Możesz dodać Listownik do swoich aplikacji. Otworzy się wtedy jednym dotknięciem, także bez
        internetu.
      </p>
      <div className={page.row}>
        <Button icon={MonitorDown} onClick={() => void install()}>
          Zainstaluj aplikację
        </Button>
      </div>
    </section>
  );
}
