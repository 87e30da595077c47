import type { LucideIcon } from 'lucide-react';

import { classes } from '#frontend/src/lib/class-names.ts';

import { Icon } from './icon.tsx';

import styles from './icon-button.module.css';

type IconButtonProps = {
  icon: LucideIcon;
  /** What it does, for screen readers. */
  label: string;
  onClick: () => void;
  /** Shown beside the pointer, where the icon alone may not be understood. */
  title?: string;
  size?: number;
  /** True when it takes something away. */
  removes?: boolean;
};

/** A button that is an icon; only where the icon is known to everybody or its word stands beside it. */
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
