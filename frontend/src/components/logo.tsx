import styles from './logo.module.css';

/** A sheet with a folded corner; its highlighted line is the L of Listownik. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden
    >
      <path
        className={styles.sheet}
        d="M7 2.8h12.6L26.2 9.4V27a2.2 2.2 0 0 1-2.2 2.2H8A2.2 2.2 0 0 1 5.8 27V4A1.2 1.2 0 0 1 7 2.8Z"
      />
      <path className={styles.fold} d="M19.6 2.8v5.4a1.2 1.2 0 0 0 1.2 1.2h5.4" />
      <path className={styles.marker} d="M9.6 22.6h13" />
      <path className={styles.letter} d="M11.6 9.6v13h9" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>Listownik</span>
    </span>
  );
}
