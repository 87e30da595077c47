import { ChevronsUp, CircleAlert, Flag, Leaf, type LucideIcon } from 'lucide-react';

import { classes } from '#frontend/src/lib/class-names.ts';
import { type Level, priorityLabels, threatLabels } from '#shared/domain/levels.ts';

import { Icon } from './icon.tsx';

import styles from './level-badge.module.css';
import tones from './level-tones.module.css';

const icons: Record<Level, LucideIcon> = {
  LOW: Leaf,
  MEDIUM: Flag,
  HIGH: ChevronsUp,
  CRITICAL: CircleAlert,
};

const labels = { threat: threatLabels, priority: priorityLabels };
const nouns = { threat: 'Zagrożenie', priority: 'Priorytet' };

/** A level by colour, icon and Polish word, never by colour alone. */
export function LevelBadge({ level, of }: { level: Level; of: 'threat' | 'priority' }) {
  return (
    <span className={classes(styles.badge, tones[level.toLowerCase()])}>
      <Icon of={icons[level]} size={16} />
      <span>
        {nouns[of]}: {labels[of][level]}
      </span>
    </span>
  );
}
