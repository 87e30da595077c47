import { CircleCheck } from 'lucide-react';

import { Icon } from './icon.tsx';

import styles from './done-badge.module.css';

/** Marks a letter, or a part of it, as done. */
export function DoneBadge({ words }: { words: string }) {
  return (
    <span className={styles.badge}>
      <Icon of={CircleCheck} size={16} />
      {words}
    </span>
  );
}
