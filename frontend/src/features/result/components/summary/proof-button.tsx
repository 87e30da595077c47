import { Highlighter } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { classes } from '#frontend/src/lib/class-names.ts';

import styles from './proof-button.module.css';

type ProofButtonProps = {
  label: string;
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  /** With its words, which explain the icon of the others. */
  isWorded?: boolean;
};

/** Opens the letter's words behind a fact. */
export function ProofButton({ label, controls, isOpen, onToggle, isWorded }: ProofButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.button, isWorded === true && styles.worded)}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`Skąd to wiemy: ${label}`}
      onClick={onToggle}
    >
      <Icon of={Highlighter} size={18} />
      {isWorded === true ? 'Skąd to wiemy' : null}
    </button>
  );
}
