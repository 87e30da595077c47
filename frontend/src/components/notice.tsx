import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { classes } from '#frontend/src/lib/class-names.ts';

import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

import styles from './notice.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

type NoticeProps = {
  kind?: keyof typeof icons;
  title?: string;
  children: ReactNode;
  /** Announced at once; for messages that appear after the page was shown. */
  isUrgent?: boolean;
};

export function Notice({ kind = 'info', title, children, isUrgent = false }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[kind])} {...(isUrgent ? { role: 'alert' } : {})}>
      <span className={styles.icon}>
        <Icon of={icons[kind]} size={22} />
      </span>
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** Failure of a screen: what happened and how to continue. */
export function ErrorNotice({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Notice kind="error" isUrgent>
      <p>{message}</p>
      {onRetry ? (
        <p className={styles.action}>
          <Button onClick={onRetry}>Spróbuj ponownie</Button>
        </p>
      ) : null}
    </Notice>
  );
}
