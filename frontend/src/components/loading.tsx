import { LetterDrawing } from './letter-drawing.tsx';

import styles from './states.module.css';

/** Loading: the stroke draws itself. Screen readers read the words once. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.state} role="status">
      <LetterDrawing mood="reading" />
      <p className={styles.words}>{label}</p>
    </div>
  );
}
