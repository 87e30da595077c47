import type { LucideIcon } from 'lucide-react';

import { classes } from '#frontend/src/lib/class-names.ts';

import { Icon } from './icon.tsx';

import styles from './icon-button.module.css';

type IconButtonProps = {
  icon: LucideIcon;
  /** Its action, for screen readers. */
  label: string;
  onClick: () => void;
  /** Shown as a tooltip when the icon alone may not be understood. */
  title?: string;
  size?: number;
  /** True when it removes something. */
  removes?: boolean;
};

/** A button with only an icon; used when everybody knows the icon or its word stands beside it. */
export function IconButton({ icon, label, onClick, title, size, removes }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.button, removes === true && styles.removes)}
      aria-label={label}
      onClick={onClick}
      {...(title === undefined ? {} : { title })}
    >
      <Icon of={icon} {...(size === undefined ? {} : { size })} />
    </button>
  );
}
