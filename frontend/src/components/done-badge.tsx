import { CircleCheck } from 'lucide-react';

import { Icon } from './icon.tsx';

import styles from './done-badge.module.css';

/** Says that a letter, or a part of it, is behind the reader. */
export function DoneBadge({ words }: { words: string }) {
  return (
    <span className={styles.badge}>
      <Icon of={CircleCheck} size={16} />
      {words}
    </span>
  );
}
