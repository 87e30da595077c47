import { classes } from '#frontend/src/lib/class-names.ts';

import styles from './letter-drawing.module.css';

type Props = {
  /** `reading` animates the stroke; `still` shows the motif at rest; `empty` has no stroke. */
  mood?: 'reading' | 'still' | 'empty';
  size?: number;
};

/** The motif: a sheet of a letter with one highlighted line. */
export function LetterDrawing({ mood = 'still', size = 96 }: Props) {
  return (
    <svg
      className={classes(styles.drawing, styles[mood])}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      aria-hidden
    >
      <path
        className={styles.sheet}
        d="M22 10h38l16 16v56a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z"
      />
      <path className={styles.fold} d="M60 10v12a4 4 0 0 0 4 4h12" />
      <path className={styles.line} d="M28 26h20M28 36h14" />
      <path className={styles.stroke} d="M26 51h42" />
      <path className={styles.line} d="M28 51h38M28 61h40M28 71h26" />
    </svg>
  );
}
