import styles from './progress-ring.module.css';

const RADIUS = 54;
const LENGTH = 2 * Math.PI * RADIUS;

/** The circular percentage of a run. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  const shown = Math.round(percent);
  return (
    <div
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
    >
      <svg viewBox="0 0 120 120" aria-hidden className={styles.drawing}>
        <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
        <circle
          className={styles.value}
          cx="60"
          cy="60"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - shown / 100)}
        />
      </svg>
      <span className={styles.number} aria-hidden>
        {shown}
        <small>%</small>
      </span>
    </div>
  );
}
