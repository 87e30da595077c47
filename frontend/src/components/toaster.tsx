import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { classes } from '../lib/class-names.ts';
import { dismissToast, readToasts, subscribeToasts } from '../lib/toasts.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/**
 * Messages top right. The region is always in the page, so that screen readers hear what enters it; each new
 * message lifts it over a modal dialog that may be open.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (!element || newest === undefined) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      role="region"
      aria-label="Powiadomienia"
      aria-live="polite"
    >
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
}
