import { WifiOff } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { useOnline } from '#frontend/src/lib/browser/use-online.ts';

import styles from './offline-note.module.css';

/** One quiet line while the device is offline: what still works and what waits. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.place}>
      {isOnline ? null : (
        <p className={styles.note}>
          <Icon of={WifiOff} size={18} />
          Nie masz połączenia z internetem. To, co jest otwarte, możesz czytać dalej; reszta
          poczeka.
        </p>
      )}
    </div>
  );
}
