import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { classes } from '#frontend/src/lib/class-names.ts';

import { IconButton } from './icon-button.tsx';
import { openModal } from './modal-layers.ts';

import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  isWide?: boolean;
};

/** A native modal dialog: focus is kept inside, Escape closes, focus returns where it was. Mount it to open it. */
export function Dialog({ title, onClose, children, isWide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    const close = dialog.current ? openModal(dialog.current) : undefined;
    return () => {
      close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, isWide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon={X} size={22} label="Zamknij" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
