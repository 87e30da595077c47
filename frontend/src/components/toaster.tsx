import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { dismissToast, toasts as shown } from '#frontend/src/lib/browser/toasts.ts';
import { useInBrowser } from '#frontend/src/lib/browser/use-in-browser.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { modalLayers } from './modal-layers.ts';

import styles from './toaster.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/**
 * Messages at the top right. The region is always in the page, so that screen readers announce new messages;
 * while a modal dialog is open the region is inside it, because everything outside is inert.
 */
export function Toaster() {
  return useInBrowser() ? <Region /> : null;
}

function Region() {
  const toasts = useSyncExternalStore(shown.subscribe, shown.read);
  const dialog = useSyncExternalStore(modalLayers.subscribe, modalLayers.read).at(-1);

  const region = (
    <div className={styles.region} role="region" aria-label="Powiadomienia" aria-live="polite">
      {toasts.map(({ id, type, message, isLeaving }) => (
        <div
          key={id}
          className={classes(styles.toast, styles[type], isLeaving && styles.leaving)}
          {...(type === 'error' ? { role: 'alert' } : {})}
        >
          <span className={styles.icon}>
            <Icon of={icons[type]} />
          </span>
          <p className={styles.message}>{message}</p>
          <IconButton
            icon={X}
            size={18}
            label="Zamknij powiadomienie"
            onClick={() => dismissToast(id)}
          />
        </div>
      ))}
    </div>
  );
  return createPortal(region, dialog ?? document.body);
}
